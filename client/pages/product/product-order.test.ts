import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import type { Product } from '../../data/order-line.ts';
import { productOrder, textOfPacks } from './product-order.ts';

const floor = {
  ...toProduct(itemByNumber('AL-H101')),
  packSize: 2.19,
  packWeight: 18.4,
  productPrice: 4590,
  inventoryBalance: 12,
};
const trims = { ...toProduct(itemByNumber('AL-Z111')), packSize: 10, inventoryBalance: 3 };
const order = (text: string, product: Product = floor, loggedIn = true, inBasket = 0, wastagePercent = 0) =>
  productOrder({ product, text, wastagePercent, vatPercent: 20, loggedIn, inBasket });

describe('the order of a product', () => {
  it('takes an area with a point or a comma', () => {
    for (const text of ['20', '20.0', ' 20,0 ']) {
      expect(order(text)).toMatchObject({
        needed: 20,
        packs: 10,
        amount: 21.9,
        weightKg: 184,
        mayAdd: true,
      });
    }
    expect(order('20').totalPence).toBe(120625);
  });

  it('is silent while nothing is typed, and otherwise says what is wrong', () => {
    expect(order('')).toMatchObject({ problem: undefined, valid: false, mayAdd: false });
    for (const text of ['0', 'abc', '-3', '12 sq ft']) {
      expect(order(text).problem).toMatch(/area in m²/);
      expect(order(text)).toMatchObject({ valid: false, mayAdd: false, packs: 0 });
    }
  });

  it('allows as many packs as are in stock, and not one more', () => {
    expect(order('26.28')).toMatchObject({ packs: 12, mayAdd: true, stock: { sufficient: true } });
    const tooMuch = order('26.29');
    expect(tooMuch).toMatchObject({ packs: 13, valid: true, mayAdd: false });
    expect(tooMuch.stock).toEqual({
      sufficient: false,
      messages: [
        'Sorry, insufficient stock',
        'Available stock: 12 packs.',
        'Please contact us for future stock',
      ],
    });
  });

  it('counts what the basket has already', () => {
    const fits = order('6.57', floor, true, 9);
    expect(fits).toMatchObject({ packs: 3, mayAdd: true, stock: { sufficient: true } });
    const tooMuch = order('6.58', floor, true, 9);
    expect(tooMuch).toMatchObject({ packs: 4, mayAdd: false });
    expect(tooMuch.stock).toEqual({
      sufficient: false,
      messages: [
        'Sorry, insufficient stock',
        'Available stock: 12 packs.',
        '9 packs of it are in your basket already.',
        'Please contact us for future stock',
      ],
    });
    // without an area, packs in the basket are not checked against the stock
    expect(order('', floor, true, 20).stock.sufficient).toBe(true);
  });

  it('counts accessories by the piece, in whole packs', () => {
    expect(order('25', trims)).toMatchObject({ needed: 25, packs: 3, amount: 30, mayAdd: true });
    expect(order('2.5', trims).problem).toMatch(/whole number/);
  });

  it('offers nothing to a visitor', () => {
    const { productPrice: _, ...visitors } = floor;
    expect(order('20', visitors, false)).toMatchObject({
      mayAdd: false,
      totalPence: undefined,
    });
  });

  it('adds the chosen wastage to an area, and to nothing else', () => {
    expect(order('24.5', floor, true, 0, 10)).toMatchObject({ needed: 24.5, withWastage: 26.95, packs: 13 });
    expect(order('24.5')).toMatchObject({ needed: 24.5, withWastage: undefined, packs: 12 });
    expect(order('', floor, true, 0, 10)).toMatchObject({ withWastage: undefined, packs: 0 });
    expect(order('20', trims, true, 0, 10)).toMatchObject({ withWastage: undefined, packs: 2 });
  });

  it('takes as many packs as are asked for when their contents are typed', () => {
    for (const product of [floor, trims])
      for (const packs of [1, 3, 9, 137, 1999])
        expect(order(textOfPacks(packs, product), product).packs).toBe(packs);
    expect(textOfPacks(0, floor)).toBe('');
  });
});
