/** Answers by key; a key without an answer is missing. */
export type Ask<V> = (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;

/**
 * Puts together what is asked in one turn of the event loop, each key once. Nothing is kept: an answer is always read after
 * its question came, so it is as right as if each had asked alone.
 * @returns asks for one key; rejects with the error of `ask`, as all others of that turn do
 */
export function askTogether<V>(ask: Ask<V>): (key: string) => Promise<V | undefined> {
  interface Batch {
    readonly keys: Set<string>;
    readonly answers: Promise<ReadonlyMap<string, V>>;
  }
  let gathering: Batch | undefined;

  const gather = (): Batch => {
    const keys = new Set<string>();
    const answers = new Promise<ReadonlyMap<string, V>>((resolve) => {
      setImmediate(() => {
        gathering = undefined;
        resolve(ask([...keys]));
      });
    });
    return { keys, answers };
  };

  return async (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.answers).get(key);
  };
}
