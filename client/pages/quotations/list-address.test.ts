import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

describe('the address of the list of quotations', () => {
  it('comes back as it was written', () => {
    const address = { sts: 'answered', project: 'j-1', search: 'mill', page: 2 } as const;
    const query = new URLSearchParams(
      Object.entries(writeListAddress(address)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    expect(readListAddress(query.toString())).toEqual(address);
  });

  it('reads nonsense as nothing', () => {
    expect(readListAddress('sts=paid&page=-1')).toEqual({ sts: undefined, project: '', search: '', page: 1 });
  });
});
