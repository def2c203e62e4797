import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

describe('the address of the list', () => {
  it('is read from any query, unknown values as the default', () => {
    expect(readListAddress('')).toEqual({ type: '', filter: {}, sort: 'name' });
    expect(readListAddress('?type=nonsense&sort=cheap')).toEqual({ type: '', filter: {}, sort: 'name' });
    expect(readListAddress('?type=Vinyl').type).toBe('vinyl');
  });

  it('survives a round trip', () => {
    const address = {
      type: 'parquet',
      filter: { grade: ['Nature (ABC)', 'Prime (AB)'], species: ['Oak'] },
      sort: 'price-asc',
    } as const;
    expect(readListAddress(`?${writeListAddress(address)}`)).toEqual(address);
  });

  it('leaves defaults out', () => {
    expect(writeListAddress({ type: '', filter: {}, sort: 'name' })).toBe('');
    expect(writeListAddress({ type: 'chevron', filter: {}, sort: 'name' })).toBe('type=chevron');
  });

  it('does not depend on the order of the values', () => {
    const one = readListAddress('?species=Oak&species=Ash&type=vinyl');
    const other = readListAddress('?type=vinyl&species=Ash&species=Oak');
    expect(writeListAddress(one)).toBe(writeListAddress(other));
  });
});
