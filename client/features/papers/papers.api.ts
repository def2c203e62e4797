import type { components } from '../../../contracts/generated/woojiapi.ts';
import { download } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type Action, type ActionOptions, useAction, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

export type PaperKind = components['schemas']['PaperKind'];

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

/** Fetches a paper as PDF and has the browser save it. */
export function useSavePaper(options?: ActionOptions): Action<[paper: PaperRef, fileName: string], true> {
  const { userId } = useCustomer().user;
  return useAction(async ({ kind, id }: PaperRef, fileName: string) => {
    saveFile(await download('/woojiapi/order/downloadpaper', { userId, kind, id }), fileName);
    return true as const;
  }, options);
}
