import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FilteredProduct } from '../../../../contracts/domain/product/filter-rules.ts';
import { ProductSearch } from '../../../../contracts/domain/product/find-products.ts';
import type { SortedProduct } from '../../../../contracts/domain/product/product-sort.ts';
import { seriesNamed } from '../../../../contracts/domain/product/series.ts';
import type { TechnicalFacts } from '../../../../contracts/domain/product/technical-levels.ts';
import { PackedTexts } from '../../../../contracts/domain/text/packed-texts.ts';
import { textSortKey } from '../../../../contracts/domain/text/text-order.ts';
import { pictureLightness } from '../../../../contracts/site/picture-url.ts';
import { ProductNumbers } from './product-numbers.ts';
import type { PricedProduct } from './repository.ts';
import { sortedInSteps } from './sort-places.ts';

/** A product on sale, with the technical facts of a floor. */
export type IndexedProduct = PricedProduct & TechnicalFacts;

/** What an order may change of a product. */
export interface ProductFigures {
  readonly productId: string;
  readonly pricePence: number;
  readonly stockPacks: number;
}

/** What many products have in common: all that a list is filtered and sorted by, but for name, price and stock. */
export type Model = FilteredProduct &
  Omit<SortedProduct, 'productName' | 'productPrice' | 'inventoryBalance'>;

/** What an order doesn't change of the products on sale. A product goes by its place in the lists of the whole shop. */
export interface ListedFacts {
  /** by list, then by name, as a browser reads them */
  readonly ids: PackedTexts;
  /** the places in the order of the productIds */
  readonly byId: Uint32Array;
  readonly models: readonly Model[];
  readonly modelOf: Uint32Array;
  /** the places in the order of the names */
  readonly byName: Uint32Array;
  readonly nameRank: Uint32Array;
  readonly search: ProductSearch;
  readonly numbers: ProductNumbers;
}

/** What it may change, by place. */
export interface ListedFigures {
  readonly prices: Int32Array;
  readonly stock: Int32Array;
}

export const ACCESSORIES = 'Accessories';

/** @param batches all products on sale, by productId */
export async function readListed(
  batches: AsyncIterable<readonly IndexedProduct[]>,
): Promise<{ facts: ListedFacts; figures: ListedFigures }> {
  const search = new ProductSearch();
  const models: Model[] = [];
  const known = new Map<string, number>();
  const [ids, names, productNos]: [string[], string[], string[]] = [[], [], []];
  const [lists, numbers, prices, stock]: [number[], number[], number[], number[]] = [[], [], [], []];
  for await (const batch of batches) {
    for (const product of batch) {
      const model = modelOf(product);
      const key = JSON.stringify(model);
      const number = known.get(key) ?? known.size;
      if (number === known.size) {
        known.set(key, number);
        models.push(model);
      }
      ids.push(product.productId);
      productNos.push(product.productNo);
      names.push(textSortKey(product.productName));
      lists.push(listNumber(product.productSeries));
      numbers.push(number);
      prices.push(product.productPrice);
      stock.push(product.inventoryBalance);
      search.add(product);
    }
    await othersTurn();
  }
  const compareNames = (a: number, b: number) => compareOf(names[a] ?? '', names[b] ?? '');
  const order = await sortedInSteps(
    ids.length,
    (a, b) => (lists[a] ?? 0) - (lists[b] ?? 0) || compareNames(a, b) || a - b,
  );
  await search.endInOrder(order, sortedInSteps);
  const byId = new Uint32Array(order.length);
  order.forEach((at, place) => {
    byId[at] = place;
  });
  const byName = await sortedInSteps(
    order.length,
    (a, b) => compareNames(order[a] ?? 0, order[b] ?? 0) || a - b,
  );
  const nameRank = new Uint32Array(order.length);
  let before = 0;
  for (const place of byName) {
    const isSame = compareNames(order[place] ?? 0, order[before] ?? 0) === 0;
    nameRank[place] = (nameRank[before] ?? 0) + (isSame ? 0 : 1);
    before = place;
  }
  return {
    facts: {
      ids: new PackedTexts(Array.from(order, (at) => ids[at] ?? '')),
      byId,
      models,
      modelOf: order.map((at) => numbers[at] ?? 0),
      byName,
      nameRank,
      search,
      numbers: new ProductNumbers(Array.from(order, (at) => productNos[at] ?? '')),
    },
    figures: {
      prices: Int32Array.from(order, (at) => prices[at] ?? 0),
      stock: Int32Array.from(order, (at) => stock[at] ?? 0),
    },
  };
}

/**
 * @param batches of all products on sale, by productId
 * @returns undefined if these are other products
 */
export async function readFigures(
  { ids, byId }: ListedFacts,
  batches: AsyncIterable<readonly ProductFigures[]>,
): Promise<ListedFigures | undefined> {
  const [prices, stock] = [new Int32Array(ids.length), new Int32Array(ids.length)];
  let at = 0;
  for await (const batch of batches) {
    for (const { productId, pricePence, stockPacks } of batch) {
      const place = byId[at] ?? 0;
      if (at >= ids.length || ids.at(place) !== productId) return undefined;
      prices[place] = pricePence;
      stock[place] = stockPacks;
      at += 1;
    }
    await othersTurn();
  }
  return at === ids.length ? { prices, stock } : undefined;
}

/** The lists of the whole shop in their order: wood, vinyl, accessories. */
function listNumber(series: string): number {
  if (series === ACCESSORIES) return 2;
  return seriesNamed(series)?.productType === 'SPC Vinyl' ? 1 : 0;
}

function modelOf(product: IndexedProduct): Model {
  const { productSeries, specification, finish, productSurface, productLevel, productColor, treeType } =
    product;
  const { productUnit, packSize, packWeight, fireClass, slipWetPtv, useClass, mainImg } = product;
  const lightness = pictureLightness(mainImg);
  return {
    ...{ productSeries, specification, finish, productSurface, productLevel, productColor, treeType },
    ...{ productUnit, packSize, packWeight, fireClass, slipWetPtv, useClass, lightness },
  };
}

const compareOf = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
