import type { Tenths } from './outline.ts';

/** What of a board a piece or an offcut is: from its left end, the tongue or groove there included, to its right end. */
export interface Cut {
  /** boards are numbered from 1 in the order in which they are opened */
  readonly board: number;
  readonly from: Tenths;
  readonly to: Tenths;
}

/** Which part of a board a place in a row takes: at its beginning the right end must be kept, at its end the left one. */
export type Keeps = 'right' | 'left' | 'none';

interface Source {
  readonly offcut: number;
  readonly cut: Omit<Cut, 'board'>;
  readonly rests: readonly Omit<Cut, 'board'>[];
}

/** Boards opened so far, and their offcuts. */
export class BoardStock {
  opened = 0;
  crossCuts = 0;
  offcuts: Cut[] = [];
  readonly #length: Tenths;
  readonly #kerf: Tenths;

  constructor(length: Tenths, kerf: Tenths) {
    this.#length = length;
    this.#kerf = kerf;
  }

  /** The same boards and offcuts, to go on from in another way. */
  copy(): BoardStock {
    const copy = new BoardStock(this.#length, this.#kerf);
    copy.opened = this.opened;
    copy.crossCuts = this.crossCuts;
    copy.offcuts = [...this.offcuts];
    return copy;
  }

  /** A whole board. */
  open(): Cut {
    this.opened += 1;
    return { board: this.opened, from: 0, to: this.#length };
  }

  /** Lengths of the offcuts that keep this end. */
  lengthsOf(keeps: Exclude<Keeps, 'none'>): readonly Tenths[] {
    return this.offcuts.filter((offcut) => this.#has(offcut, keeps)).map(({ from, to }) => to - from);
  }

  /** What a piece costs: of an offcut all of it, of a new board what is not left over. @param worth of an offcut of a length */
  costOf(length: Tenths, keeps: Keeps, worth: (length: Tenths) => number): number {
    const { offcut, rests } = this.#source(length, keeps);
    const used = this.offcuts[offcut];
    const before = used ? worth(used.to - used.from) : this.#length;
    return rests.reduce(
      (cost, rest) => cost - (this.#isOfUse(rest) ? worth(rest.to - rest.from) : 0),
      before,
    );
  }

  /** Cuts a piece from the shortest offcut that gives it, or else from a new board. */
  take(length: Tenths, keeps: Keeps): Cut {
    const { offcut, cut, rests } = this.#source(length, keeps);
    const [used] = offcut >= 0 ? this.offcuts.splice(offcut, 1) : [];
    if (!used) this.opened += 1;
    const board = used?.board ?? this.opened;
    const size = used ? used.to - used.from : this.#length;
    if (length < size) this.crossCuts += 1;
    for (const rest of rests) this.offcuts.push({ board, ...rest });
    return { board, ...cut };
  }

  #has({ from, to }: Omit<Cut, 'board'>, keeps: Keeps): boolean {
    return keeps === 'none' || (keeps === 'left' ? from === 0 : to === this.#length);
  }

  #isOfUse(rest: Omit<Cut, 'board'>): boolean {
    return this.#has(rest, 'left') || this.#has(rest, 'right');
  }

  #source(length: Tenths, keeps: Keeps): Source {
    let offcut = -1;
    let best = this.#length;
    for (const [at, each] of this.offcuts.entries()) {
      const size = each.to - each.from;
      if (size >= length && size < best && this.#has(each, keeps)) [offcut, best] = [at, size];
    }
    const { from, to } = this.offcuts[offcut] ?? { from: 0, to: this.#length };
    // a piece that needs neither end leaves the rest its end
    const atRight = keeps === 'right' || (keeps === 'none' && to < this.#length);
    const cut = atRight ? { from: to - length, to } : { from, to: from + length };
    const rest = atRight ? { from, to: cut.from - this.#kerf } : { from: cut.to + this.#kerf, to };
    return { offcut, cut, rests: rest.to > rest.from ? [rest] : [] };
  }
}

/** Numbers from 1 for keys as they come. */
export function numbering(): (key: unknown) => number {
  const known = new Map<unknown, number>();
  return (key) => {
    const number = known.get(key) ?? known.size + 1;
    known.set(key, number);
    return number;
  };
}
