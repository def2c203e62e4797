/** A queue of writes: each starts when the one before has ended, whether it succeeded or not. */
export interface WriteQueue {
  /** Runs `write` after all earlier ones; settles as `write` does. */
  add<T>(write: () => Promise<T>): Promise<T>;
  /** Settles with the last write; undefined while there is none. */
  last(): Promise<unknown> | undefined;
}

/**
 * Parallel writes could overtake each other, and a stale read could then bring a removed line back. So writes run one
 * after the other, and `reread` runs once, after the last.
 */
export function createWriteQueue(reread: () => Promise<unknown>): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function run<T>(write: () => Promise<T>, before: Promise<unknown>): Promise<T> {
    await before;
    try {
      return await write();
    } finally {
      if (waiting === 1) await reread().catch(ignore);
      waiting -= 1;
    }
  }

  return {
    last: () => (waiting > 0 ? last : undefined),
    add(write) {
      waiting += 1;
      const mine = run(write, last);
      last = mine.catch(ignore);
      return mine;
    },
  };
}

/** A write's failure is handled by its caller; a failed read is shown where it is read. */
function ignore(): void {}
