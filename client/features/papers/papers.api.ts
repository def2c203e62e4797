import type { components } from '../../../contracts/generated/woojiapi.ts';
import { download } from '../../lib/api-client.ts';
import { CallError } from '../../lib/call-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type Action, type ActionOptions, useAction, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

export type PaperKind = components['schemas']['PaperKind'];

const PDF = 'application/pdf';
const UNREADABLE = 'We could not read the reply. Please try again';

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
    const file = await download('/woojiapi/order/downloadpaper', { userId, kind, id });
    // nobody should file a gateway's error page as an invoice
    if (file.type !== PDF) throw new CallError({ kind: 'network' }, UNREADABLE);
    saveFile(file, fileName);
    return true as const;
  }, options);
}
