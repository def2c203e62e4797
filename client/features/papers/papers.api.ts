import { useState } from 'react';
import type { components } from '../../../contracts/generated/woojiapi.ts';
import { download } from '../../lib/api-client.ts';
import { CallError } from '../../lib/call-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

export type PaperKind = components['schemas']['PaperKind'];

const PDF = 'application/pdf';
const ZIP = 'application/zip';
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

export interface Saving<Asked extends unknown[]> {
  readonly run: (...asked: Asked) => void;
  readonly isPending: boolean;
  /** why the last one could not be saved, to show beside the button; undefined after a success */
  readonly error: unknown;
}

export type SavePaper = Saving<[paper: PaperRef, fileName: string]>;

/** Fetches a paper as PDF and has the browser save it. */
export function useSavePaper(): SavePaper {
  const { userId } = useCustomer().user;
  return useSaving(PDF, async ({ kind, id }: PaperRef, fileName: string) => ({
    file: await download('/woojiapi/order/downloadpaper', { userId, kind, id }),
    fileName,
  }));
}

/** Fetches the papers of a month such as 2026-11 as one zip and has the browser save it. */
export function useSaveMonth(): Saving<[month: string]> {
  const { userId } = useCustomer().user;
  return useSaving(ZIP, async (month: string) => ({
    file: await download('/woojiapi/order/downloadpapers', { userId, month }),
    fileName: `papers-${month}.zip`,
  }));
}

function useSaving<Asked extends unknown[]>(
  type: string,
  fetchFile: (...asked: Asked) => Promise<{ readonly file: Blob; readonly fileName: string }>,
): Saving<Asked> {
  const [error, setError] = useState<unknown>();
  const { run, isPending } = useAction(async (...asked: Asked) => {
    try {
      const { file, fileName } = await fetchFile(...asked);
      // nobody should file a gateway's error page as an invoice
      if (file.type !== type) throw new CallError({ kind: 'network' }, UNREADABLE);
      saveFile(file, fileName);
      setError(undefined);
    } catch (failure) {
      // its end is told once, for the whole page
      if (failure instanceof CallError && failure.endsSession) throw failure;
      setError(failure);
    }
  });
  return { run: (...asked) => void run(...asked), isPending, error };
}
