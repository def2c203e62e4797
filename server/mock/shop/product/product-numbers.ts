import { setImmediate as othersTurn } from 'node:timers/promises';
import { nearestOfMany, numberKey, readKey } from '../../../../contracts/domain/product/product-numbers.ts';
import { sortedInSteps } from './sort-places.ts';

interface SortedNumbers {
  /** places by the number as it is compared */
  readonly placeOf: ReadonlyMap<string, number>;
  /** places in the order of what is looked through for numbers that come near, and that itself */
  readonly order: Uint32Array;
  readonly keys: readonly string[];
}

/** The product numbers of what is on sale, sorted when they are first looked up. */
export class ProductNumbers {
  readonly #numbers: readonly string[];
  #sorted: Promise<SortedNumbers> | undefined;

  /** @param numbers by the product's place */
  constructor(numbers: readonly string[]) {
    this.#numbers = numbers;
  }

  /** The places of products with these numbers, each once; for a number that none has, of those whose numbers come nearest. */
  async find(typed: readonly string[]): Promise<number[]> {
    this.#sorted ??= sort(this.#numbers);
    const { placeOf, order, keys } = await this.#sorted;
    const numberAt = (at: number) => this.#numbers[order[at] ?? 0] ?? '';
    const places = new Set<number>();
    for (const number of new Set(typed)) {
      const place = placeOf.get(numberKey(number));
      if (place !== undefined) places.add(place);
      else {
        for (const near of nearestOfMany(number, keys, numberAt))
          places.add(placeOf.get(numberKey(near)) ?? 0);
        await othersTurn();
      }
    }
    return [...places];
  }
}

async function sort(numbers: readonly string[]): Promise<SortedNumbers> {
  const keys = numbers.map(readKey);
  const order = await sortedInSteps(numbers.length, (a, b) => {
    const [one = '', other = ''] = [keys[a], keys[b]];
    return one === other ? a - b : one < other ? -1 : 1;
  });
  return {
    placeOf: new Map(numbers.map((number, place) => [numberKey(number), place])),
    order,
    keys: Array.from(order, (place) => keys[place] ?? ''),
  };
}
