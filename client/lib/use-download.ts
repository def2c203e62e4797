import { download } from './api-client.ts';
import { saveFile } from './save-file.ts';
import { type Action, type ActionOptions, useAction } from './use-call.ts';

/** Fetches a file with a signed call, which a plain link can't make, and has the browser save it. */
export function useDownload(options?: ActionOptions): Action<[fileName: string], true> {
  return useAction(async (fileName: string) => {
    saveFile(await download('/api/download', { fileName }), fileName);
    return true as const;
  }, options);
}
