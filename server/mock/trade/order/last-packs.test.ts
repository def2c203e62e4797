import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { costOf } from '../../../../contracts/domain/quantity/packs.ts';
import { stockedFloor } from '../../testing/buy.ts';
import { ENGINES, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { type Buyer, newBuyers, orderOfBuyer } from '../../testing/order.ts';

const PLACE = '/woojiapi/order/insertorder';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const BUYERS = 50;
const LAST = 100;
/** not a divisor of the stock, so that the last lot finds a remainder */
const LOT = 7;
const LIMIT_MS = 120_000;
const TOLD = /^Only (\d+) of (\d+) packs (?:is|are) left\.$/;

describe.each(ENGINES)('orders at the same time on %s', (engine) => {
  const shops: TestShop[] = [];
  let clear: () => Promise<void>;
  const floor = stockedFloor(0);
  beforeAll(async () => {
    const opened = await newStore(engine);
    clear = opened.clear;
    const shop = await openShop(opened.place);
    shops.push(shop);
    // two mocks in one process share a thread, which an embedded database would block while waiting for a lock
    if (engine === 'PostgreSQL') shops.push(await shop.twin());
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await clear();
  });
  beforeEach(async () => {
    const { db } = shopOf(0);
    for (const table of ['order_events', 'order_lines', 'orders', 'basket_lines'] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  const shopOf = (index: number): TestShop => {
    const shop = shops[index % shops.length];
    if (!shop) throw new Error('no shop is open');
    return shop;
  };
  const stock = async (productId: string, packs?: number): Promise<number> => {
    const { db } = shopOf(0);
    if (packs !== undefined) {
      await db
        .updateTable('products')
        .set({ stock_packs: packs })
        .where('product_id', '=', productId)
        .execute();
    }
    const row = db.selectFrom('products').select('stock_packs').where('product_id', '=', productId);
    return (await row.executeTakeFirstOrThrow()).stock_packs;
  };
  const place = async (buyer: Buyer, index: number) => {
    const input = await orderOfBuyer(shopOf(index), buyer);
    return await shopOf(index).call(PLACE, input, { token: buyer.token, json: true });
  };
  const numbers = async () => {
    const rows = await shopOf(0).db.selectFrom('orders').select('order_no').orderBy('order_no').execute();
    return rows.map(({ order_no }) => Number(order_no.split('-').at(-1)));
  };

  it(
    `sell ${BUYERS} buyers exactly the last ${LAST} packs, and say the right stock to those refused`,
    async () => {
      await stock(floor.productId, LAST);
      const buyers = await newBuyers(shopOf(0), BUYERS, [floor, LOT]);
      /** Orders a lot, or the remaining packs after a refusal, until there are none. @returns packs */
      const buy = async (buyer: Buyer, index: number): Promise<number> => {
        for (let wanted = LOT; ; ) {
          const answer = await place(buyer, index);
          if (answer.resultCode === '0') return wanted;
          const [line] = JSON.parse(answer.text).lines;
          if (line.resultMsg === 'There are none left.') return 0;
          const [, left, asked] = TOLD.exec(line.resultMsg) ?? expect.fail(answer.text);
          expect(Number(asked)).toBe(wanted);
          expect(Number(left)).toBeLessThan(wanted);
          wanted = Number(left);
          const { userId, carId } = buyer;
          const change = { userId, carId, number: wanted, productPrice: 1_000_000 };
          const changed = await shopOf(index).call(CHANGE, change, { token: buyer.token });
          // if another buyer has taken the rest meanwhile, the basket says so
          if (changed.resultCode !== '0') expect(changed.resultMsg).toContain('insufficient stock');
          if (changed.resultCode !== '0') return 0;
        }
      };
      const bought = await Promise.all(buyers.map(buy));
      expect(bought.reduce((sum, packs) => sum + packs, 0)).toBe(LAST);
      expect(await stock(floor.productId)).toBe(0);
      const lines = await shopOf(0).db.selectFrom('order_lines').select('number').execute();
      expect(lines.reduce((sum, { number }) => sum + number, 0)).toBe(LAST);
      expect(lines).toHaveLength(bought.filter((packs) => packs > 0).length);
      // numbers have no gap, although orders were refused in between
      const given = await numbers();
      expect(given).toEqual(given.map((_, index) => (given[0] ?? 0) + index));
    },
    LIMIT_MS,
  );

  it(
    'of two colleagues never overdraw the credit of their company',
    async () => {
      await stock(floor.productId, 1000);
      const [one] = await newBuyers(shopOf(0), 1, [floor, 10]);
      if (!one) return expect.unreachable();
      const colleagues = [one, ...(await newBuyers(shopOf(0), 7, [floor, 10]))];
      const { db } = shopOf(0);
      const ids = colleagues.map(({ userId }) => userId);
      await db.updateTable('users').set({ company_id: one.companyId }).where('user_id', 'in', ids).execute();
      const input = await orderOfBuyer(shopOf(0), one);
      expect(input.totalPence).toBeGreaterThan(costOf(floor.packSize * 10, floor.productPrice ?? 0));
      const limit = input.totalPence * 3 - 1;
      await db
        .updateTable('companies')
        .set({ credit_limit_pence: limit })
        .where('company_id', '=', one.companyId)
        .execute();
      const answers = await Promise.all(colleagues.map(place));
      expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(2);
      for (const { resultCode, text } of answers) {
        if (resultCode !== '0') expect(JSON.parse(text).field, text).toBe('payment');
      }
      const orders = await db.selectFrom('orders').select('total_pence').execute();
      expect(orders.reduce((sum, { total_pence }) => sum + total_pence, 0)).toBeLessThanOrEqual(limit);
      expect(await stock(floor.productId)).toBe(1000 - 20);
    },
    LIMIT_MS,
  );
});
