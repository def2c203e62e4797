import { brandName } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type Action, useAction } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';
import { dataFile, dataFileName } from './data-file.ts';
import { readOwnData } from './settings.api.ts';

/** Has the browser save all that is stored about the customer. */
export function useDataFile(): Action<[], void> {
  const { userId } = useCustomer().user;
  return useAction(
    async () => {
      const parts = await readOwnData(userId);
      const now = Date.now();
      const content = new Blob([dataFile(parts, now)], { type: 'application/json' });
      saveFile(content, dataFileName(brandName(), now));
    },
    { inPlace: true },
  );
}
