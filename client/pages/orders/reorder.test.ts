import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../../fixtures/builders/build-product.ts';
import type { OrderLine } from '../../features/orders/orders.api.ts';
import { type ReorderBasis, reorderLines } from './reorder.ts';
import { reorderNotes, reorderQuantity } from './reorder-words.ts';

const OAK = buildProduct({
  productId: 'p-oak',
  productNo: 'AL-H101',
  productName: 'Oak',
  productUnit: 'Pack/M2',
  productPrice: 4200,
  packSize: 2.19,
  inventoryBalance: 30,
});
const LINE: OrderLine = {
  lineId: 'p-1',
  productId: 'p-oak',
  productNo: 'AL-H101',
  productName: 'Oak',
  mainImg: '',
  productUnit: 'Pack/M2',
  carType: 0,
  number: 20,
  amount: 43.8,
  packSize: 2.19,
  packWeight: 20,
  productPrice: 4200,
  linePence: 183_960,
  delivered: 0,
  mayReturn: 0,
};
const basisOf = (basis: Partial<ReorderBasis>): ReorderBasis => ({
  products: [OAK],
  fittingNumbers: ['AL-F101'],
  inBasket: new Map(),
  chosen: new Map(),
  leftOut: new Set(),
  ...basis,
});
const again = (line: Partial<OrderLine>, basis: Partial<ReorderBasis> = {}) => {
  const [found] = reorderLines([{ ...LINE, ...line }], basisOf(basis));
  if (!found) throw new Error('no line');
  return found;
};

describe('ordering a line again', () => {
  test('has no notes if nothing has changed', () => {
    const line = again({});
    expect(line).toMatchObject({ packs: 20, amount: 43.8, cost: 183_960, isGone: false });
    expect(reorderNotes(line)).toEqual([]);
    expect(reorderQuantity(line)).toBe('20 packs · 43.80 m²');
  });

  test('says if the price is higher or lower', () => {
    expect(reorderNotes(again({ productPrice: 3900 }))).toEqual(['Dearer: it was £39.00 / m².']);
    expect(reorderNotes(again({ productPrice: 4500 }))).toEqual(['Cheaper: it was £45.00 / m².']);
  });

  test('takes no more packs than are in stock', () => {
    const short = again({}, { inBasket: new Map([['p-oak', 18]]) });
    expect(short).toMatchObject({ packs: 12, wanted: 20 });
    expect(reorderNotes(short)).toEqual(['Only 12 of 20 packs in stock.']);
    const none = again({}, { inBasket: new Map([['p-oak', 30]]) });
    expect(none.packs).toBe(0);
    expect(reorderNotes(none)).toEqual(['None in stock at the moment.']);
  });

  test('takes packs for the same area if their size has changed', () => {
    const line = again({ packSize: 3.65, number: 12, amount: 43.8 });
    expect(line).toMatchObject({ packs: 20, amount: 43.8 });
  });

  test('shares the stock between two lines of a product, unless the first is left out', () => {
    const lines = [LINE, LINE];
    expect(reorderLines(lines, basisOf({})).map(({ packs }) => packs)).toEqual([20, 10]);
    expect(reorderLines(lines, basisOf({ leftOut: new Set(['0']) })).map(({ packs }) => packs)).toEqual([
      20, 20,
    ]);
  });

  test('offers other floors of the series in place of one that has gone, the nearest price first, if there is enough in stock', () => {
    const gone = { productId: 'p-gone', productNo: 'AL-H199', productPrice: 4000 };
    const products = [
      OAK,
      buildProduct({
        ...OAK,
        productId: 'p-near',
        productNo: 'AL-H102',
        productPrice: 4050,
        inventoryBalance: 20,
      }),
      buildProduct({
        ...OAK,
        productId: 'p-few',
        productNo: 'AL-H103',
        productPrice: 4000,
        inventoryBalance: 19,
      }),
      buildProduct({ ...OAK, productId: 'p-other', productNo: 'AL-C101', productPrice: 4000 }),
    ];
    const line = again(gone, { products });
    expect(line).toMatchObject({ packs: 0, isGone: true, product: undefined });
    expect(line.alternatives.map(({ product, packs }) => [product.productId, packs])).toEqual([
      ['p-near', 20],
      ['p-oak', 20],
    ]);
    expect(reorderNotes(line)).toEqual(['This product is no longer available.']);
    const chosen = again(gone, { products, chosen: new Map([['0', 'p-near']]) });
    expect(chosen).toMatchObject({ packs: 20, isGone: true, product: { productId: 'p-near' } });
    expect(reorderNotes(chosen)).toEqual(['Instead of Oak, which is no longer available.']);
  });

  test('does not order fitting on its own', () => {
    const line = again({ productId: 'p-fit', productNo: 'AL-F101', productName: 'Fitting' });
    expect(line).toMatchObject({ packs: 0, isFitting: true, alternatives: [] });
    expect(reorderNotes(line)).toEqual([
      'Fitting is ordered with its floor: choose “Add accessories” in the basket.',
    ]);
  });

  test('can’t order a product without a price', () => {
    const { productPrice: _, ...priceless } = OAK;
    expect(again({}, { products: [priceless] })).toMatchObject({ product: undefined, packs: 0 });
  });

  test('never takes more packs than are in stock', () => {
    const packs = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.array(packs, { maxLength: 6 }), fc.nat(40), fc.nat(100), (numbers, inBasket, stock) => {
        const lines = numbers.map((number) => ({ ...LINE, number }));
        const products = [{ ...OAK, inventoryBalance: stock }];
        const found = reorderLines(lines, basisOf({ products, inBasket: new Map([['p-oak', inBasket]]) }));
        const asked = found.reduce((sum, line) => sum + line.packs, 0);
        expect(asked).toBeLessThanOrEqual(Math.max(0, stock - inBasket));
        const wanted = numbers.reduce((sum, number) => sum + number, 0);
        expect(asked).toBe(Math.min(wanted, Math.max(0, stock - inBasket)));
      }),
    );
  });
});
