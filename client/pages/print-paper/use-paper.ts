import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import {
  type PaperKind,
  type PaperRef,
  type SavePaper,
  usePaperCall,
  useSavePaper,
} from '../../features/papers/papers.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useNamePage } from '../../state/page-detail.ts';

export type Paper = components['schemas']['Paper'];

const KINDS = Object.keys({
  invoice: 1,
  proforma: 1,
  confirmation: 1,
  'delivery-note': 1,
  'credit-note': 1,
  statement: 1,
} satisfies Record<PaperKind, 1>) as readonly PaperKind[];
const ID_MAX = 40;

export interface PaperModel {
  /** undefined where the address names no paper */
  readonly paper: PaperRef | undefined;
  readonly reading: Reading<Paper>;
  readonly save: SavePaper;
}

/** The paper that the address names. */
export function usePaper(): PaperModel {
  const search = useSearch();
  const paper = useMemo(() => paperIn(search), [search]);
  const answer = usePaperCall(paper);
  const found = answer.data?.data;
  // browsers suggest the title as the name of a PDF printed from the page
  useNamePage(useMemo(() => found && { title: `${found.title} ${found.paperNo}` }, [found]));
  return { paper, reading: readingOf(answer, found), save: useSavePaper() };
}

function paperIn(search: string): PaperRef | undefined {
  const given = new URLSearchParams(search);
  const kind = KINDS.find((each) => each === given.get('kind'));
  const id = given.get('id') ?? '';
  return kind && id !== '' && id.length <= ID_MAX ? { kind, id } : undefined;
}
