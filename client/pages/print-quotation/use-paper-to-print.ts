import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { clientCopyChoice, ownPaperChoice } from '../../features/quotation-papers/client-copy-choice.ts';
import {
  type PaperRef,
  type QuotationPaper,
  useQuotationPaper,
  useSaveQuotation,
} from '../../features/quotation-papers/quotation-papers.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { useNamePage } from '../../state/page-detail.ts';

const ID_MAX = 40;

interface PaperToPrint {
  /** undefined where the address names no quotation */
  readonly paper: PaperRef | undefined;
  readonly reading: Reading<QuotationPaper>;
  /** whether pictures are still to come */
  readonly isDrawing: boolean;
  readonly noteDrawn: (pictureId: string) => void;
  readonly save: ReturnType<typeof useSaveQuotation>;
}

/** The quotation that the address names, for the company itself or for its client. */
export function usePaperToPrint(): PaperToPrint {
  const search = useSearch();
  const client = useKeptChoice(clientCopyChoice);
  const own = useKeptChoice(ownPaperChoice);
  const [isChosen, setChosen] = useState(false);
  // what the browser has kept is known from the first effect on; before that a copy would be read twice
  useEffect(() => setChosen(true), []);
  const { quotationId, isClients } = useMemo(() => readAddress(search), [search]);
  const paper = useMemo((): PaperRef | undefined => {
    if (quotationId === '') return undefined;
    return isClients
      ? { quotationId, copy: 'client', choice: client }
      : { quotationId, copy: 'own', choice: own };
  }, [quotationId, isClients, client, own]);
  const answer = useQuotationPaper(isChosen ? paper : undefined);
  const found = answer.data?.data;
  // what a browser calls the file that it prints into
  useNamePage(useMemo(() => found && { title: `${found.title} ${found.paperNo}` }, [found]));
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  return {
    paper,
    reading: readingOf(answer, found),
    isDrawing: found?.pictures?.some(({ pictureId }) => !drawn.has(pictureId)) ?? false,
    noteDrawn: (pictureId) => setDrawn((before) => new Set([...before, pictureId])),
    save: useSaveQuotation(),
  };
}

function readAddress(search: string) {
  const given = new URLSearchParams(search);
  const id = given.get('id') ?? '';
  return { quotationId: id.length <= ID_MAX ? id : '', isClients: given.get('copy') === 'client' };
}
