import { download } from '../../lib/api-client.ts';
import { type Action, useAction } from '../../lib/use-call.ts';

const KEPT_MS = 60_000;

/** Fetches a file by its signed call, which a plain link can't make, and hands it to the browser to save. */
export function useDownload(): Action<[fileName: string], true> {
  return useAction(async (fileName: string) => {
    const url = URL.createObjectURL(await download(fileName));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // The browser reads it after the click; some begin late.
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return true as const;
  });
}
