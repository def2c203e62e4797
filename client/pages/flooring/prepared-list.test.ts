import { beforeAll, describe, expect, it } from 'vitest';
import { queriesOfListType } from '../../../contracts/domain/product/series.ts';
import { FIRST_CARDS, SEARCHED_MAX, WHOLE_LIST_MAX } from '../../../contracts/site/limits.ts';
import { buildProduct } from '../../../fixtures/builders/build-product.ts';
import { FLOOR_FACTS, floorFactsInput } from '../../data/floor-facts.ts';
import { PRODUCT_LIST, productListInput } from '../../data/products.ts';
import { configureApiClient } from '../../lib/api-client.ts';
import { fallbackKey } from '../../lib/use-call.ts';
import { needs } from './flooring.server.ts';
import { preparedList } from './prepared-list.ts';

beforeAll(() => configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => undefined }));

const keys = () => queriesOfListType('').map((query) => fallbackKey(PRODUCT_LIST, productListInput(query)));

const accessories = () =>
  fallbackKey(PRODUCT_LIST, productListInput({ productType: 'Timber', series: 'Accessories' }));

/** Replies of a shop with this many floors, one in ten of walnut. */
function shopOf(count: number) {
  const [timber = '', vinyl = ''] = keys();
  const data = Array.from({ length: count }, (_, index) =>
    buildProduct({
      productId: `p-${index}`,
      productName: `Floor ${index}`,
      treeType: index % 10 === 0 ? 'Walnut' : 'Oak',
    }),
  );
  return {
    [timber]: { resultCode: '0', data },
    [vinyl]: { resultCode: '0', data: [] },
  };
}

describe('the list that comes with a page', () => {
  it('is complete up to a limit, with only the fields that are shown and no price', () => {
    const prepared = preparedList('', shopOf(WHOLE_LIST_MAX));
    expect(Object.keys(prepared)).toEqual(keys());
    const { data } = prepared[keys()[0] ?? ''] as { data: object[] };
    expect(data).toHaveLength(WHOLE_LIST_MAX);
    expect(data[0]).toMatchObject({ productId: 'p-0', productName: 'Floor 0', treeType: 'Walnut' });
    for (const field of ['productPrice', 'img1', 'img5', 'packWeight', 'model3d', 'origin'])
      expect(data[0]).not.toHaveProperty(field);
  });

  it('has only the first screens when it is longer, filtered and counted', () => {
    const prepared = preparedList('species=Walnut', shopOf(WHOLE_LIST_MAX + 10));
    expect(Object.keys(prepared)).toEqual(['first-screens species=Walnut']);
    const view = prepared['first-screens species=Walnut'] as { shown: { treeType: string }[]; count: number };
    expect(view.count).toBe((WHOLE_LIST_MAX + 10) / 10);
    expect(view.shown).toHaveLength(FIRST_CARDS);
    expect(view.shown.every(({ treeType }) => treeType === 'Walnut')).toBe(true);
    expect(JSON.stringify(view)).not.toContain('productPrice');
  });

  it('is filtered by technical facts, which come with a whole list and not with first screens', () => {
    const fact = { productId: 'p-1', productNo: 'AL-1', fireClass: 'Bfl-s1', slipWetPtv: 38 };
    const factsKey = fallbackKey(FLOOR_FACTS, floorFactsInput());
    const facts = { [factsKey]: { resultCode: '0', data: [fact] } };
    const whole = preparedList('fire=Cfl-s1', { ...shopOf(WHOLE_LIST_MAX), ...facts });
    expect(Object.keys(whole)).toEqual([...keys(), factsKey]);
    const long = preparedList('fire=Cfl-s1', { ...shopOf(WHOLE_LIST_MAX + 1), ...facts });
    expect(Object.keys(long)).toEqual(['first-screens fire=Cfl-s1']);
    const view = long['first-screens fire=Cfl-s1'] as { shown: { productId: string }[] };
    expect(view.shown.map(({ productId }) => productId)).toEqual(['p-1']);
    // without them, the browser reads both
    expect(preparedList('fire=Cfl-s1', shopOf(WHOLE_LIST_MAX + 1))).toEqual({});
  });

  it('has what a search finds, best first, and no more than the first screens', () => {
    const prepared = preparedList('q=walnut', {
      ...shopOf(200),
      [accessories()]: { resultCode: '0', data: [] },
    });
    const view = prepared['first-screens q=walnut'] as { shown: { treeType: string }[]; count: number };
    expect(view.count).toBe(20);
    expect(view.shown).toHaveLength(FIRST_CARDS);
    expect(view.shown.every(({ treeType }) => treeType === 'Walnut')).toBe(true);
    expect(JSON.stringify(view)).not.toContain('productPrice');
  });

  it('leaves the search of a shop too large for the server to the browser', () => {
    const replies = { ...shopOf(SEARCHED_MAX + 1), [accessories()]: { resultCode: '0', data: [] } };
    expect(preparedList('q=walnut', replies)).not.toHaveProperty(['first-screens q=walnut']);
  });

  it('is left out when the backend did not answer, so that the browser asks again', () => {
    expect(preparedList('', {})).toEqual({});
  });
});

describe('a rating in a search', () => {
  it('leads to the address with its filter, and stays a word where there are no facts', () => {
    const facts = { [fallbackKey(FLOOR_FACTS, floorFactsInput())]: { resultCode: '0', data: [] } };
    const search = 'q=walnut+PTV+36+Bfl-s1&look=table';
    expect(needs.follow?.(search, shopOf(20), false)).toEqual([[FLOOR_FACTS, floorFactsInput()]]);
    expect(needs.knownQuery?.(search, { ...shopOf(20), ...facts })).toBe(
      'q=walnut&fire=Bfl-s1&ptv=36&look=table',
    );
    expect(needs.knownQuery?.(search, shopOf(20))).toBe(search);
    expect(needs.knownQuery?.('q=class+33&sort=match', { ...shopOf(20), ...facts })).toBe('useclass=33');
  });
});
