/** Answers by key; a key without an answer is missing. */
export type Ask<V> = (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;

/**
 * Combines the questions of one turn of the event loop into one, each key once. Nothing is cached: the reading always begins
 * after the question, so the answer is as current as for a single question.
 * @returns a function that asks for one key; rejects with the error of `ask`, like all others of that turn
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
