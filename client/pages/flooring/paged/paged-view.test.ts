import { beforeAll, describe, expect, it } from 'vitest';
import { filterFromSearch, filterToSearch } from '../../../../contracts/domain/product/product-filter.ts';
import { FIRST_CARDS } from '../../../../contracts/site/limits.ts';
import { buildProduct } from '../../../../fixtures/builders/build-product.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { withFacts } from '../../../data/floor-facts.ts';
import { configureApiClient } from '../../../lib/api-client.ts';
import { fallbackKey } from '../../../lib/use-call.ts';
import { needs } from '../flooring.server.ts';
import { readListAddress } from '../list-address.ts';
import { type ListView, listView } from '../list-view.ts';
import { preparedList } from '../prepared-list.ts';
import { firstPageCall, listQuestion, type ProductPage } from './list-question.ts';
import { countedShelves, pagedView } from './paged-view.ts';

beforeAll(() => configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => undefined }));

const specs = productSpecs();
const products = catalogue().map(toProduct);
const floors = withFacts(products, specs);
const pence = new Map(products.map(({ productId, productPrice = 0 }) => [productId, productPrice]));

/** The list of a browser that has read it whole. */
const wholeView = (search: string, prices = true): ListView =>
  listView({
    products: floors,
    address: readListAddress(search),
    dictionary: { grade: ['Prime (AB)', 'Nature (ABC)', 'Rustic (ABCD)'] },
    prices: prices ? pence : undefined,
    facts: 'here',
  });

/** What the backend answers that has the same list. */
function pageOf(view: ListView, series: NonNullable<ProductPage['counts']>['series'] = []): ProductPage {
  const shown = view.shown.slice(0, FIRST_CARDS);
  const ids = new Set(shown.map(({ productId }) => productId));
  return {
    products: shown.flatMap((one) => products.find(({ productId }) => productId === one.productId) ?? []),
    facts: specs.filter(({ productId }) => ids.has(productId)),
    total: view.count,
    isNear: view.isNear,
    sort: view.sort,
    counts: {
      filters: '',
      facets: view.facets.map(({ name, options }) => ({
        filter: name,
        options: options.map(({ value, count }) => ({ option: value, count })),
      })),
      sizes: view.sizes.map(({ name, sizes }) => ({ filter: name, sizes: [...sizes] })),
      waysOut: view.waysOut.map(({ name, value, count }) => ({ filter: name, option: value, count })),
      series,
    },
  };
}

describe('a list that was asked for', () => {
  it.each([
    '',
    'grade=Prime (AB)&species=Walnut',
    'width=180-220&stock=any&sort=width-desc',
    'fire=Bfl-s1&ptv=36',
    'species=Teak&grade=Rustic (ABCD)&use=heating',
    'price=0-1999&sort=price-desc',
  ])('shows as one that was read whole: %s', (search) => {
    const whole = wholeView(search);
    const { shown, ...rest } = pagedView(pageOf(whole), readListAddress(search), true);
    const { shown: wanted, ...others } = whole;
    expect(rest).toEqual(others);
    expect(shown.map(({ productId, fireClass }) => [productId, fireClass])).toEqual(
      wanted.slice(0, FIRST_CARDS).map(({ productId, fireClass }) => [productId, fireClass]),
    );
  });

  it('has what was chosen marked at once, while the counts are still those of the list before', () => {
    const before = pageOf(wholeView(''));
    const { chips, facets, count } = pagedView(before, readListAddress('species=Walnut'), false);
    expect(chips.map(({ label }) => label)).toEqual(['Walnut']);
    const species = facets.find(({ name }) => name === 'species')?.options ?? [];
    expect(species.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual(['Walnut']);
    expect(count).toBe(products.length);
  });

  it('isn’t sorted by prices that a visitor doesn’t see', () => {
    const address = readListAddress('sort=price-desc');
    expect(pagedView(pageOf(wholeView('', false)), address, false).sort).toBe('name');
  });

  it('links each series with its picture and with the filters that match something there', () => {
    const vinyl = { productSeries: 'Vinyl', count: 5, filters: 'stock=any', mainImg: '/v.webp', rooms: [] };
    const address = readListAddress('species=Oak&stock=any&look=table');
    const shelves = countedShelves(pageOf(wholeView(''), [vinyl]).counts ?? {}, address);
    const queries = Object.fromEntries(shelves.map(({ name, picture, query }) => [name, [picture, query]]));
    expect(queries.Vinyl).toEqual(['/v.webp', 'type=vinyl&stock=any&look=table']);
    expect(queries['3-Ply Click']).toEqual(['', 'type=3plyclick&species=Oak&stock=any&look=table']);
  });
});

describe('what a page embeds of a list that was asked for', () => {
  const search = 'species=Walnut';
  const keyOf = () => fallbackKey(...firstPageCall(readListAddress(search)));
  const answered = (filters: string) => {
    const page = pageOf(wholeView(search));
    const counts = { ...page.counts, filters } as NonNullable<ProductPage['counts']>;
    const series = [{ productSeries: 'Vinyl', count: 1, filters: '', rooms: ['/a-room.webp'] }];
    return {
      [keyOf()]: {
        resultCode: '0',
        data: { ...page, products: [buildProduct()], counts: { ...counts, series } },
      },
    };
  };

  it('is the reply without prices, and without what cards and rows don’t show', () => {
    const prepared = preparedList(search, answered(search));
    expect(Object.keys(prepared)).toEqual([keyOf()]);
    const { data } = prepared[keyOf()] as { data: ProductPage };
    expect(data.products[0]).toMatchObject({
      productId: buildProduct().productId,
      packWeight: expect.any(Number),
    });
    expect(JSON.stringify(data)).not.toMatch(/productPrice|img1|img5|a-room/);
  });

  it('takes one call, and leads to the address that has only the filters that the shop knows', () => {
    expect(needs.pagedCalls?.(search)).toEqual([firstPageCall(readListAddress(search))]);
    expect(needs.follow?.('fire=Bfl-s1', answered(search), true)).toEqual([]);
    expect(needs.knownQuery?.(search, answered(search))).toBe(search);
    expect(needs.knownQuery?.(search, answered(''))).toBe('');
  });

  it('asks for the ratings of a search as filters', () => {
    const [call] = needs.pagedCalls?.('q=oak PTV 36&type=vinyl') ?? [];
    const filters = filterToSearch(filterFromSearch(new URLSearchParams('ptv=36'))).toString();
    expect(call?.[1]).toMatchObject({ listType: 'vinyl', search: 'oak', filters });
  });

  it('leaves defaults out of the question, so that equal lists are asked for alike', () => {
    expect(listQuestion(readListAddress('sort=name&look=table'))).toEqual(listQuestion(readListAddress('')));
  });
});
