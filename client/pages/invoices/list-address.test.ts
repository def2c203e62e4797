import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

const queryOf = (query: object) =>
  new URLSearchParams(Object.entries(query).filter(([, v]) => v !== undefined));

describe("the invoice list's address", () => {
  it.each(['', 'show=nothing', 'page=0', 'page=-3', 'page=1.5', 'page=abc', 'show=all&page=1&search=%20'])(
    'shows everything for %j',
    (query) => {
      expect(readListAddress(query)).toEqual({ show: 'all', search: '', page: 1 });
    },
  );

  it('reads back what it writes', () => {
    const address = fc.record({
      show: fc.constantFrom('all' as const, 'open' as const, 'overdue' as const),
      search: fc.string({ maxLength: 80 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(address, (asked) => {
        expect(readListAddress(queryOf(writeListAddress(asked)).toString())).toEqual(asked);
      }),
    );
  });
});
