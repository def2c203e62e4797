import { setImmediate as othersTurn } from 'node:timers/promises';
import { nearestOfMany, numberKey, readKey } from '../../../../contracts/domain/product/product-numbers.ts';
import { firstPlace, PackedTexts } from '../../../../contracts/domain/text/packed-texts.ts';
import { sortedInSteps } from './sort-places.ts';

interface SortedNumbers {
  /** the products' places, in the order of `keys` */
  readonly order: Uint32Array;
  /** the `readKey`s of their numbers, sorted */
  readonly keys: PackedTexts;
}

/** The product numbers of what is on sale, sorted when they are first looked up. */
export class ProductNumbers {
  readonly #numbers: PackedTexts;
  #sorted: Promise<SortedNumbers> | undefined;

  /** @param numbers by the product's place */
  constructor(numbers: readonly string[]) {
    this.#numbers = new PackedTexts(numbers);
  }

  /** The places of products with these numbers, each once; for a number that none has, of those whose numbers come nearest. */
  async find(typed: readonly string[]): Promise<number[]> {
    this.#sorted ??= this.#sort();
    const { order, keys } = await this.#sorted;
    const numberAt = (at: number) => this.#numbers.at(order[at] ?? 0) ?? '';
    const places = new Set<number>();
    const placeWith = (number: string) => {
      const [key, read] = [numberKey(number), readKey(number)];
      let at = firstPlace(0, keys.length, (place) => (keys.at(place) ?? '') >= read);
      while (keys.at(at) === read && numberKey(numberAt(at)) !== key) at += 1;
      return keys.at(at) === read ? order[at] : undefined;
    };
    for (const number of new Set(typed)) {
      const place = placeWith(number);
      if (place !== undefined) places.add(place);
      else {
        for (const near of nearestOfMany(number, keys, numberAt)) places.add(placeWith(near) ?? 0);
        await othersTurn();
      }
    }
    return [...places];
  }

  async #sort(): Promise<SortedNumbers> {
    const keys = Array.from({ length: this.#numbers.length }, (_, place) =>
      readKey(this.#numbers.at(place) ?? ''),
    );
    const order = await sortedInSteps(keys.length, (a, b) => {
      const [one = '', other = ''] = [keys[a], keys[b]];
      return one === other ? a - b : one < other ? -1 : 1;
    });
    return { order, keys: new PackedTexts(Array.from(order, (place) => keys[place] ?? '')) };
  }
}
