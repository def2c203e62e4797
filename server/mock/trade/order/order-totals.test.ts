import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';

const RUNS = 12;
const LIMIT_MS = 120_000;
const userId = 'u-1001';

/** Baskets of up to four floors, for places near and far. */
const baskets = fc.record({
  packs: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
  postCode: fc.constantFrom('IP4 9ZZ', 'M1 9ZZ', 'EH1 9ZZ', 'ZE1 9ZZ'),
});

describe.each(ENGINES)('the sums of every order on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  it(
    'add up: lines to goods, parts to the total, totals to the account, and packs to those taken from the stock',
    async () => {
      const token = await shop.logIn(TRADE);
      await shop.db.updateTable('products').set({ stock_packs: 5000 }).execute();
      await shop.db.updateTable('companies').set({ credit_limit_pence: 1e11 }).execute();
      await fc.assert(
        fc.asyncProperty(baskets, async ({ packs, postCode }) => {
          const before = await books();
          await fillBasket(
            shop,
            TRADE,
            ...packs.map((number, index) => [stockedFloor(index), number] as const),
          );
          const input = await checkoutOf(shop, TRADE, { delivery: buildSite({ postCode }) });
          const placed = await shop.call('/woojiapi/order/insertorder', input, { token, json: true });
          expect(placed.resultCode, placed.text).toBe('0');
          const { orderId } = placed.body.data;
          const order = (await shop.call('/woojiapi/order/qryorderdetail', { userId, orderId }, { token }))
            .body.data;
          expect(order.lines.reduce((sum, { linePence }) => sum + linePence, 0)).toBe(order.goodsPence);
          for (const { amount, productPrice, linePence, packSize, number } of order.lines) {
            expect(Math.abs(amount - number * packSize)).toBeLessThan(0.005);
            expect(Math.abs(linePence - amount * productPrice)).toBeLessThanOrEqual(0.5);
          }
          expect(order.vatPence).toBe(vatOf(order.goodsPence + order.deliveryPence, 20));
          expect(order.totalPence).toBe(order.goodsPence + order.deliveryPence + order.vatPence);
          const after = await books();
          expect(after.openPence - before.openPence).toBe(order.totalPence);
          expect(before.stock - after.stock).toBe(packs.reduce((sum, number) => sum + number, 0));
          expect(Object.values(order).filter((value) => typeof value === 'number' && value < 0)).toEqual([]);
        }),
        { numRuns: RUNS },
      );

      async function books() {
        const { stock } = await shop.db
          .selectFrom('products')
          .select((row) => row.fn.sum<number | string>('stock_packs').as('stock'))
          .executeTakeFirstOrThrow();
        const start = await shop.call('/woojiapi/order/qrycheckout', { userId }, { token });
        return { stock: Number(stock), openPence: start.body.data.credit.openPence };
      }
    },
    LIMIT_MS,
  );
});
