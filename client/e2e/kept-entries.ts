import type { Page } from '@playwright/test';

/** A database in which a page keeps files, and its store. */
type Place = readonly [database: string, store: string];

/** The pictures of a project that is being shared. */
export const SHARED: Place = ['alderline.shared-project', 'pictures'];
/** The photo of one’s own room, and what is marked in it. */
export const ROOM: Place = ['alderline.your-room', 'room'];
/** The floor plan, and what is traced over it. */
export const TRACE: Place = ['alderline.trace-plan', 'trace'];

/** What this browser keeps there by now: a page that is left earlier loses it. Files show as empty objects. */
export async function keptEntries(page: Page, place: Place): Promise<Record<string, unknown>[]> {
  return await page.evaluate(async ([database, store]) => {
    // opening would make it, without what the page keeps in it
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
    return await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
  }, place);
}

/** Blocks other reads and writes of what is kept there until the returned function is called. */
export async function holdEntries(tab: Page, place: Place): Promise<() => Promise<void>> {
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
    place,
  );
  return () => release.evaluate((stop) => stop());
}
