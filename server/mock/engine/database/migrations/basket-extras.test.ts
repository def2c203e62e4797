import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ENGINES, newStore } from '../../../testing/open-shop.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { toJson } from '../stored-values.ts';

describe.each(ENGINES)('the step to vouchers on %s', (engine) => {
  it('makes codes mailed earlier usable, each by its company, even if two processes boot at once', async () => {
    const { place, clear } = await newStore(engine);
    // alone, as a shop's own work beside it may hold a table that is dropped here
    const db = openDatabase({ ...place, logger: pino({ level: 'silent' }) });
    const project = {
      user_id: 'u-1001',
      title: 'Chapel',
      town: 'Maldon',
      content: 'Herringbone',
      product_nos: toJson([]),
      created_at: 1_700_000_000_000,
    };
    await db
      .insertInto('shared_projects')
      .values([
        { ...project, example_id: 'g-1', review: 'approved', voucher_code: 'K7QPM-3XWRT' },
        { ...project, example_id: 'g-2', review: 'waiting', voucher_code: '' },
      ])
      .execute();
    await db.schema.dropTable('vouchers').execute();
    await sql`delete from kysely_migration where name >= '012-basket-extras'`.execute(db);

    await Promise.all([migrate(db), migrate(db)]);
    const { company_id } = await db
      .selectFrom('users')
      .select('company_id')
      .where('user_id', '=', 'u-1001')
      .executeTakeFirstOrThrow();
    const vouchers = await db.selectFrom('vouchers').selectAll().execute();
    expect(vouchers.map((voucher) => ({ ...voucher, created_at: Number(voucher.created_at) }))).toEqual([
      {
        voucher_code: 'K7QPM-3XWRT',
        company_id,
        value_pence: 5000,
        created_at: project.created_at,
        ends_at: null,
        order_id: null,
      },
    ]);
    await db.destroy();
    await clear();
  });
});
