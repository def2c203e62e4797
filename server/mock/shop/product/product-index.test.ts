import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTERS } from '../../../../contracts/domain/product/filter-rules.ts';
import { ProductSearch } from '../../../../contracts/domain/product/find-products.ts';
import { facetsOf, sizeFacetsOf } from '../../../../contracts/domain/product/product-facets.ts';
import { filterFromSearch, filterProducts } from '../../../../contracts/domain/product/product-filter.ts';
import { nearestNumbers, numberKey } from '../../../../contracts/domain/product/product-numbers.ts';
import {
  columnSortId,
  SORT_COLUMNS,
  type SortColumn,
  sortProducts,
} from '../../../../contracts/domain/product/product-sort.ts';
import { relatedFloors } from '../../../../contracts/domain/product/related-floors.ts';
import {
  LIST_TYPES,
  queriesOfListType,
  SERIES,
  type SeriesQuery,
  seriesNamed,
} from '../../../../contracts/domain/product/series.ts';
import { pictureLightness } from '../../../../contracts/site/picture-url.ts';
import { buildProduct } from '../../../../fixtures/builders/build-product.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import type { IndexedProduct } from './listed-products.ts';
import { type ListQuestion, ProductIndex } from './product-index.ts';
import { sortedInSteps } from './sort-places.ts';

const SEED = 32;
const real = catalogue().map(toProduct);
const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...new Set(values));

/** Products as random as they may be, but with so few values that they often agree. */
const products: fc.Arbitrary<readonly IndexedProduct[]> = fc
  .array(
    fc.record({
      productName: fc.oneof(
        oneOf(real.map(({ productName }) => productName)),
        oneOf(['Oak 9', 'oak 10', 'Öak 9', 'Oak']),
      ),
      productSeries: oneOf([...SERIES.map(({ name }) => name), 'Reclaimed']),
      specification: oneOf(['', 'a tin', ...real.slice(0, 30).map(({ specification }) => specification)]),
      productSurface: oneOf(['', ...real.slice(0, 20).map(({ productSurface }) => productSurface)]),
      finish: oneOf(['', ...real.map(({ finish }) => finish)]),
      productLevel: oneOf(['', ...real.map(({ productLevel }) => productLevel)]),
      productColor: oneOf(real.map(({ productColor }) => productColor)),
      treeType: oneOf(['', ...real.map(({ treeType }) => treeType)]),
      productPrice: fc.oneof(fc.integer({ min: 0, max: 12_000 }), fc.constantFrom(1999, 2000, 9999)),
      inventoryBalance: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
      productUnit: fc.constantFrom('Pack/M2', 'Piece'),
      packSize: fc.constantFrom(1, 1.2, 2.17),
      packWeight: fc.constantFrom(0, 12, 18.5),
      mainImg: oneOf(['', ...real.slice(0, 10).map(({ mainImg }) => mainImg)]),
      fireClass: fc.constantFrom(undefined, 'Bfl-s1', 'Dfl-s1'),
      slipWetPtv: fc.constantFrom(undefined, 20, 36, 45),
      useClass: fc.constantFrom(undefined, '23/33', '23/31/41'),
    }),
    { minLength: 20, maxLength: 60 },
  )
  .map((all) =>
    all.map((facts, at) => {
      const number = String(at).padStart(4, '0');
      // some numbers look like the one before, with O for 0
      const written = at % 5 === 1 ? String(at - 1).padStart(4, 'O') : number;
      return { ...buildProduct(), ...facts, productId: `p-${number}`, productNo: `AL-R${written}` };
    }),
  );

const words = [
  'oak',
  'herringbone',
  'gray',
  'herringbon',
  '190',
  '14mm',
  'al-r00',
  'pale',
  'smoked',
  'xyzzy',
  'wide',
  'skirting',
];
const pairs = fc.array(
  fc.oneof(
    fc.tuple(
      oneOf(FILTERS.map(({ name }) => name)),
      oneOf([
        ...[
          'any',
          '100',
          '2000-3999',
          'heating',
          'stairs',
          'Textured',
          'Bfl-s1',
          '36',
          '33',
          '14-20',
          '190',
          '-500',
        ],
        ...real.slice(0, 12).flatMap((one) => [one.finish, one.productLevel, one.productColor, one.treeType]),
      ]),
    ),
  ),
  { maxLength: 2 },
);
const columns = Object.keys(SORT_COLUMNS) as SortColumn[];
const questions: fc.Arbitrary<ListQuestion> = fc.record({
  listType: oneOf(LIST_TYPES),
  search: fc.oneof(
    fc.constant(''),
    fc.array(oneOf(words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
  ),
  filter: pairs.map((some) =>
    filterFromSearch(new URLSearchParams(some.map(([name, value]) => [name, value]))),
  ),
  sort: fc
    .tuple(oneOf(columns), fc.boolean())
    .map(([column, isRising]) => columnSortId({ column, isRising })),
  dictionary: fc.constantFrom({}, { grade: ['Rustic (ABCD)', 'Prime (AB)', 'Clear'], species: ['Oak'] }),
  seesPrices: fc.boolean(),
});

async function* inParts<One>(all: readonly One[]): AsyncGenerator<readonly One[]> {
  for (let at = 0; at < all.length; at += 7) yield all.slice(at, at + 7);
}

const WHOLE_SHOP = [...queriesOfListType(''), ...queriesOfListType('other')];

/** Words count by how rare they are in the whole shop, whichever list is searched. */
function searchedIn(list: readonly IndexedProduct[], shop: readonly IndexedProduct[], text: string) {
  const search = new ProductSearch();
  for (const product of shop) search.add(product);
  search.end();
  const isListed = new Set(list);
  const found = search.find(
    text,
    Uint8Array.from(shop, (product) => Number(isListed.has(product))),
  );
  return { ...found, products: found.products.flatMap((at) => shop[at] ?? []) };
}

/** The products of documented lists, each by name. */
const listedIn = (all: readonly IndexedProduct[], queries: readonly SeriesQuery[]) =>
  queries.flatMap(({ productType, series }) =>
    sortProducts(
      all.filter(
        (one) =>
          (seriesNamed(one.productSeries)?.productType ?? 'Timber') === productType &&
          (series ? one.productSeries === series : one.productSeries !== 'Accessories'),
      ),
      'name',
    ),
  );

/** What a browser works out that has read the documented lists whole. */
function asBrowser(all: readonly IndexedProduct[], question: ListQuestion) {
  const { listType, search, filter, sort, dictionary, seesPrices } = question;
  const queries = search && !listType ? WHOLE_SHOP : queriesOfListType(listType);
  const list = listedIn(all, queries);
  const found = search
    ? searchedIn(list, listedIn(all, WHOLE_SHOP), search)
    : { products: list, isNear: false };
  const rows = found.products.map((one) => ({
    ...one,
    productPrice: seesPrices ? one.productPrice : undefined,
    lightness: pictureLightness(one.mainImg),
  }));
  const shown = sortProducts(filterProducts(rows, filter), sort);
  return {
    productIds: shown.map(({ productId }) => productId),
    isNear: found.isNear,
    facets: facetsOf(rows, filter, dictionary).filter(({ options }) => options.length > 0),
    sizes: sizeFacetsOf(rows, filter),
  };
}

test('a list, its order, its search and its counts are those of a browser that has read everything', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(products, questions, async (all, question) => {
      const asked =
        question.seesPrices || !question.sort.startsWith('price')
          ? question
          : { ...question, sort: 'name' as const };
      const index = await ProductIndex.of(inParts(all));
      const { total, ids, isNear, counts } = index.answer(asked);
      const productIds = ids(0, total);
      const { facets, sizes } = counts();
      found += productIds.length;
      expect({ productIds, isNear, facets, sizes }).toEqual(asBrowser(all, asked));
    }),
    { seed: SEED, numRuns: 400 },
  );
  expect(found).toBeGreaterThan(1000);
});

