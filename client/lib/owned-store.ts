import { VISITOR_SCOPE } from './call-scope.ts';
import { fileStore } from './file-store.ts';
import { keptRecord } from './storage.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Files and what belongs to them, each with its owner, so that the next user of a shared browser doesn't see them. */
export interface OwnedStore {
  /** Puts an entry in the place of the one with its id. @returns whether the browser can; otherwise it lasts as long as the page */
  readonly keep: (entry: Entry & { readonly id: string; readonly owner: string }) => Promise<boolean>;
  readonly clear: () => Promise<void>;
  /** @returns the entry with an id: a customer's, or the one that they began before they logged in */
  readonly entriesOf: (owner: string) => Promise<(id: string) => Entry | undefined>;
}

export function ownedStore(name: string, storeName: string): OwnedStore {
  const { within } = fileStore(name, storeName);
  let inPage: Entry[] = [];
  return {
    async keep(entry) {
      const others = inPage.filter(({ id }) => id !== entry.id);
      try {
        await within('readwrite', (store) => store.put(entry));
        inPage = others;
        return true;
      } catch {
        inPage = [...others, entry];
        // after a reload, what it replaces would be taken for it
        await within('readwrite', (store) => store.delete(entry.id) as IDBRequest<unknown>).catch(
          () => undefined,
        );
        return false;
      }
    },
    async clear() {
      inPage = [];
      await within('readwrite', (store) => store.clear()).catch(() => undefined);
    },
    async entriesOf(owner) {
      const all = await within('readonly', (store) => store.getAll() as IDBRequest<unknown[]>).catch(
        () => [],
      );
      const own = [...inPage, ...(all ?? [])]
        .map(keptRecord)
        .filter((kept) => kept.owner === owner || kept.owner === VISITOR_SCOPE);
      return (id) => own.find((kept) => kept.id === id);
    },
  };
}
