/**
 * Finds products by what their numbers are typed as. Words are added, then sorted, then found: sorted lists take a third of the
 * room of a map.
 */
export class NumberWords {
  #words: string[] = [];
  #places: number[] = [];

  /** @param place of the product that has these words */
  add(words: readonly string[], place: number): void {
    for (const word of words) {
      this.#words.push(word);
      this.#places.push(place);
    }
  }

  get size(): number {
    return this.#words.length;
  }

  /** Gives the products other places. */
  move(placeOf: ArrayLike<number>): void {
    this.#places = this.#places.map((place) => placeOf[place] as number);
  }

  /** The order in which words are found: by word, then by place. */
  readonly compare = (a: number, b: number): number => {
    const [one, other] = [this.#words[a] as string, this.#words[b] as string];
    if (one === other) return (this.#places[a] as number) - (this.#places[b] as number);
    return one < other ? -1 : 1;
  };

  /** @param order the numbers below `size`, sorted by `compare` */
  arrange(order: ArrayLike<number>): void {
    const [words, places] = [this.#words, this.#places];
    this.#words = Array.from(order, (at) => words[at] as string);
    this.#places = Array.from(order, (at) => places[at] as number);
  }

  has(word: string): boolean {
    return this.#words[this.#firstFrom(word)] === word;
  }

  /** The places of products with a number, rising. @param isHalf longer numbers are meant too */
  find(word: string, isHalf: boolean): number[] {
    const found: number[] = [];
    for (let at = this.#firstFrom(word); at < this.size; at += 1) {
      const next = this.#words[at] as string;
      if (isHalf ? !next.startsWith(word) : next !== word) break;
      found.push(this.#places[at] as number);
    }
    return isHalf ? found.sort((a, b) => a - b) : found;
  }

  #firstFrom(word: string): number {
    let [from, to] = [0, this.size];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#words[middle] as string) < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
