/** Sends the newest value of each key; a value that is replaced before it was sent is never sent. */
export interface LatestWrites<Value> {
  /** Resolves when this key's newest value has been written. Rejects as `write` does; a waiting value is then dropped. */
  set(key: string, value: Value): Promise<void>;
}

/** Saves calls: ten presses of "+" need one figure stored, not ten writes in a row. */
export function createLatestWrites<Value>(
  write: (key: string, value: Value) => Promise<unknown>,
): LatestWrites<Value> {
  const waiting = new Map<string, Value>();
  const running = new Map<string, Promise<void>>();

  async function drain(key: string): Promise<void> {
    try {
      while (waiting.has(key)) {
        const value = waiting.get(key) as Value;
        waiting.delete(key);
        await write(key, value);
      }
    } finally {
      waiting.delete(key);
      running.delete(key);
    }
  }

  return {
    set(key, value) {
      waiting.set(key, value);
      const current = running.get(key);
      if (current) return current;
      const started = drain(key);
      running.set(key, started);
      return started;
    },
  };
}
