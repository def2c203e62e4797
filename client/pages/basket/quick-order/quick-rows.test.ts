import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { readQuickOrder } from './quick-order.ts';
import { quickRows } from './quick-rows.ts';
import { textLeft, wrongRowsCsv } from './rows-left.ts';

const products = catalogue().map(toProduct);
const inStock = products.filter(({ inventoryBalance }) => inventoryBalance > 10);
const shop = { products, fittingNumbers: ['AL-F101'] };
const NOTHING: ReadonlyMap<string, number> = new Map();

const [first, second] = inStock;
if (!first || !second) throw new Error('Nothing is in stock');

const rowsOf = (text: string, inBasket = NOTHING, known = shop) =>
  quickRows(readQuickOrder(text).rows, known, inBasket);

describe('quickRows', () => {
  it('adds up the rows of a product, in the place of the first', () => {
    const text = `${first.productNo} 2 packs\n${second.productNo} 1 pack\n${first.productNo.toLowerCase()} 3 packs`;
    const rows = rowsOf(text).map((row) => (row.kind === 'ready' ? [row.product.productNo, row.packs] : row));
    expect(rows).toEqual([
      [first.productNo, 5],
      [second.productNo, 1],
    ]);
  });

  it('counts packs that are already in the basket', () => {
    const { inventoryBalance: stock, productId, productNo } = first;
    const inBasket = new Map([[productId, stock - 4]]);
    expect(rowsOf(`${productNo} 4 packs`, inBasket)[0]?.kind).toBe('ready');
    const [row] = rowsOf(`${productNo} 5 packs`, inBasket);
    expect(row).toMatchObject({
      kind: 'wrong',
      problem: expect.stringContaining(`${stock - 4} packs of it are in your basket already.`),
    });
  });

  it.each([
    ['AL-F101 20', 'Fitting is not ordered here.'],
    ['AL-NONE 2', 'We have no product with this number.'],
    [`${first.productNo} some`, 'can’t be read as a quantity.'],
  ])('refuses %j', (text, problem) => {
    expect(rowsOf(text)[0]).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) });
  });

  it('refuses a product without a price', () => {
    const { productPrice: _, ...unpriced } = first;
    const [row] = rowsOf(`${first.productNo} 2`, NOTHING, { ...shop, products: [unpriced] });
    expect(row).toMatchObject({ kind: 'wrong', problem: expect.stringContaining('not on sale') });
  });

  it('costs as much as the basket’s total grows, to the penny', () => {
    const packs = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...inStock), packs, packs, (product, before, more) => {
        const { productNo, productId, packSize, productPrice = 0 } = product;
        const [row] = rowsOf(`${productNo} ${more} packs`, new Map([[productId, before]]));
        const basketWith = (count: number) => costOf(totalAmount(count, packSize), productPrice);
        expect(row?.kind === 'ready' && row.cost + basketWith(before)).toBe(basketWith(before + more));
      }),
    );
  });
});

describe('the text that is left', () => {
  it('has the wrong rows, the headings above them, and the rows after the hundredth', () => {
    const table = `Number;Qty\n${first.productNo};1\nAL-NONE;2\n${second.productNo};lots`;
    const order = readQuickOrder(table);
    expect(textLeft(order, quickRows(order.rows, shop, NOTHING))).toBe(
      `Number;Qty\nAL-NONE;2\n${second.productNo};lots`,
    );
    const many = readQuickOrder(`${`${first.productNo} 1\n`.repeat(11)}`.repeat(10));
    const left = textLeft(many, quickRows(many.rows, shop, new Map([[first.productId, -100]])));
    expect(left.trim().split('\n')).toHaveLength(10);
    const good = readQuickOrder(`Number,Qty\n${first.productNo},1`);
    expect(textLeft(good, quickRows(good.rows, shop, NOTHING))).toBe('');
  });

  it('can be saved as a file and read back unchanged', () => {
    const number = fc.constantFrom('AL-NONE', '=1+1', first.productNo, 'a "b"', '@SUM');
    const quantity = fc.constantFrom('lots', '-2', '2.5.5 m2', '+');
    fc.assert(
      fc.property(fc.array(fc.tuple(number, quantity), { minLength: 1, maxLength: 8 }), (pairs) => {
        const rows = rowsOf(pairs.map((pair) => pair.join('\t')).join('\n'));
        const again = readQuickOrder(wrongRowsCsv(rows)).rows;
        expect(again.map(({ productNo, quantity: written }) => [productNo, written])).toEqual(pairs);
      }),
    );
  });
});
