import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { isFilterName } from '../../../../contracts/domain/product/filter-rules.ts';
import {
  filterFromSearch,
  filterToSearch,
  type ProductFilter,
} from '../../../../contracts/domain/product/product-filter.ts';
import {
  defaultSort,
  parseSort,
  type SortId,
  sortsByPrice,
} from '../../../../contracts/domain/product/product-sort.ts';
import type { ListType } from '../../../../contracts/domain/product/series.ts';
import { TECHNICAL_LEVELS } from '../../../../contracts/domain/product/technical-levels.ts';
import { FITTING_SERIES } from '../../../../contracts/domain/quantity/goods-count.ts';
import { readSearch } from '../../../../contracts/domain/text/typed-search.ts';
import type { LIST_PAGE } from '../../../../contracts/site/page-calls.ts';
import { pictureSubject } from '../../../../contracts/site/picture-url.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { PreparedContext, PreparedHandler } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { type ListAnswer, ProductIndex } from './product-index.ts';
import {
  dataRevision,
  factsRevision,
  figuresOnSale,
  filterValues,
  findProductSpecs,
  findProducts,
  floorFacts,
  type Product,
  productsOnSale,
} from './repository.ts';

type PageInput = InputOf<typeof LIST_PAGE>;
type PageReply = ReplyOf<typeof LIST_PAGE>;
type Counts = NonNullable<PageReply['data']['counts']>;

/** Products of a series among which its pictures are looked for. */
const FIRST_OF_SERIES = 40;

interface KeptIndex {
  readonly revision: number;
  readonly facts: string;
  readonly index: ProductIndex;
}
/** by the database of a world */
const kept = new WeakMap<Db, Promise<KeptIndex>>();

type SeriesPictures = Omit<Counts['series'][number], 'filters'>;
/** what every first page shows of the series, whatever its filters */
const keptSeries = new WeakMap<ProductIndex, Promise<readonly SeriesPictures[]>>();

/** The index of what is on sale now. An order only changes figures; those are read again, and the rest once. */
export async function productIndex(db: Db): Promise<ProductIndex> {
  const before = kept.get(db);
  const next = indexAfter(db, before);
  kept.set(db, next);
  next.catch(() => {
    if (kept.get(db) === next) kept.delete(db);
  });
  return (await next).index;
}

async function indexAfter(db: Db, before: Promise<KeptIndex> | undefined): Promise<KeptIndex> {
  const known = await before?.catch(() => undefined);
  // read first: what changes meanwhile is noticed next time
  const revision = await dataRevision(db);
  if (known?.revision === revision) return known;
  const facts = await factsRevision(db);
  const updated =
    known?.facts === facts ? await known.index.withFigures(figuresOnSale(db, FITTING_SERIES)) : undefined;
  const index = updated ?? (await ProductIndex.of(productsOnSale(db, FITTING_SERIES)));
  return { revision, facts, index };
}

/** One page of a list or search; the first one, without a cursor, with what the filters offer. Or products that are named. */
export const readPage: PreparedHandler<'/woojiapi/product/qryproductpage'> = async (
  input,
  { db, seesPrices },
) => {
  const named = await namedIds(db, input);
  const { typed, filter, search, sort } = questionIn(input, seesPrices);
  if (named) {
    const ids = named.slice(0, input.pageSize);
    const shown = await shownById(db, ids, seesPrices);
    return { resultCode: '0', data: { ...shown, total: shown.products.length, isNear: false, sort } };
  }
  const index = await productIndex(db);
  const dictionary = await filterValues(db);
  const listType: ListType = input.listType ?? '';
  const answer = index.answer({ listType, search, filter, sort, seesPrices, dictionary });
  const { total, isNear } = answer;
  const from = placeOf(input.cursor ?? '', answer);
  const shown = answer.ids(from, input.pageSize);
  const end = from + shown.length;
  const next = end < total && shown.length > 0 ? { next: `${end}~${shown.at(-1)}` } : {};
  const page = { ...(await shownById(db, shown, seesPrices)), total, ...next, isNear, sort };
  if (input.cursor) return { resultCode: '0', data: page };
  const { facets, sizes, waysOut } = answer.counts();
  const offered: Counts = {
    // with the price, which visitors don't see: a customer's link stays the same for them
    filters: filterToSearch(index.known(typed, dictionary)).toString(),
    facets: facets.map(({ name, options }) => ({
      filter: name,
      options: options.map(({ value, count }) => ({ option: value, count })),
    })),
    sizes: sizes.map(({ name, sizes: each }) => ({ filter: name, sizes: [...each] })),
    waysOut: waysOut.map(({ name, value, count }) => ({ filter: name, option: value, count })),
    series: await listedSeries(db, index, filter),
  };
  return { resultCode: '0', data: { ...page, counts: offered } };
};

