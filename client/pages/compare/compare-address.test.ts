import { expect, it } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { compareQuery, readCompareAddress } from './compare-address.ts';

it('the address of a comparison has each floor once, four at most, and survives a round trip', () => {
  const search = '?floor=a&floor=b&floor=a&floor=&floor=c&floor=d&floor=e&show=differences';
  const address = { floors: ['a', 'b', 'c', 'd'], onlyDifferences: true };
  expect(readCompareAddress(search)).toEqual(address);
  const written = href('compare', 'desktop', compareQuery(address));
  expect(written).toBe('/compare?floor=a&floor=b&floor=c&floor=d&show=differences');
  expect(readCompareAddress(new URL(written, 'http://shop').search)).toEqual(address);
  expect(readCompareAddress('?show=everything')).toEqual({ floors: [], onlyDifferences: false });
});
