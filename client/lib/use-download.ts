import { download } from './api-client.ts';
import { type Action, type ActionOptions, useAction } from './use-call.ts';

const KEPT_MS = 60_000;

/** Fetches a file with a signed call, which a plain link can't make, and has the browser save it. */
export function useDownload(options?: ActionOptions): Action<[fileName: string], true> {
  return useAction(async (fileName: string) => {
    const url = URL.createObjectURL(await download(fileName));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // The browser reads it after the click, some of them late.
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return true as const;
  }, options);
}
