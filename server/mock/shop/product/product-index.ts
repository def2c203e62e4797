import { LRUCache } from 'lru-cache';
import {
  type FilteredProduct,
  type FilterName,
  hasStock,
  priceRangeOf,
  STOCK_LEVELS,
} from '../../../../contracts/domain/product/filter-rules.ts';
import { ProductSearch } from '../../../../contracts/domain/product/find-products.ts';
import {
  type Facet,
  facetsOf,
  type SizeFacet,
  sizeFacetsOf,
} from '../../../../contracts/domain/product/product-facets.ts';
import {
  type FilterDictionary,
  filterThatFits,
  knownFilter,
  matchesAll,
  type ProductFilter,
  toggleFilterValue,
} from '../../../../contracts/domain/product/product-filter.ts';
import {
  columnSortOf,
  compareKeys,
  SORT_COLUMNS,
  type SortedProduct,
  type SortId,
} from '../../../../contracts/domain/product/product-sort.ts';
import {
  RELATED_MAX,
  type RelatableFloor,
  relatedFloors,
} from '../../../../contracts/domain/product/related-floors.ts';
import {
  type ListType,
  SERIES,
  seriesNamed,
  seriesOfListType,
} from '../../../../contracts/domain/product/series.ts';
import { writeSizeRange } from '../../../../contracts/domain/product/size-range.ts';
import type { TechnicalFacts } from '../../../../contracts/domain/product/technical-levels.ts';
import { textSortKey } from '../../../../contracts/domain/text/text-order.ts';
import { pictureLightness } from '../../../../contracts/site/picture-url.ts';
import type { DocumentedList, PricedProduct } from './repository.ts';

/** A product on sale, with the technical facts of a floor. */
export type IndexedProduct = PricedProduct & TechnicalFacts;

/** What changes of a product from one order to the next. */
export interface ProductFigures {
  readonly productId: string;
  readonly pricePence: number;
  readonly stockPacks: number;
}

/** What a list is asked for. */
export interface ListQuestion {
  readonly listType: ListType;
  /** '' lists everything */
  readonly search: string;
  readonly filter: ProductFilter;
  readonly sort: SortId;
  readonly dictionary: FilterDictionary;
  readonly seesPrices: boolean;
}

interface WayOut {
  readonly name: FilterName;
  readonly value: string;
  readonly count: number;
}

export interface ListCounts {
  readonly facets: readonly Facet[];
  readonly sizes: readonly SizeFacet[];
  readonly waysOut: readonly WayOut[];
}

export interface ListAnswer {
  /** how many products match */
  readonly total: number;
  /** the ids of some of them, in order */
  readonly ids: (from: number, size: number) => string[];
  /** how many come before a product; -1 if it doesn't match */
  readonly before: (productId: string) => number;
  readonly isNear: boolean;
  readonly counts: () => ListCounts;
}

/** What many products have in common: all that a list is filtered and sorted by, but for name, price and stock. */
type Model = FilteredProduct & Omit<SortedProduct, 'productName' | 'productPrice' | 'inventoryBalance'>;

/** Products that are alike for every filter, with any one of them. */
interface Kind extends Model {
  readonly number: number;
  readonly productName: string;
  readonly productPrice: number;
  readonly inventoryBalance: number;
}

/** Questions whose answers are kept; at 100,000 products each takes 0.4 MB at most. */
const ANSWERS = 8;
/** How many products are read, sorted or counted before others have their turn. */
const STEP = 1000;
const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * All products on sale in memory, in the form in which lists are filtered, sorted, counted and searched quickly: a few figures
 * for each product, and once for many what these have in common. About 400 bytes for a product.
 */
