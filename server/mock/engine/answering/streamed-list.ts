import { setImmediate as othersTurn } from 'node:timers/promises';

export interface ListReply<Row> {
  readonly resultCode: '0';
  readonly data: Row[];
}

export const listReply = <Row>(rows: readonly Row[]): ListReply<Row> => ({
  resultCode: '0',
  data: [...rows],
});

/** What a handler returns for a list that is too long to be made at once. Its rows are read while it is sent. */
export class StreamedList<Row = unknown> {
  /** read before sending, so that a failure can still be a reply */
  readonly first: readonly Row[];
  readonly #rest: AsyncIterable<readonly Row[]>;

  constructor(first: readonly Row[], rest: AsyncIterable<readonly Row[]>) {
    this.first = first;
    this.#rest = rest;
  }

  /** The rows a piece at a time, with a turn for others between two. They can only be read once. */
  async *pieces(): AsyncGenerator<readonly Row[]> {
    yield this.first;
    for await (const rows of this.#rest) {
      await othersTurn();
      yield rows;
    }
  }

  /** The same list, whose later pieces go through a step first. */
  through(step: (pieces: AsyncIterable<readonly Row[]>) => AsyncIterable<readonly Row[]>): StreamedList<Row> {
    return new StreamedList(this.first, step(this.#rest));
  }

  async whole(): Promise<ListReply<Row>> {
    const all: Row[] = [];
    for await (const rows of this.pieces()) all.push(...rows);
    return listReply(all);
  }

  /** The reply as JSON. */
  async *body(): AsyncGenerator<string> {
    let before = '{"resultCode":"0","data":[';
    for await (const rows of this.pieces()) {
      if (rows.length === 0) continue;
      yield before + JSON.stringify(rows).slice(1, -1);
      before = ',';
    }
    yield before === ',' ? ']}' : `${before}]}`;
  }
}

/** A list whole if it has one piece, and as a stream if it has more. */
export async function wholeOrStreamed<Row>(
  pieces: AsyncGenerator<readonly Row[]>,
): Promise<ListReply<Row> | StreamedList<Row>> {
  const first = await pieces.next();
  const second = await pieces.next();
  const rows = first.done ? [] : first.value;
  if (second.done) return listReply(rows);
  const rest = async function* () {
    yield second.value;
    yield* pieces;
  };
  return new StreamedList(rows, rest());
}
