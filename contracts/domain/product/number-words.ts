import { firstPlace, PackedTexts } from '../text/packed-texts.ts';

/**
 * Finds products by what their numbers are typed as. Words are added, then arranged, then found: sorted lists take a tenth of
 * the room of a map.
 */
export class NumberWords {
  #added: string[] = [];
  #placesAdded: number[] = [];
  #words = new PackedTexts([]);
  #places = new Uint32Array();

  /** @param place of the product that has these words */
  add(words: readonly string[], place: number): void {
    for (const word of words) {
      this.#added.push(word);
      this.#placesAdded.push(place);
    }
  }

  /** How many words have been added since they were last arranged. */
  get size(): number {
    return this.#added.length;
  }

  /** Gives the products other places. */
  move(placeOf: ArrayLike<number>): void {
    this.#placesAdded = this.#placesAdded.map((place) => placeOf[place] as number);
  }

  /** The order in which words are found: by word, then by place. */
  readonly compare = (a: number, b: number): number => {
    const [one, other] = [this.#added[a] as string, this.#added[b] as string];
    if (one === other) return (this.#placesAdded[a] as number) - (this.#placesAdded[b] as number);
    return one < other ? -1 : 1;
  };

  /** @param order the numbers below `size`, sorted by `compare` */
  arrange(order: ArrayLike<number>): void {
    this.#words = new PackedTexts(Array.from(order, (at) => this.#added[at] as string));
    this.#places = Uint32Array.from(order, (at) => this.#placesAdded[at] as number);
    [this.#added, this.#placesAdded] = [[], []];
  }

  has(word: string): boolean {
    return this.#words.at(this.#firstFrom(word)) === word;
  }

  /** The places of products with a number, rising. @param isHalf longer numbers are meant too */
  find(word: string, isHalf: boolean): number[] {
    const found: number[] = [];
    for (let at = this.#firstFrom(word); at < this.#words.length; at += 1) {
      const next = this.#words.at(at) as string;
      if (isHalf ? !next.startsWith(word) : next !== word) break;
      found.push(this.#places[at] as number);
    }
    return isHalf ? found.sort((a, b) => a - b) : found;
  }

  #firstFrom(word: string): number {
    return firstPlace(0, this.#words.length, (at) => (this.#words.at(at) as string) >= word);
  }
}