export class ProductIndex {
  /** by list and name, as a browser reads them; a product goes by its place here */
  #ids: string[] = [];
  /** in the order in which they are read, the places of products */
  #read: Uint32Array = new Uint32Array();
  #models: Model[] = [];
  #modelOf: Uint32Array = new Uint32Array();
  /** places in the order of the names */
  #byName: Uint32Array = new Uint32Array();
  #nameRank: Uint32Array = new Uint32Array();
  #prices: Int32Array = new Int32Array();
  #stock: Int32Array = new Int32Array();
  #kinds: Kind[] = [];
  #kindOf: Uint32Array = new Uint32Array();
  #search = new ProductSearch();
  readonly #answers = new LRUCache<string, ListAnswer>({ max: ANSWERS });
  readonly #scopes = new Map<string, Uint8Array>();
  readonly #ranks = new Map<string, Float64Array>();

  /** @param batches all products on sale by productId, without our services */
  static async of(batches: AsyncIterable<readonly IndexedProduct[]>): Promise<ProductIndex> {
    const index = new ProductIndex();
    await index.#fill(batches);
    return index;
  }

  get size(): number {
    return this.#ids.length;
  }

  async #fill(batches: AsyncIterable<readonly IndexedProduct[]>): Promise<void> {
    const [ids, names, lists, models, prices, stock]: [
      string[],
      string[],
      number[],
      number[],
      number[],
      number[],
    ] = [[], [], [], [], [], []];
    const known = new Map<string, number>();
    for await (const batch of batches) {
      for (const product of batch) {
        const model = modelOf(product);
        const key = JSON.stringify(model);
        const number = known.get(key) ?? known.size;
        if (number === known.size) {
          known.set(key, number);
          this.#models.push(model);
        }
        ids.push(product.productId);
        names.push(textSortKey(product.productName));
        lists.push(listNumber(product.productSeries));
        models.push(number);
        prices.push(product.productPrice);
        stock.push(product.inventoryBalance);
        this.#search.add(product);
      }
      await othersTurn();
    }
    const byName = (a: number, b: number) => compareOf(names[a] ?? '', names[b] ?? '');
    const order = await sortedInSteps(
      ids.length,
      (a, b) => (lists[a] ?? 0) - (lists[b] ?? 0) || byName(a, b) || a - b,
    );
    await this.#search.endInOrder(order);
    this.#ids = Array.from(order, (at) => ids[at] ?? '');
    this.#read = new Uint32Array(order.length);
    order.forEach((at, place) => {
      this.#read[at] = place;
    });
    this.#modelOf = order.map((at) => models[at] ?? 0);
    this.#byName = await sortedInSteps(order.length, (a, b) => byName(order[a] ?? 0, order[b] ?? 0) || a - b);
    this.#nameRank = new Uint32Array(order.length);
    let before = 0;
    for (const place of this.#byName) {
      const isSame = byName(order[place] ?? 0, order[before] ?? 0) === 0;
      this.#nameRank[place] = (this.#nameRank[before] ?? 0) + (isSame ? 0 : 1);
      before = place;
    }
    this.#prices = Int32Array.from(order, (at) => prices[at] ?? 0);
    this.#stock = Int32Array.from(order, (at) => stock[at] ?? 0);
    await this.#sortIntoKinds();
  }

  /**
   * Takes over new prices and stock.
   * @param batches of all products on sale, by productId
   * @returns the index with them; undefined if other products are on sale now
   */
  async withFigures(batches: AsyncIterable<readonly ProductFigures[]>): Promise<ProductIndex | undefined> {
    const next = new ProductIndex();
    next.#ids = this.#ids;
    next.#read = this.#read;
    next.#models = this.#models;
    next.#modelOf = this.#modelOf;
    next.#byName = this.#byName;
    next.#nameRank = this.#nameRank;
    next.#search = this.#search;
    next.#prices = new Int32Array(this.size);
    next.#stock = new Int32Array(this.size);
    let at = 0;
    for await (const batch of batches) {
      for (const { productId, pricePence, stockPacks } of batch) {
        const place = this.#read[at] ?? 0;
        if (at >= this.size || this.#ids[place] !== productId) return undefined;
        next.#prices[place] = pricePence;
        next.#stock[place] = stockPacks;
        at += 1;
      }
      await othersTurn();
    }
    if (at !== this.size) return undefined;
    await next.#sortIntoKinds();
    return next;
  }

  async #sortIntoKinds(): Promise<void> {
    this.#kindOf = new Uint32Array(this.size);
    const known = new Map<number, number>();
    for (let at = 0; at < this.size; at += 1) {
      const model = this.#modelOf[at] ?? 0;
      const [productPrice = 0, inventoryBalance = 0] = [this.#prices[at], this.#stock[at]];
      const facts = { ...this.#models[model], inventoryBalance };
      const level = STOCK_LEVELS.findLastIndex(({ id }) => hasStock(facts, id)) + 1;
      const range = Number(priceRangeOf(productPrice)?.from ?? -1) + 1;
      const key = (model * 10 + level) * 10_000 + range;
      const number = known.get(key) ?? known.size;
      if (number === known.size) {
        known.set(key, number);
        this.#kinds.push({ ...facts, productName: '', productPrice, number });
      }
      this.#kindOf[at] = number;
      if (at % STEP === 0) await othersTurn();
    }
  }

  /** The list for a question. Those asked last are kept, as more of their pages are asked for. */
  answer(question: ListQuestion): ListAnswer {
    const key = JSON.stringify(question);
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#answer(question);
    this.#answers.set(key, answer);
    return answer;
  }

  #answer({ listType, search, filter, sort, dictionary, seesPrices }: ListQuestion): ListAnswer {
    const scope = this.#scope(search && !listType ? WHOLE_SHOP : listType);
    const { products: places, isNear } = search
      ? this.#search.find(search, scope)
      : { products: placesIn(scope), isNear: false };
    const counts = new Uint32Array(this.#kinds.length);
    for (const place of places) {
      const kind = this.#kindOf[place] as number;
      counts[kind] = (counts[kind] as number) + 1;
    }
    // visitors have no prices to filter by
    const kinds = this.#kinds
      .filter(({ number }) => counts[number])
      .map((kind) => (seesPrices ? kind : { ...kind, productPrice: undefined }));
    const times = (kind: FilteredProduct) => counts[(kind as Kind).number] ?? 0;
    const isLeft = new Uint8Array(this.#kinds.length);
    for (const kind of kinds) if (matchesAll(kind, filter)) isLeft[kind.number] = 1;
    const left = places.filter((place) => isLeft[this.#kindOf[place] as number] === 1);
    const sorted = Uint32Array.from(this.#sorted(left, sort, isLeft, search ? undefined : scope));
    return {
      total: sorted.length,
      ids: (from, size) => Array.from(sorted.subarray(from, from + size), (place) => this.#ids[place] ?? ''),
      before: (productId) => sorted.indexOf(this.#ids.indexOf(productId)),
      isNear,
      counts: () => {
        const facets = facetsOf(kinds, filter, dictionary, times).filter(({ options }) => options.length > 0);
        const sizes = sizeFacetsOf(kinds, filter, times);
        const countWithout = ({ name, value }: Omit<WayOut, 'count'>) => {
          const rest = toggleFilterValue(filter, name, value);
          return kinds.reduce((sum, kind) => sum + (matchesAll(kind, rest) ? times(kind) : 0), 0);
        };
        const chosen = sorted.length > 0 ? [] : chosenIn(facets, sizes);
        const waysOut = chosen.map((one) => ({ ...one, count: countWithout(one) }));
        return { facets, sizes, waysOut: waysOut.filter(({ count }) => count > 0) };
      },
    };
  }

  /** The part of a filter that can match something in the whole shop. */
  known(filter: ProductFilter, dictionary: FilterDictionary): ProductFilter {
    return knownFilter(this.#models, filter, dictionary);
  }

  /** @param scope of a list without a search, which is quick to have by name */
  #sorted(
    left: readonly number[],
    sort: SortId,
    isLeft: Uint8Array,
    scope: Uint8Array | undefined,
  ): readonly number[] | Uint32Array {
    if (!columnSortOf(sort)) return left;
    if (sort !== 'name' || !scope) return sortedByFigure(left, this.#rank(sort));
    return this.#byName.filter((place) => scope[place] === 1 && isLeft[this.#kindOf[place] as number] === 1);
  }

  /** The ids of what is related to a product; none if it isn't on sale. */
  related(productId: string): string[] {
    const at = this.#ids.indexOf(productId);
    const model = this.#models[this.#modelOf[at] ?? -1];
    if (!model) return [];
    const scope = this.#scope(model.productSeries === ACCESSORIES ? 'other' : '');
    const floorAt = (place: number): RelatableFloor => {
      const {
        productSeries = '',
        specification = '',
        treeType = '',
        productColor = '',
      } = this.#models[this.#modelOf[place] ?? 0] ?? {};
      return { productId: this.#ids[place] ?? '', productSeries, specification, treeType, productColor };
    };
    // of products that are alike, those that follow next are enough
    const taken = new Uint8Array(this.#models.length);
    const floor = floorAt(at);
    const shop = [floor];
    for (let step = 1; step < this.size; step += 1) {
      const place = (at + step) % this.size;
      const kind = this.#modelOf[place] as number;
      if (scope[place] !== 1 || (taken[kind] as number) === RELATED_MAX) continue;
      taken[kind] = (taken[kind] as number) + 1;
      shop.push(floorAt(place));
    }
    return relatedFloors(floor, shop).map(({ product }) => product.productId);
  }

  /** The ids of a list that is read whole, by name. */
  byName({ productType, series, except }: DocumentedList): string[] {
    const isIn = ({ productSeries = '' }: Model) =>
      (series === undefined ? !except.includes(productSeries) : productSeries === series) &&
      (seriesNamed(productSeries)?.productType ?? 'Timber') === productType;
    const ofModel = this.#models.map(isIn);
    return Array.from(
      this.#byName.filter((place) => ofModel[this.#modelOf[place] as number]),
      (place) => this.#ids[place] as string,
    );
  }

  /**
   * The series, each with how many products are on sale, the first of them, and the part of a filter that leaves any.
   * @param most how many of the first
   */
  series(filter: ProductFilter, most: number) {
    const [firsts, counts] = [new Map<string, string[]>(), new Map<string, number>()];
    // links to a series keep no price range, as they are the same for visitors
    const kinds = this.#kinds.map((kind) => ({ ...kind, productPrice: undefined }));
    for (let at = 0; at < this.size; at += 1) {
      const series = this.#kinds[this.#kindOf[at] as number]?.productSeries ?? '';
      counts.set(series, (counts.get(series) ?? 0) + 1);
      const first = firsts.get(series) ?? [];
      if (first.length === 0) firsts.set(series, first);
      if (first.length < most) first.push(this.#ids[at] as string);
    }
    return SERIES.map(({ name }) => ({
      name,
      count: counts.get(name) ?? 0,
      first: firsts.get(name) ?? [],
      filter: filterThatFits(
        kinds.filter(({ productSeries }) => productSeries === name),
        filter,
      ),
    }));
  }

  /** 1 for each product of a list. */
  #scope(list: ListType | typeof WHOLE_SHOP): Uint8Array {
    const known = this.#scopes.get(list);
    if (known) return known;
    const isWhole = list === '' || list === 'designer';
    const series = new Set<string>(list === WHOLE_SHOP ? [] : seriesOfListType(list).map(({ name }) => name));
    const isIn = ({ productSeries = '' }: Model) =>
      list === WHOLE_SHOP || (isWhole ? productSeries !== ACCESSORIES : series.has(productSeries ?? ''));
    const ofModel = Uint8Array.from(this.#models, (model) => Number(isIn(model)));
    const scope = Uint8Array.from(this.#modelOf, (model) => ofModel[model] ?? 0);
    this.#scopes.set(list, scope);
    return scope;
  }

  /** What products are sorted by, as figures: lowest first, those without the value last. */
  #rank(sort: SortId): Float64Array {
    const known = this.#ranks.get(sort);
    if (known) return known;
    const by = columnSortOf(sort);
    if (!by) return new Float64Array(this.size);
    const direction = by.isRising ? 1 : -1;
    const { key } = SORT_COLUMNS[by.column];
    let figures: Float64Array;
    if (by.column === 'name') figures = Float64Array.from(this.#nameRank, (rank) => rank * direction);
    else if (by.column === 'price') figures = Float64Array.from(this.#prices, (price) => price * direction);
    else if (by.column === 'stock') figures = Float64Array.from(this.#stock, (stock) => stock * direction);
    else {
      const keys = this.#models.map((model) => key({ ...model, productName: '' }));
      const sorted = [...new Set(keys)].sort((a, b) => compareKeys(a, b, direction));
      // those that are compared as equal share a figure
      const rankOf = new Map(
        sorted.map((one) => [one, sorted.findIndex((other) => compareKeys(one, other, direction) === 0)]),
      );
      const ofModel = keys.map((one) => rankOf.get(one) ?? 0);
      figures = Float64Array.from(this.#modelOf, (model) => ofModel[model] ?? 0);
    }
    this.#ranks.set(sort, figures);
    return figures;
  }
}

const ACCESSORIES = 'Accessories';
const WHOLE_SHOP = 'whole shop';

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

function placesIn(scope: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = 0; at < scope.length; at += 1) if (scope[at] === 1) places.push(at);
  return places;
}

function chosenIn(facets: readonly Facet[], sizes: readonly SizeFacet[]): Omit<WayOut, 'count'>[] {
  return [
    ...facets.flatMap(({ name, options }) =>
      options.filter(({ chosen }) => chosen).map(({ value }) => ({ name, value })),
    ),
    ...sizes.flatMap(({ name, range }) => {
      const value = writeSizeRange(range);
      return value ? [{ name, value }] : [];
    }),
  ];
}

/**
 * Sorts by a figure, lowest first; equals keep their order. Quick where many have the same figure.
 * @param items their numbers
 * @param figures of all items
 */
function sortedByFigure(items: readonly number[], figures: ArrayLike<number>): number[] {
  const groups = new Map<number, number>();
  for (const item of items) {
    const figure = figures[item] as number;
    groups.set(figure, (groups.get(figure) ?? 0) + 1);
  }
  let start = 0;
  for (const figure of [...groups.keys()].sort((a, b) => a - b)) {
    const size = groups.get(figure) as number;
    groups.set(figure, start);
    start += size;
  }
  const sorted = new Array<number>(items.length);
  for (const item of items) {
    const place = groups.get(figures[item] as number) as number;
    groups.set(figures[item] as number, place + 1);
    sorted[place] = item;
  }
  return sorted;
}

/** Sorts numbers from 0 on, a part at a time, so that others have their turn. */
export async function sortedInSteps(
  count: number,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array> {
  let from = Uint32Array.from({ length: count }, (_, at) => at);
  for (let start = 0; start < count; start += STEP) {
    from.subarray(start, start + STEP).sort(compare);
    await othersTurn();
  }
  for (let width = STEP; width < count; width *= 2) {
    const to = new Uint32Array(count);
    for (let start = 0; start < count; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, count), Math.min(start + 2 * width, count)];
      let [left, right] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const isLeft =
          left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
        to[at] = from[isLeft ? left++ : right++] as number;
        if (at % STEP === 0) await othersTurn();
      }
    }
    from = to;
  }
  return from;
}
