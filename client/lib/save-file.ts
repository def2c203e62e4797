import { download } from './api-client.ts';
import { type Action, type ActionOptions, useAction } from './use-call.ts';

const KEPT_MS = 60_000;

/** Has the browser save a file. @param fileName for content without a name */
export function saveFile(content: Blob | File, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = ('name' in content && content.name) || fileName;
  link.click();
  // Browsers read the file after the click, some of them late.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** @param text as `csvText` makes it */
export function saveCsv(text: string, fileName: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Fetches a file with a signed call, which a plain link can't make, and has the browser save it. */
export function useDownload(options?: ActionOptions): Action<[fileName: string], true> {
  return useAction(async (fileName: string) => {
    saveFile(await download('/api/download', { fileName }), fileName);
    return true as const;
  }, options);
}
