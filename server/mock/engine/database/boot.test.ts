import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketLine, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, newEmptyStore, openShop, type TestShop, type TestStore } from '../../testing/open-shop.ts';
import { isDatabaseFailure } from './database-failure.ts';
import { removeOld } from './keep-house.ts';
import { openDatabase } from './open-database.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(ENGINES)('booting on %s', (engine) => {
  let place: TestStore;
  let clear: () => Promise<void>;
  const shops: TestShop[] = [];
  beforeAll(async () => {
    ({ place, clear } = await newEmptyStore(engine));
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await clear();
  });

  it('fills an empty database', async () => {
    const shop = await openShop(place);
    shops.push(shop);
    const counts = await Promise.all(
      (['products', 'users', 'projects', 'seeds'] as const).map(
        async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length,
      ),
    );
    // floors and accessories, and a product for each method of our fitting service
    expect(counts[0]).toBe(105 + 4);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it("keeps customers' data, and brings a changed catalogue up to date", async () => {
    const [shop] = shops;
    if (!shop) return expect.unreachable();
    const floor = stockedFloor(0);
    const token = await shop.logIn(TRADE);
    await shop.call('/woojiapi/order/insertshoppingcar', basketLine(TRADE, floor, 2), { token });
    await shop.db
      .updateTable('users')
      .set({ first_name: 'Thomas' })
      .where('login_name', '=', TRADE)
      .execute();
    // as if this database had been sown by another version of the catalogue
    await shop.db
      .updateTable('products')
      .set({ price_pence: 1 })
      .where('product_id', '=', floor.productId)
      .execute();
    await shop.db.updateTable('seeds').set({ hash: 'older' }).execute();

    const later = await shop.twin();
    shops.push(later);
    const { body } = await later.call('/woojiapi/order/qryshoppingcar', { userId: 'u-1001' }, { token });
    expect(body.data.map(({ number, productPrice }) => [number, productPrice])).toEqual([
      [2, floor.productPrice],
    ]);
    const user = await shop.db
      .selectFrom('users')
      .select('first_name')
      .where('login_name', '=', TRADE)
      .executeTakeFirstOrThrow();
    expect(user.first_name).toBe('Thomas');
  });

  it('starts on the tables of a later release, whose migrations it does not know', async () => {
    const [shop] = shops;
    if (!shop) return expect.unreachable();
    await shop.db.schema.createTable('of_a_later_release').addColumn('id', 'text').execute();
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-31-later', 'then')`.execute(
      shop.db,
    );
    const earlier = await shop.twin();
    shops.push(earlier);
    const token = await shop.logIn(TRADE);
    const { body } = await earlier.call('/woojiapi/order/qryshoppingcar', { userId: 'u-1001' }, { token });
    expect(body.data).toHaveLength(1);
    const { rows } = await sql`select name from kysely_migration order by name desc limit 1`.execute(shop.db);
    expect(rows).toEqual([{ name: '2999-01-31-later' }]);
  });

  it('removes what has expired, and nothing else', async () => {
    const [shop] = shops;
    if (!shop) return expect.unreachable();
    const sessions = async () => (await shop.db.selectFrom('sessions').selectAll().execute()).length;
    const answers = async () => (await shop.db.selectFrom('answered_calls').selectAll().execute()).length;
    const before = [await sessions(), await answers()];
    expect(Math.min(...before)).toBeGreaterThan(0);
    await removeOld(shop.db, shop.clock.now + 6 * DAY_MS);
    expect([await sessions(), await answers()]).toEqual(before);
    await removeOld(shop.db, shop.clock.now + 8 * DAY_MS);
    expect([await sessions(), await answers()]).toEqual([before[0], 0]);
    await removeOld(shop.db, shop.clock.now + 40 * DAY_MS);
    expect(await sessions()).toBe(0);
  });
});

it('distinguishes a failing database from a bug of ours', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-broken-'));
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'shop.db'), 'this is no database, and long enough to be looked at'.repeat(40));
  const failure = await (async () => {
    const db = openDatabase({ dataDir, logger: pino({ level: 'silent' }) });
    await db.selectFrom('revision').selectAll().execute();
  })().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isDatabaseFailure(failure)).toBe(true);
  expect(isDatabaseFailure(new TypeError('x is not a function'))).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
