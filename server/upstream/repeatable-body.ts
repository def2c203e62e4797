/** A body that is passed on while it arrives, and can be sent again while all of it is kept. */
export interface RepeatableBody {
  /** the body from its start; ends an earlier reader */
  read(): AsyncGenerator<Buffer>;
  canRepeat(): boolean;
  /** drops what is still to come */
  end(): void;
}

/** Enough for every form of the shop; a file is longer, and is only sent once. */
const MOST_KEPT = 64 * 1024;

export function repeatable(source: AsyncIterable<Buffer>): RepeatableBody {
  const rest = source[Symbol.asyncIterator]();
  let kept: Buffer[] | undefined = [];
  let keptBytes = 0;
  let readers = 0;
  let coming: Promise<IteratorResult<Buffer>> | undefined;

  const keep = (piece: Buffer): void => {
    kept?.push(piece);
    keptBytes += piece.length;
    if (readers === 1 && keptBytes > MOST_KEPT) kept = undefined;
  };

  // An earlier reader may still be waiting for the next piece: both wait for the same one.
  const next = (): Promise<IteratorResult<Buffer>> => {
    coming ??= rest
      .next()
      .then((result) => {
        if (!result.done) keep(result.value);
        return result;
      })
      .finally(() => {
        coming = undefined;
      });
    return coming;
  };

  return {
    async *read() {
      readers += 1;
      const reader = readers;
      if (reader > 1) {
        yield* kept ?? [];
        kept = undefined;
      }
      while (reader === readers) {
        const { done, value } = await next();
        if (done) return;
        yield value;
      }
    },
    canRepeat: () => kept !== undefined,
    end() {
      kept = undefined;
      rest.return?.().catch(() => undefined);
    },
  };
}
