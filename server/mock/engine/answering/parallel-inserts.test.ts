import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketLine, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';

const INSERT = '/woojiapi/order/insertproject';
const ADD = '/woojiapi/order/insertshoppingcar';
const CLIENTS = 50;
const CALLS = 10;
/** one call in so many is sent twice at once, as by a browser that gets no reply */
const REPEATED = 5;
const LIMIT_MS = 240_000;

describe.each(ENGINES)('parallel inserts on %s', (engine) => {
  const shops: TestShop[] = [];
  let clear: () => Promise<void>;
  let token: string;
  beforeAll(async () => {
    const opened = await newStore(engine);
    clear = opened.clear;
    const shop = await openShop(opened.place);
    shops.push(shop);
    // two mocks in one process share a thread, which an embedded database would block while waiting for a lock
    if (engine === 'PostgreSQL') shops.push(await shop.twin());
    token = await shop.logIn(TRADE);
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await clear();
  });
  const shopOf = (client: number): TestShop => {
    const shop = shops[client % shops.length];
    if (!shop) throw new Error('no shop is open');
    return shop;
  };
  const clients = <R>(work: (client: number) => Promise<R>) =>
    Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));

  it(
    `of ${CLIENTS} clients with ${CALLS} calls each neither lose nor duplicate a row`,
    async () => {
      const insert = async (client: number, index: number) => {
        const body = { projectName: `${client}.${index}`, brand: BRAND, userId: 'u-1001' };
        const callserial = newSerial();
        const send = () => shopOf(client + index).call(INSERT, body, { token, callserial });
        const [answer, again] = await Promise.all([send(), index % REPEATED === 0 ? send() : undefined]);
        if (again) expect(again.text).toBe(answer.text);
        expect(answer.resultCode, answer.text).toBe('0');
        return [answer.body.data.projectId, body.projectName] as const;
      };
      const before = await shopOf(0).db.selectFrom('projects').select('project_id').execute();
      const promised = await clients(async (client) => {
        const made: (readonly [string, string])[] = [];
        for (let index = 0; index < CALLS; index++) made.push(await insert(client, index));
        return made;
      });
      const rows = await shopOf(0).db.selectFrom('projects').select(['project_id', 'project_name']).execute();
      expect(rows).toHaveLength(before.length + CLIENTS * CALLS);
      const stored = new Map(rows.map((row) => [row.project_id, row.project_name]));
      for (const [id, name] of promised.flat()) expect(stored.get(id)).toBe(name);
      expect(new Set(promised.flat().map(([id]) => id)).size).toBe(CLIENTS * CALLS);
    },
    LIMIT_MS,
  );

  it('into one basket line add up', async () => {
    const floor = stockedFloor(0);
    await clients(async (client) => {
      const answer = await shopOf(client).call(ADD, basketLine(TRADE, floor, 1), { token });
      expect(answer.resultCode, answer.text).toBe('0');
    });
    const lines = await shopOf(0).db.selectFrom('basket_lines').select(['product_id', 'number']).execute();
    expect(lines).toEqual([{ product_id: floor.productId, number: CLIENTS }]);
  });
});