test('what is related to a product is what a browser finds that has read everything', async () => {
  await fc.assert(
    fc.asyncProperty(products, fc.nat(), async (all, which) => {
      const index = await ProductIndex.of(inParts(all));
      const product = all[which % all.length] as IndexedProduct;
      const shop = listedIn(all, queriesOfListType(product.productSeries === 'Accessories' ? 'other' : ''));
      const wanted = relatedFloors(product, shop).map((one) => one.product);
      expect(index.related(product.productId)).toEqual(wanted.map(({ productId }) => productId));
      // a page of a long shop works out from them alone why they are related
      expect(relatedFloors(product, wanted)).toEqual(relatedFloors(product, shop));
      expect(index.related('p-none')).toEqual([]);
    }),
    { seed: SEED, numRuns: 200 },
  );
});

test('typed numbers find what a browser finds that has read all products', async () => {
  const typed = fc.array(
    fc.oneof(
      fc
        .tuple(fc.nat({ max: 70 }), fc.constantFrom('0', 'o'))
        .map(([at, zero]) => `al r${String(at).padStart(4, zero)}`),
      fc.string({ unit: fc.constantFrom('A', 'L', '-', 'R', 'O', '0', '1', '2'), maxLength: 8 }),
    ),
    { maxLength: 5 },
  );
  let near = 0;
  await fc.assert(
    fc.asyncProperty(products, typed, async (all, numbers) => {
      const known = new Map(all.map(({ productNo, productId }) => [numberKey(productNo), productId]));
      const wanted = numbers.flatMap((number) => {
        const id = known.get(numberKey(number));
        if (id !== undefined) return [id];
        const meant = nearestNumbers(
          number,
          all.map(({ productNo }) => productNo),
        );
        near += meant.length;
        return meant.flatMap((one) => known.get(numberKey(one)) ?? []);
      });
      const index = await ProductIndex.of(inParts(all));
      expect(await index.numbered(numbers)).toEqual([...new Set(wanted)]);
    }),
    { seed: SEED, numRuns: 200 },
  );
  expect(near).toBeGreaterThan(50);
});

test('new prices and stock give the same answers as an index made anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      products,
      questions,
      fc.array(fc.nat({ max: 9000 }), { minLength: 1 }),
      async (all, question, figures) => {
        const at = (index: number) => figures[index % figures.length] ?? 0;
        const later = all.map((one, index) => ({
          ...one,
          productPrice: at(index),
          inventoryBalance: at(index + 1),
        }));
        const updated = await (await ProductIndex.of(inParts(all))).withFigures(
          inParts(
            later.map(({ productId, productPrice, inventoryBalance }) => ({
              productId,
              pricePence: productPrice,
              stockPacks: inventoryBalance,
            })),
          ),
        );
        const anew = await ProductIndex.of(inParts(later));
        const [answer, wanted] = [updated, anew].map((index) => {
          const { total, ids, counts } = index?.answer(question) ?? {};
          return { total, ids: ids?.(0, all.length), ...counts?.() };
        });
        expect(answer).toEqual(wanted);
      },
    ),
    { seed: SEED, numRuns: 100 },
  );
});

test('numbers are sorted a part at a time as at once, and equals keep their order', async () => {
  const figures = Array.from({ length: 9001 }, (_, at) => (at * 7919) % 613);
  const compare = (a: number, b: number) => (figures[a] ?? 0) - (figures[b] ?? 0);
  const wanted = figures.map((_, at) => at).sort(compare);
  expect([...(await sortedInSteps(figures.length, compare))]).toEqual(wanted);
});
