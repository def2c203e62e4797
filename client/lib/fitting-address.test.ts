import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FittingAddress,
  FLOORS_TO_FIT_MAX,
  readFittingAddress,
  writeFittingAddress,
} from './fitting-address.ts';

const asSearch = (address: FittingAddress) => new URLSearchParams(writeFittingAddress(address)).toString();
const id = fc.stringMatching(/^[\w-]{1,40}$/);
const floor = fc.record({ productId: id, packs: fc.integer({ min: 1, max: 100_000 }) });
const address = fc.record({
  isProject: fc.boolean(),
  floors: fc.uniqueArray(floor, { maxLength: FLOORS_TO_FIT_MAX, selector: ({ productId }) => productId }),
  projectId: fc.option(id, { nil: undefined }),
});

describe('the address of the fitting service', () => {
  it('has the keys of the specification', () => {
    const floors = [
      { productId: 'p-0101', packs: 12 },
      { productId: 'p-0601', packs: 8 },
    ];
    expect(writeFittingAddress({ isProject: true, floors, projectId: 'j-7' })).toEqual({
      isProject: 'true',
      selctedProductList: 'p-0101:12,p-0601:8',
      projectInfo: 'j-7',
    });
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(readFittingAddress(asSearch(one))).toEqual(one);
      }),
    );
  });

  it('joins a floor that is named twice', () => {
    expect(readFittingAddress('selctedProductList=a:2,b:1,a:3')?.floors).toEqual([
      { productId: 'a', packs: 5 },
      { productId: 'b', packs: 1 },
    ]);
  });

  it.each(['', 'isProject=false', 'selctedProductList=&projectInfo='])('has no floors: %j', (search) => {
    expect(readFittingAddress(search)).toEqual({ isProject: false, floors: [], projectId: undefined });
  });

  it.each([
    'isProject=yes',
    'isProject=TRUE&selctedProductList=a:1',
    'selctedProductList=a',
    'selctedProductList=a:0',
    'selctedProductList=a:-1',
    'selctedProductList=a:01',
    'selctedProductList=a:1.5',
    'selctedProductList=a:100001',
    'selctedProductList=a:1:2',
    'selctedProductList=a:1,',
    'selctedProductList=:1',
    'selctedProductList=<b>:1',
    `selctedProductList=${'x'.repeat(41)}:1`,
    `selctedProductList=${Array.from({ length: FLOORS_TO_FIT_MAX + 1 }, (_, n) => `p-${n}:1`).join(',')}`,
    'selctedProductList=a:1&projectInfo=../x',
  ])('is refused as a whole: %s', (search) => {
    expect(readFittingAddress(search)).toBeUndefined();
  });

  it('never throws, and never returns packs that can’t be ordered', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const read = readFittingAddress(`selctedProductList=${text}`);
        for (const { packs } of read?.floors ?? []) expect(packs).toBeGreaterThanOrEqual(1);
        expect(readFittingAddress(text)?.floors.length ?? 0).toBeLessThanOrEqual(FLOORS_TO_FIT_MAX);
      }),
    );
  });
});
