/** Files and what belongs to them, which are too large for `storage.ts`. */
export interface FileStore {
  /** One transaction. @returns what `work` asked for last; throws where the browser stores nothing, as in some private windows or on a full disk */
  readonly within: <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value> | undefined,
  ) => Promise<Value | undefined>;
}

/** A database of the browser with one store, whose entries are found by their `id`. */
export function fileStore(name: string, storeName: string): FileStore {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  return {
    async within<Value>(
      mode: IDBTransactionMode,
      work: (store: IDBObjectStore) => IDBRequest<Value> | undefined,
    ) {
      const database = await open();
      try {
        return await new Promise<Value | undefined>((resolve, reject) => {
          const transaction = database.transaction(storeName, mode);
          const request = work(transaction.objectStore(storeName));
          transaction.oncomplete = () => resolve(request?.result);
          transaction.onabort = () => reject(transaction.error);
        });
      } finally {
        database.close();
      }
    },
  };
}
