import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { offeredLines } from './shared-lines.ts';

const [item] = catalogue();
if (!item) throw new Error('the catalogue is empty');
const floor = { ...toProduct(item), productPrice: 4000, packSize: 2, inventoryBalance: 12 };
const offered = (number: number, own = 0, stock = 12) =>
  offeredLines(
    [{ number, product: { ...floor, inventoryBalance: stock } }],
    new Map([[floor.productId, own]]),
  )[0];

describe('a line of a shared basket', () => {
  it('has the packs that were shared while they are in stock', () => {
    expect(offered(12)).toMatchObject({ packs: 12, cost: 96_000, note: '' });
  });

  it.each([
    [20, 0, 12, 12, 'Only 12 of 20 packs can be added.'],
    [20, 4, 12, 8, 'Only 8 of 20 packs can be added: your basket has 4 packs of it already.'],
    [1, 0, 0, 0, 'No packs can be added: there are none in stock.'],
    [2, 12, 12, 0, 'No packs can be added: your basket has 12 packs of it already.'],
  ])('of %d packs with %d in the basket and %d in stock has %d', (number, own, stock, packs, note) => {
    expect(offered(number, own, stock)).toMatchObject({ packs, note });
  });

  it('never asks for more than is in stock, and says so whenever it has fewer packs', () => {
    const count = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(count, count, count, (number, own, stock) => {
        const line = offered(number, own, stock);
        expect(line?.packs).toBeLessThanOrEqual(Math.max(0, stock - own));
        expect(line?.note === '').toBe(line?.packs === number);
      }),
    );
  });
});
