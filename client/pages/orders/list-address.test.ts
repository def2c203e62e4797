import { expect, test } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { readListAddress, writeListAddress } from './list-address.ts';

test('an address that was written is read back', () => {
  const address = { sts: 'picking', project: 'j-1', search: 'Mill & Lane', page: 3 } as const;
  const query = href('orders', 'desktop', writeListAddress(address)).split('?')[1] ?? '';
  expect(readListAddress(query)).toEqual(address);
});

test('the whole list has no query', () => {
  expect(href('orders', 'mobile', writeListAddress(readListAddress('')))).toBe('/mobile/orders');
});

test.each(['sts=lost', 'sts='])('?%s is the whole list', (query) => {
  expect(readListAddress(query)).toEqual({ sts: undefined, project: '', search: '', page: 1 });
});
