import { LRUCache } from 'lru-cache';
import type { FilteredProduct, FilterName } from '../../../../contracts/domain/product/filter-rules.ts';
import {
  type Facet,
  facetCounter,
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
  type ColumnSort,
  columnSortOf,
  compareKeys,
  SORT_COLUMNS,
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
import {
  ACCESSORIES,
  type IndexedProduct,
  type ListedFacts,
  type ListedFigures,
  type Model,
  type ProductFigures,
  readFigures,
  readListed,
} from './listed-products.ts';
import { type Kind, type Kinds, kindsOf } from './product-kinds.ts';
import type { DocumentedList } from './repository.ts';
import { sortedByFigure } from './sort-places.ts';

/** What is asked of a list. */
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

type FilteredKind = FilteredProduct & Pick<Kind, 'number'>;

/** Products to count by filters, as kinds. */
interface Counted {
  readonly kinds: readonly FilteredKind[];
  readonly timesOf: (kind: FilteredProduct) => number;
  readonly countFacets: ReturnType<typeof facetCounter>;
}

interface Scope {
  /** 1 for each product of a list */
  readonly isIn: Uint8Array;
  readonly priced: Counted;
  readonly unpriced: Counted;
}

/** A list, whatever its order. */
interface Listed extends Pick<ListAnswer, 'isNear' | 'counts'> {
  readonly sorted: (sort: SortId) => Uint32Array;
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

/** Lists that are kept, and their orders; at 100,000 products each takes 1 MB at most. */
const ANSWERS = 8;
/** Orders of the whole shop that are kept, with 0.4 MB each: those of a table's columns, from both ends. */
const ORDERS = 24;

/**
 * All products on sale in memory, in the form in which lists are filtered, sorted, counted and searched quickly: a few figures
 * for each product, and once for many what these have in common. About 120 bytes for a product.
 */
export class ProductIndex {
  readonly #facts: ListedFacts;
  readonly #figures: ListedFigures;
  readonly #kinds: readonly Kind[];
  readonly #unpricedKinds: readonly FilteredKind[];
  readonly #kindOf: Uint32Array;
  readonly #listed = new LRUCache<string, Listed>({ max: ANSWERS });
  readonly #sortedLists = new LRUCache<string, Uint32Array>({ max: ANSWERS });
  readonly #orders = new LRUCache<SortId, Uint32Array>({ max: ORDERS });
  readonly #scopes = new Map<string, Scope>();

  private constructor(facts: ListedFacts, figures: ListedFigures, { kinds, kindOf }: Kinds) {
    this.#facts = facts;
    this.#figures = figures;
    this.#kinds = kinds;
    this.#unpricedKinds = kinds.map((kind) => ({ ...kind, productPrice: undefined }));
    this.#kindOf = kindOf;
  }

  /** @param batches all products on sale by productId, without our services */
  static async of(batches: AsyncIterable<readonly IndexedProduct[]>): Promise<ProductIndex> {
    const { facts, figures } = await readListed(batches);
    return new ProductIndex(facts, figures, await kindsOf(facts, figures));
  }

  /**
   * @param batches new prices and stock of all products on sale, by productId
   * @returns the index with them; undefined if other products are on sale now
   */
  async withFigures(batches: AsyncIterable<readonly ProductFigures[]>): Promise<ProductIndex | undefined> {
    const facts = this.#facts;
    const figures = await readFigures(facts, batches);
    return figures && new ProductIndex(facts, figures, await kindsOf(facts, figures));
  }

  /** The list for a question. Those asked last are kept, as more of their pages are asked for, or other orders. */
  answer(question: ListQuestion): ListAnswer {
    const { sort, ...unsorted } = question;
    const key = JSON.stringify(unsorted);
    const listed = this.#listed.get(key) ?? this.#list(unsorted);
    this.#listed.set(key, listed);
    const sortedKey = `${sort} ${key}`;
    const sorted = this.#sortedLists.get(sortedKey) ?? listed.sorted(sort);
    this.#sortedLists.set(sortedKey, sorted);
    return {
      ...this.#asIds(sorted),
      before: (productId) => sorted.indexOf(this.#facts.ids.indexOf(productId)),
      isNear: listed.isNear,
      counts: listed.counts,
    };
  }

  #asIds(sorted: Uint32Array): Pick<ListAnswer, 'total' | 'ids'> {
    return {
      total: sorted.length,
      ids: (from, size) =>
        Array.from(sorted.subarray(from, from + size), (place) => this.#facts.ids.at(place) ?? ''),
    };
  }

  #list({ listType, search, filter, dictionary, seesPrices }: Omit<ListQuestion, 'sort'>): Listed {
    const scope = this.#scope(search && !listType ? WHOLE_SHOP : listType);
    const found = search ? this.#facts.search.find(search, scope.isIn) : undefined;
    const all = seesPrices ? scope.priced : scope.unpriced;
    const counted = found ? this.#counted(found.products, seesPrices) : all;
    const isLeft = new Uint8Array(this.#kinds.length);
    for (const kind of counted.kinds.filter(matchesAll(filter))) isLeft[kind.number] = 1;
    const fits = (place: number) => isLeft[this.#kindOf[place] as number] === 1;
    let counts: ListCounts | undefined;
    return {
      isNear: found?.isNear ?? false,
      sorted: (sort) =>
        found
          ? this.#sorted(found.products.filter(fits), sort)
          : only(this.#order(sort), (place) => scope.isIn[place] === 1 && fits(place)),
      counts: () => {
        counts ??= countsOf(counted, filter, dictionary, !isLeft.includes(1));
        return counts;
      },
    };
  }

  /** The part of a filter that can match something in the whole shop. */
  known(filter: ProductFilter, dictionary: FilterDictionary): ProductFilter {
    return knownFilter(this.#facts.models, filter, dictionary);
  }

  /** The whole shop in an order; equals go by their place. */
  #order(sort: SortId): Uint32Array {
    if (sort === 'name') return this.#facts.byName;
    const known = this.#orders.get(sort);
    if (known) return known;
    const places = new Uint32Array(this.#facts.ids.length).map((_, place) => place);
    const order = this.#sorted(places, sort);
    this.#orders.set(sort, order);
    return order;
  }

  #sorted(places: ArrayLike<number>, sort: SortId): Uint32Array {
    const by = columnSortOf(sort);
    return by ? sortedByFigure(places, this.#rank(by)) : new Uint32Array(places);
  }

  /** The ids of what is related to a product; none if it isn't on sale. */
  related(productId: string): string[] {
    const at = this.#facts.ids.indexOf(productId);
    const model = this.#facts.models[this.#facts.modelOf[at] ?? -1];
    if (!model) return [];
    const scope = this.#scope(model.productSeries === ACCESSORIES ? 'other' : '');
    const floorAt = (place: number): RelatableFloor => {
      const {
        productSeries = '',
        specification = '',
        treeType = '',
        productColor = '',
      } = this.#facts.models[this.#facts.modelOf[place] ?? 0] ?? {};
      return {
        productId: this.#facts.ids.at(place) ?? '',
        productSeries,
        specification,
        treeType,
        productColor,
      };
    };
    // of products that are alike, those that follow next are enough
    const taken = new Uint8Array(this.#facts.models.length);
    const floor = floorAt(at);
    const shop = [floor];
    for (let step = 1; step < this.#facts.ids.length; step += 1) {
      const place = (at + step) % this.#facts.ids.length;
      const kind = this.#facts.modelOf[place] as number;
      if (scope.isIn[place] !== 1 || (taken[kind] as number) === RELATED_MAX) continue;
      taken[kind] = (taken[kind] as number) + 1;
      shop.push(floorAt(place));
    }
    return relatedFloors(floor, shop).map(({ product }) => product.productId);
  }

  /** The ids of products with these numbers; for a number that none has, of those whose numbers come nearest. */
  async numbered(productNos: readonly string[]): Promise<string[]> {
    const places = await this.#facts.numbers.find(productNos);
    return places.map((place) => this.#facts.ids.at(place) ?? '');
  }

  /** A list that is read whole, by name. */
  byName({ productType, series, except }: DocumentedList): Pick<ListAnswer, 'total' | 'ids'> {
    const isIn = ({ productSeries = '' }: Model) =>
      (series === undefined ? !except.includes(productSeries) : productSeries === series) &&
      (seriesNamed(productSeries)?.productType ?? 'Timber') === productType;
    const ofModel = this.#facts.models.map(isIn);
    const { modelOf, byName } = this.#facts;
    return this.#asIds(only(byName, (place) => ofModel[modelOf[place] as number] === true));
  }

  /** The series, each with how many products are on sale and the ids of the first of them. */
  series(most: number) {
    const [firsts, counts] = [new Map<string, string[]>(), new Map<string, number>()];
    for (let at = 0; at < this.#facts.ids.length; at += 1) {
      const series = this.#kinds[this.#kindOf[at] as number]?.productSeries ?? '';
      counts.set(series, (counts.get(series) ?? 0) + 1);
      const first = firsts.get(series) ?? [];
      if (first.length === 0) firsts.set(series, first);
      if (first.length < most) first.push(this.#facts.ids.at(at) as string);
    }
    return SERIES.map(({ name }) => ({
      name,
      count: counts.get(name) ?? 0,
      first: firsts.get(name) ?? [],
    }));
  }

  /** The part of a filter that leaves products of a series; without prices, as links to a series are the same for visitors. */
  fitting(series: string, filter: ProductFilter): ProductFilter {
    return filterThatFits(
      this.#unpricedKinds.filter(({ productSeries }) => productSeries === series),
      filter,
    );
  }

  #scope(list: ListType | typeof WHOLE_SHOP): Scope {
    const known = this.#scopes.get(list);
    if (known) return known;
    const isWhole = list === '' || list === 'designer';
    const series = new Set<string>(list === WHOLE_SHOP ? [] : seriesOfListType(list).map(({ name }) => name));
    const isModelIn = ({ productSeries = '' }: Model) =>
      list === WHOLE_SHOP || (isWhole ? productSeries !== ACCESSORIES : series.has(productSeries ?? ''));
    const ofModel = Uint8Array.from(this.#facts.models, (model) => Number(isModelIn(model)));
    const isIn = Uint8Array.from(this.#facts.modelOf, (model) => ofModel[model] ?? 0);
    const places = only(this.#facts.byName, (place) => isIn[place] === 1);
    const scope = { isIn, priced: this.#counted(places, true), unpriced: this.#counted(places, false) };
    this.#scopes.set(list, scope);
    return scope;
  }

  #counted(places: Iterable<number>, seesPrices: boolean): Counted {
    const times = new Uint32Array(this.#kinds.length);
    for (const place of places) {
      const kind = this.#kindOf[place] as number;
      times[kind] = (times[kind] as number) + 1;
    }
    const kinds = (seesPrices ? this.#kinds : this.#unpricedKinds).filter(({ number }) => times[number]);
    const timesOf = (kind: FilteredProduct) => times[(kind as FilteredKind).number] ?? 0;
    return { kinds, timesOf, countFacets: facetCounter(kinds, timesOf) };
  }

  /** What products are sorted by, as figures: lowest first, those without the value last. */
  #rank({ column, isRising }: ColumnSort): ArrayLike<number> {
    const direction = isRising ? 1 : -1;
    const inOrder = (figures: ArrayLike<number>) =>
      new Float64Array(figures).map((figure) => figure * direction);
    if (column === 'name') return inOrder(this.#facts.nameRank);
    if (column === 'price') return inOrder(this.#figures.prices);
    if (column === 'stock') return inOrder(this.#figures.stock);
    const keys = this.#facts.models.map((model) => SORT_COLUMNS[column].key({ ...model, productName: '' }));
    const sorted = [...new Set(keys)].sort((a, b) => compareKeys(a, b, direction));
    const rankOf = new Map<(typeof keys)[number], number>();
    let rank = 0;
    sorted.forEach((key, at) => {
      // those that are compared as equal share a figure
      if (at > 0 && compareKeys(sorted[at - 1], key, direction) !== 0) rank += 1;
      rankOf.set(key, rank);
    });
    const ofModel = keys.map((key) => rankOf.get(key) ?? 0);
    return this.#facts.modelOf.map((model) => ofModel[model] ?? 0);
  }
}

const WHOLE_SHOP = 'whole shop';

/** As `filter` of the array, which takes several times as long. */
function only(places: Uint32Array, test: (place: number) => boolean): Uint32Array {
  const kept = new Uint32Array(places.length);
  let count = 0;
  for (const place of places) if (test(place)) kept[count++] = place;
  return kept.slice(0, count);
}

function countsOf(
  { kinds, timesOf, countFacets }: Counted,
  filter: ProductFilter,
  dictionary: FilterDictionary,
  isEmpty: boolean,
): ListCounts {
  const facets = countFacets(filter, dictionary).filter(({ options }) => options.length > 0);
  const sizes = sizeFacetsOf(kinds, filter, timesOf);
  const countLeft = (by: ProductFilter) =>
    kinds.filter(matchesAll(by)).reduce((sum, kind) => sum + timesOf(kind), 0);
  const waysOut = (isEmpty ? chosenIn(facets, sizes) : []).map(({ name, value }) => ({
    name,
    value,
    count: countLeft(toggleFilterValue(filter, name, value)),
  }));
  return { facets, sizes, waysOut: waysOut.filter(({ count }) => count > 0) };
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
