import type { Page } from '@playwright/test';

/** Where the form for sharing a project keeps its pictures. */
const DATABASE = 'alderline.shared-project';
const STORE = 'pictures';

/** How many pictures of a project this browser keeps. */
export async function keptPictures(page: Page): Promise<number> {
  return await page.evaluate(
    async ([database, store]) => {
      // opening would make it, without what the form keeps in it
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return 0;
      return await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      });
    },
    [DATABASE, STORE] as const,
  );
}

/** Blocks other reads and writes of the kept pictures until the returned function is called. */
export async function holdKeptPictures(tab: Page): Promise<() => Promise<void>> {
  const release = await tab.evaluateHandle(
    ([database, store]) =>
      new Promise<() => void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          let isHeld = true;
          // a transaction lasts as long as it is asked something
          const ask = () => {
            if (isHeld) transaction.objectStore(store).count().onsuccess = ask;
            else opening.result.close();
          };
          ask();
          resolve(() => {
            isHeld = false;
          });
        };
      }),
    [DATABASE, STORE] as const,
  );
  return () => release.evaluate((stop) => stop());
}