/** The first floors of a list or search that have technical facts. */
export async function firstFloors(
  input: Pick<PageInput, 'listType' | 'search' | 'filters' | 'pageSize'>,
  { db, seesPrices }: PreparedContext,
): Promise<{ readonly productIds: string[]; readonly total: number; readonly isNear: boolean }> {
  const { filter, search, sort } = questionIn(input, seesPrices);
  const answer = (await productIndex(db)).answer({
    listType: input.listType ?? '',
    search,
    filter: { ...ANY_FACTS, ...filter },
    sort,
    seesPrices,
    dictionary: {},
  });
  return { productIds: answer.ids(0, input.pageSize), total: answer.total, isNear: answer.isNear };
}

/** Any technical facts have a fire class. */
const ANY_FACTS: ProductFilter = { fire: TECHNICAL_LEVELS.fire.slice(-1).map(({ id }) => id) };

type Question = Pick<PageInput, 'search' | 'filters' | 'sort'>;

function questionIn(input: Question, seesPrices: boolean) {
  const search = readSearch(input.search);
  const typed = filterIn(input.filters ?? '');
  const sort = sortIn(input.sort ?? '', search, seesPrices);
  return { search, typed, filter: seesPrices ? typed : withoutPrice(typed), sort };
}

/** The ids of products that are asked for by name, in order; undefined where a list is asked for. */
async function namedIds(
  db: Db,
  { productIds, productNos, relatedTo }: PageInput,
): Promise<readonly string[] | undefined> {
  if (productIds) return [...new Set(productIds)];
  if (productNos) return await (await productIndex(db)).numbered(productNos);
  return relatedTo ? (await productIndex(db)).related(relatedTo) : undefined;
}

/** Products with the facts of those that are floors. */
async function shownById(db: Db, ids: readonly string[], seesPrices: boolean) {
  const [byId, specs] = await Promise.all([findProducts(db, ids), findProductSpecs(db, ids)]);
  return {
    products: ids
      .flatMap((id) => byId.get(id) ?? [])
      // services aren't in the lists of the shop either
      .filter(({ productSeries }) => productSeries !== FITTING_SERIES)
      .map((product) => asSeen(product, seesPrices)),
    facts: ids.flatMap((id) => specs.get(id) ?? []).map(floorFacts),
  };
}

async function listedSeries(db: Db, index: ProductIndex, filter: ProductFilter): Promise<Counts['series']> {
  const known = keptSeries.get(index) ?? readSeries(db, index);
  keptSeries.set(index, known);
  known.catch(() => keptSeries.delete(index));
  return (await known).map((series) => ({
    ...series,
    filters: filterToSearch(index.fitting(series.productSeries, filter)).toString(),
  }));
}

async function readSeries(db: Db, index: ProductIndex): Promise<readonly SeriesPictures[]> {
  const all = index.series(FIRST_OF_SERIES);
  const byId = await findProducts(
    db,
    all.flatMap(({ first }) => first),
  );
  return all.map(({ name, count, first }) => {
    const products = first.flatMap((id) => byId.get(id) ?? []);
    const mainImg = products.find((product) => product.mainImg !== '')?.mainImg;
    const pictures = products.flatMap(({ img4, img5 }) => [img4, img5]).filter((url) => url !== '');
    const rooms = new Map([...pictures].reverse().map((url) => [pictureSubject(url), url]));
    return { productSeries: name, count, ...(mainImg && { mainImg }), rooms: [...rooms.values()].reverse() };
  });
}

/** A product as the caller may see it. */
export function asSeen(product: Product, seesPrices: boolean): Product {
  if (seesPrices) return product;
  const { productPrice: _hidden, ...rest } = product;
  return rest;
}

const withoutPrice = ({ price: _hidden, ...filter }: ProductFilter): ProductFilter => filter;

const refuse = (field: string, sentence: string): never => {
  throw new CallFailure('1', sentence, 400, { field });
};

/** @throws CallFailure "1" if a filter doesn't exist or can't have the value */
function filterIn(text: string): ProductFilter {
  const search = new URLSearchParams(text);
  const filter = filterFromSearch(search);
  for (const [name, value] of search) {
    if (!isFilterName(name)) return refuse('filters', 'filters: must name filters of the list');
    const alone = filterFromSearch(new URLSearchParams([[name, value]]));
    if (!alone[name]) return refuse('filters', `filters: ${name} can't have this value`);
  }
  return filter;
}

/** @throws CallFailure "1" if there is no such order */
function sortIn(text: string, search: string, seesPrices: boolean): SortId {
  const sort = parseSort(text, search);
  if (text !== '' && sort !== text) return refuse('sort', 'sort: must be an order of the list');
  return seesPrices || !sortsByPrice(sort) ? sort : defaultSort(search);
}

/**
 * The place of a page's first product. The cursor names the product before it, so that the next page goes on there even if
 * others have come or gone.
 * @throws CallFailure "1" if the text isn't a cursor
 */
function placeOf(cursor: string, answer: Pick<ListAnswer, 'ids' | 'before'>): number {
  if (cursor === '') return 0;
  const [, number = '', last] = /^(\d{1,9})(?:~(.+))?$/.exec(cursor) ?? [];
  if (number === '') return refuse('cursor', 'cursor: must be the next of a page');
  const place = Number(number);
  if (last === undefined || answer.ids(place - 1, 1)[0] === last) return place;
  const before = answer.before(last);
  return before === -1 ? place : before + 1;
}
