import { expect, test } from 'vitest';
import { productFinder } from '../../../contracts/domain/product/find-products.ts';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { resultsPlace, suggestionsFor } from './suggestions.ts';

const find = productFinder(catalogue().map(toProduct));
const suggest = (q: string, given: { isCustomer?: boolean; absent?: ['invoices'] } = {}) =>
  suggestionsFor({ q, found: find(q), device: 'mobile', isCustomer: false, absent: [], ...given });
const labels = (q: string, title: string, given = {}) =>
  suggest(q, given)
    .find((group) => group.title === title)
    ?.suggestions.map(({ label }) => label);

test('floors, accessories, series and pages are suggested apart, a few of each', () => {
  expect(labels('oak', 'Floors')).toHaveLength(5);
  expect(labels('oak', 'Accessories')).toHaveLength(3);
  expect(labels('herringb', 'Series')).toEqual(['Herringbone']);
  expect(labels('sampl', 'Pages')).toEqual(['Samples']);
  expect(suggest('walnut')[0]?.suggestions[0]?.href).toMatch(/^\/mobile\/flooring\/product-detail\?id=p-/);
});

test('all results are one step away, and the nearest are named as such', () => {
  const all = suggest('oak').find(({ title }) => title === 'All results')?.suggestions;
  expect(all).toEqual([
    { label: `Show all ${find('oak').products.length} results`, href: '/mobile/flooring?q=oak' },
  ]);
  expect(labels('h105', 'All results')).toBeUndefined();
  expect(suggest('herringbone walnut smoked')[0]?.title).toBe('Floors that come near');
});

test('a customer is led to their own orders, quotations and invoices, a visitor is not', () => {
  expect(labels('PO-1180', 'Your account')).toBeUndefined();
  expect(labels('PO-1180', 'Your account', { isCustomer: true, absent: ['invoices'] })).toEqual([
    'Orders with “PO-1180”',
    'Quotations with “PO-1180”',
  ]);
});

test('Enter opens the only product, or the list of what is found', () => {
  expect(resultsPlace('h105', find('h105'), [])).toEqual(['product', { id: 'p-0605' }]);
  expect(resultsPlace('oak', find('oak'), [])).toEqual(['flooring', { q: 'oak' }]);
  expect(resultsPlace('xyzzy', find('xyzzy'), [])).toEqual(['flooring', { q: 'xyzzy' }]);
  expect(resultsPlace('oak', undefined, [])).toEqual(['flooring', { q: 'oak' }]);
  expect(resultsPlace('oak PTV 36', undefined, [])).toEqual(['flooring', { q: 'oak', ptv: ['36'] }]);
  expect(resultsPlace('oak PTV 36', undefined, ['technical-filters'])).toEqual([
    'flooring',
    { q: 'oak PTV 36' },
  ]);
});
