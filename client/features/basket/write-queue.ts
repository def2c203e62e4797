/** One line of writes: the next starts when the one before has ended, however it ended. */
export interface WriteQueue {
  /** Runs `write` after all earlier ones; settles as `write` does. */
  add<T>(write: () => Promise<T>): Promise<T>;
}

/**
 * Parallel basket writes overtake each other, and a stale reading then brings a removed line back. So writes wait
 * for each other, and `reread` runs once, when the last of them is done.
 */
export function createWriteQueue(reread: () => Promise<unknown>): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function run<T>(write: () => Promise<T>, before: Promise<unknown>): Promise<T> {
    await before;
    try {
      return await write();
    } finally {
      waiting -= 1;
      if (waiting === 0) await reread().catch(ignore);
    }
  }

  return {
    add(write) {
      waiting += 1;
      const mine = run(write, last);
      last = mine.catch(ignore);
      return mine;
    },
  };
}

/** A failure is its own caller's to handle; a failed reading shows at the reader's. */
function ignore(): void {}
