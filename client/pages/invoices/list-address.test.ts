import { expect, test } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { readListAddress, writeListAddress } from './list-address.ts';

test.each(['all', 'open', 'overdue'] as const)('a list of %s that was written is read back', (show) => {
  const address = { show, search: 'Mill & Lane', page: 3 };
  const query = href('invoices', 'desktop', writeListAddress(address)).split('?')[1] ?? '';
  expect(readListAddress(query)).toEqual(address);
});

test.each(['', 'show=nothing', 'show=all'])('?%s is the whole list', (query) => {
  expect(readListAddress(query)).toEqual({ show: 'all', search: '', page: 1 });
});
