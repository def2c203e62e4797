/** Very many short texts as one: a string of its own takes 40 bytes more. */
export class PackedTexts {
  readonly #all: string;
  /** of each text, and where the last one ends */
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#starts = new Uint32Array(texts.length + 1);
    let end = 0;
    texts.forEach((text, place) => {
      end += text.length;
      this.#starts[place + 1] = end;
    });
    this.#all = texts.join('');
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  at(place: number): string | undefined {
    return place < this.length ? this.#all.slice(this.#starts[place], this.#starts[place + 1]) : undefined;
  }

  /** The first place of a text; -1 if there is none. */
  indexOf(text: string): number {
    for (let place = 0; place < this.length; place += 1) {
      const [start, end] = [this.#starts[place] as number, this.#starts[place + 1] as number];
      if (end - start === text.length && this.#all.startsWith(text, start)) return place;
    }
    return -1;
  }
}

/** The first place between `from` and `end` from which on something holds; `end` if it holds nowhere. */
export function firstPlace(from: number, end: number, holds: (place: number) => boolean): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
