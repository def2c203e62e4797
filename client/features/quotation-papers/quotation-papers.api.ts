import type { InputOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { SLOW_CALL_TIMEOUT_MS } from '../../../contracts/site/limits.ts';
import { download } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type CallState, useCall } from '../../lib/use-call.ts';
import { useWrite, type Write } from '../../lib/use-write.ts';
import { useCustomer } from '../../state/session.ts';
import type { ClientCopy, OwnPaper } from './client-copy-choice.ts';

export type QuotationPaper = components['schemas']['QuotationPaper'];
type Format = InputOf<'/woojiapi/order/downloadquotation'>['format'];

/** A quotation as a paper: for the company itself, or with what its client is shown. */
export type PaperRef = { readonly quotationId: string } & (
  | { readonly copy: 'own'; readonly choice: OwnPaper }
  | { readonly copy: 'client'; readonly choice: ClientCopy }
);

function inputOf(userId: string, { quotationId, ...paper }: PaperRef) {
  const { copy, choice } = paper;
  const input = { userId, quotationId, copy, ...(choice.hasSpecification ? {} : { hasSpecification: OFF }) };
  if (paper.copy === 'own') return input;
  const { markUp, hasPrices, hasDrawings, hasPictures } = paper.choice;
  return {
    ...input,
    margin: hasPrices ? markUp : 0,
    hasPrices: hasPrices ? ON : OFF,
    ...(hasDrawings ? {} : { hasDrawings: OFF }),
    ...(hasPictures ? { hasPictures: ON } : {}),
  };
}

const [ON, OFF] = [1, 0] as const;

/** @param paper undefined reads nothing */
export function useQuotationPaper(
  paper: PaperRef | undefined,
): CallState<'/woojiapi/order/qryquotationpaper'> {
  const { userId } = useCustomer().user;
  return useCall('/woojiapi/order/qryquotationpaper', paper ? inputOf(userId, paper) : null);
}

const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  zip: 'application/zip',
};

/** Fetches the paper as PDF, its quantities, or the files of its floors, and has the browser save it. */
export function useSaveQuotation(): Write<[paper: PaperRef, format: Format], void> {
  const { userId } = useCustomer().user;
  return useWrite(async (paper: PaperRef, format: Format) => {
    const input = { ...inputOf(userId, paper), format };
    // the files of many floors may still have to be made
    const options = format === 'zip' ? { timeoutMs: SLOW_CALL_TIMEOUT_MS } : {};
    const types = [TYPES[format]];
    const file = await download('/woojiapi/order/downloadquotation', input, { ...options, types });
    saveFile(file, `${paper.quotationId}.${format}`);
  });
}
