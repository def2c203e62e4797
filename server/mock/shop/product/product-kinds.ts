import { setImmediate as othersTurn } from 'node:timers/promises';
import { hasStock, priceRangeOf, STOCK_LEVELS } from '../../../../contracts/domain/product/filter-rules.ts';
import type { ListedFacts, ListedFigures, Model } from './listed-products.ts';

/** How many products are sorted into kinds before others have their turn. */
const STEP = 1000;

/** Products that are alike for every filter, with any one of them. */
export interface Kind extends Model {
  readonly number: number;
  readonly productName: string;
  readonly productPrice: number;
  readonly inventoryBalance: number;
}

export interface Kinds {
  readonly kinds: readonly Kind[];
  readonly kindOf: Uint32Array;
}

export async function kindsOf(
  { models, modelOf }: ListedFacts,
  { prices, stock }: ListedFigures,
): Promise<Kinds> {
  const kinds: Kind[] = [];
  const kindOf = new Uint32Array(modelOf.length);
  const known = new Map<number, number>();
  for (let at = 0; at < modelOf.length; at += 1) {
    const model = modelOf[at] ?? 0;
    const [productPrice = 0, inventoryBalance = 0] = [prices[at], stock[at]];
    const facts = { ...models[model], inventoryBalance };
    const level = STOCK_LEVELS.findLastIndex(({ id }) => hasStock(facts, id)) + 1;
    const range = Number(priceRangeOf(productPrice)?.from ?? -1) + 1;
    const key = (model * 10 + level) * 10_000 + range;
    const number = known.get(key) ?? known.size;
    if (number === known.size) {
      known.set(key, number);
      kinds.push({ ...facts, productName: '', productPrice, number });
    }
    kindOf[at] = number;
    if (at % STEP === 0) await othersTurn();
  }
  return { kinds, kindOf };
}
