import { useState } from 'react';
import type { components } from '../../../contracts/generated/woojiapi.ts';
import { download } from '../../lib/api-client.ts';
import { CallError } from '../../lib/call-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
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

export interface SavePaper {
  readonly run: (paper: PaperRef, fileName: string) => void;
  readonly isPending: boolean;
  /** why the last one could not be saved, to show beside the button; undefined after a success */
  readonly error: unknown;
}

/** Fetches a paper as PDF and has the browser save it. */
export function useSavePaper(): SavePaper {
  const { userId } = useCustomer().user;
  const [error, setError] = useState<unknown>();
  const save = async ({ kind, id }: PaperRef, fileName: string) => {
    const file = await download('/woojiapi/order/downloadpaper', { userId, kind, id });
    // nobody should file a gateway's error page as an invoice
    if (file.type !== PDF) throw new CallError({ kind: 'network' }, UNREADABLE);
    saveFile(file, fileName);
  };
  const { run, isPending } = useAction(async (paper: PaperRef, fileName: string) => {
    try {
      await save(paper, fileName);
      setError(undefined);
    } catch (failure) {
      // its end is told once, for the whole page
      if (failure instanceof CallError && failure.endsSession) throw failure;
      setError(failure);
    }
  });
  return { run: (paper, fileName) => void run(paper, fileName), isPending, error };
}
