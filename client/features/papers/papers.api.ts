import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { download } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useCall } from '../../lib/use-call.ts';
import { useWrite, type Write } from '../../lib/use-write.ts';
import { useCustomer } from '../../state/session.ts';

export type PaperKind = components['schemas']['PaperKind'];

const PDF = { types: ['application/pdf'] };
const ZIP = { types: ['application/zip'] };

/** A paper by its kind and the id of its order; a statement by its month. */
export interface PaperRef {
  readonly kind: PaperKind;
  readonly id: string;
}

/** @param paper undefined reads nothing */
export function usePaperCall(paper: PaperRef | undefined) {
  const { userId } = useCustomer().user;
  return useCall('/woojiapi/order/qrypaper', paper ? { userId, ...paper } : null);
}

export type SavePaper = Write<[paper: PaperRef], void>;

/** Fetches a paper as PDF and has the browser save it, under the name that the server gives it. */
export function useSavePaper(): SavePaper {
  const { userId } = useCustomer().user;
  return useWrite(async ({ kind, id }: PaperRef) => {
    saveFile(await download('/woojiapi/order/downloadpaper', { userId, kind, id }, PDF), `${kind}-${id}.pdf`);
  });
}

/** Fetches the papers of a month such as 2026-11 as one zip and has the browser save it. */
export function useSaveMonth(): Write<[month: string], void> {
  const { userId } = useCustomer().user;
  return useWrite(async (month: string) => {
    const file = await download('/woojiapi/order/downloadpapers', { userId, month }, ZIP);
    saveFile(file, `papers-${month}.zip`);
  });
}
