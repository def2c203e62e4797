import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, openLine } from '../../testing/cut-line.ts';
import { newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { type Buyer, newBuyers } from '../../testing/order.ts';

const CUTS = 50;
const OPEN = '/woojiapi/order/insertproject';

describe('when the connections to PostgreSQL are cut under load', () => {
  const shops: TestShop[] = [];
  let line: Line;
  let watcher: TestShop;
  let clear: () => Promise<void>;
  let buyers: Buyer[];
  beforeAll(async () => {
    const opened = await newStore('PostgreSQL');
    clear = opened.clear;
    line = await openLine(opened.place.databaseUrl ?? '');
    const place = { ...opened.place, databaseUrl: line.databaseUrl };
    shops.push(await openShop(place), await openShop(place));
    // reads over a separate connection
    watcher = await openShop(opened.place);
    buyers = await newBuyers(watcher, 8);
  });
  afterAll(async () => {
    for (const shop of [...shops, watcher]) await shop?.close();
    await line?.close();
    await clear?.();
  });

  it.each([1, 2])('%i process(es) answer 104, then work again, and lose nothing', async (processes) => {
    const acknowledged: string[] = [];
    for (let round = 0; round < CUTS; round++) {
      const names = buyers.map((_, index) => `${processes}-${round}-${index}`);
      const open = (index: number, callserial: string) => {
        const { userId, token } = buyers[index] as Buyer;
        const body = { projectName: names[index], brand: 'Alderline', userId };
        return (shops[index % processes] as TestShop).call(OPEN, body, { token, callserial });
      };
      const serials = names.map(() => newSerial());
      const answers = names.map((_, index) => open(index, serials[index] as string));
      // at a different point of their work each time
      for (let turn = 0; turn < round; turn++) await new Promise((resolve) => setImmediate(resolve));
      line.cut();
      for (const [index, answer] of (await Promise.all(answers)).entries()) {
        expect(['0', '104'], answer.text).toContain(answer.resultCode);
        if (answer.resultCode === '0') acknowledged.push(names[index] as string);
      }
      const again = await Promise.all(names.map((_, index) => open(index, serials[index] as string)));
      for (const answer of again) expect(answer.resultCode, answer.text).toBe('0');
      const rows = await watcher.db
        .selectFrom('projects')
        .select('project_name')
        .where('project_name', 'in', names)
        .execute();
      expect(rows.map(({ project_name }) => project_name).sort()).toEqual(names.sort());
    }
    // otherwise no cut has interrupted a call
    expect(acknowledged.length).toBeLessThan(CUTS * buyers.length);
  });
});
