import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

describe('the address of the list', () => {
  it('is read from any query, unknown values as the default', () => {
    expect(readListAddress('')).toEqual({ q: '', type: '', filter: {}, sort: 'name', look: 'cards' });
    expect(readListAddress('?type=nonsense&sort=cheap&look=list')).toEqual({
      q: '',
      type: '',
      filter: {},
      sort: 'name',
      look: 'cards',
    });
    expect(readListAddress('?type=Vinyl').type).toBe('vinyl');
  });

  it('survives a round trip', () => {
    const address = {
      q: '',
      type: 'parquet',
      filter: { grade: ['Nature (ABC)', 'Prime (AB)'], species: ['Oak'] },
      sort: 'price-asc',
      look: 'table',
    } as const;
    expect(readListAddress(`?${writeListAddress(address)}`)).toEqual(address);
  });

  it('leaves defaults out', () => {
    expect(writeListAddress({ q: '', type: '', filter: {}, sort: 'name', look: 'cards' })).toBe('');
    expect(writeListAddress({ q: '', type: 'chevron', filter: {}, sort: 'name', look: 'cards' })).toBe(
      'type=chevron',
    );
  });

  it('keeps a search, whose results come best first', () => {
    const found = readListAddress('?q=%20grey%20%20oak%20');
    expect(found).toEqual({ q: 'grey oak', type: '', filter: {}, sort: 'match', look: 'cards' });
    expect(writeListAddress(found)).toBe('q=grey+oak');
    expect(writeListAddress(readListAddress('?q=oak&sort=name'))).toBe('q=oak&sort=name');
    expect(readListAddress('?sort=match').sort).toBe('name');
    expect(readListAddress(`?q=${'x'.repeat(90)}`).q).toHaveLength(80);
  });

  it('does not depend on the order of the values', () => {
    const one = readListAddress('?species=Oak&species=Ash&type=vinyl');
    const other = readListAddress('?type=vinyl&species=Ash&species=Oak');
    expect(writeListAddress(one)).toBe(writeListAddress(other));
  });
});
