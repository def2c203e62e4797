export interface FirstAnswers {
  /** Waits for the answer on its way that will tell whether the backend has a call, if there is one. */
  wait(path: string): Promise<void>;
  /** A call is made. @returns what to call once its answer is there, or failed */
  begin(path: string): () => void;
}

/**
 * Lets the same calls wait while nobody knows whether the backend has them, so that a missing one is asked for once, however
 * many want it.
 * @param isUncertain whether an answer can still tell
 */
export function createFirstAnswers(isUncertain: (path: string) => boolean): FirstAnswers {
  const awaited = new Map<string, Promise<void>>();
  return {
    wait: async (path) => await awaited.get(path),
    begin(path) {
      let end = () => {};
      if (!isUncertain(path) || awaited.has(path)) return end;
      const known = new Promise<void>((resolve) => {
        end = resolve;
      });
      awaited.set(path, known);
      void known.then(() => awaited.delete(path));
      return end;
    },
  };
}
