import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import type { Tables } from '../../engine/database/tables.ts';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { keptFloorPlan, uploadFloorPlan } from '../../testing/floor-plans.ts';
import { newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { fillBasket } from '../../testing/order.ts';
import { keptPicture } from '../../testing/project-pictures.ts';

/**
 * What becomes of each table's rows about a person whose account is closed: `removed`; `kept` with the orders and papers that
 * the law asks for; `emptied`, so that the row says nothing of them any more; `ends` by itself, within days. The others are not
 * about people. A new table doesn't compile until it is decided on; if it is about people, their own data have it as well.
 */
const WHAT_BECOMES: Record<keyof Tables, 'removed' | 'kept' | 'emptied' | 'ends' | 'not about people'> = {
  addresses: 'removed',
  answered_calls: 'ends',
  auth_codes: 'ends',
  basket_lines: 'removed',
  basket_links: 'removed',
  card_payment_items: 'kept',
  card_payments: 'kept',
  card_secrets: 'not about people',
  card_sessions: 'ends',
  companies: 'kept',
  company_logos: 'removed',
  // a person without a role is an owner, and a call of theirs may still be under way
  company_roles: 'kept',
  credit_notes: 'kept',
  dictionary_entries: 'not about people',
  floor_plans: 'removed',
  functions: 'not about people',
  gallery_projects: 'not about people',
  invitations: 'removed',
  invoices: 'kept',
  mail_queue: 'ends',
  mails: 'removed',
  order_events: 'kept',
  order_lines: 'kept',
  orders: 'kept',
  paper_numbers: 'not about people',
  payments: 'kept',
  plans: 'removed',
  product_specs: 'not about people',
  products: 'not about people',
  project_lines: 'removed',
  project_pictures: 'removed',
  project_rooms: 'removed',
  projects: 'removed',
  quotation_files: 'removed',
  quotation_lines: 'kept',
  quotation_messages: 'kept',
  quotation_revisions: 'kept',
  quotations: 'kept',
  rate_limits: 'ends',
  return_lines: 'kept',
  return_pictures: 'kept',
  returns: 'kept',
  revision: 'not about people',
  role_rights: 'not about people',
  saved_lines: 'removed',
  seeds: 'not about people',
  sessions: 'ends',
  shared_pictures: 'removed',
  shared_projects: 'removed',
  unwanted_mails: 'removed',
  users: 'emptied',
  vouchers: 'kept',
};
const TABLES = Object.keys(WHAT_BECOMES) as (keyof Tables)[];
const userId = 'u-1001';

type Rows = Readonly<Record<keyof Tables, readonly string[]>>;

describe('when the last person of a company closes their account', () => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  let before: Rows;
  let after: Rows;
  /** what tells rows about the person: ids of the person, the company, and of all rows that name one of them */
  const marks = new Set([userId, TRADE, 'c-1001']);

  const readTables = async (): Promise<Rows> => {
    const read = TABLES.map(async (table) => {
      const rows = await shop.db.selectFrom(table).selectAll().execute();
      return [table, rows.map((row) => JSON.stringify(row))] as const;
    });
    return Object.fromEntries(await Promise.all(read)) as unknown as Rows;
  };
  const isAbout = (row: string) => [...marks].some((mark) => row.includes(`"${mark}"`));
  const about = (rows: Rows, table: keyof Tables) => rows[table].filter(isAbout);

  beforeAll(async () => {
    const made = await newStore('libSQL');
    clear = made.clear;
    shop = await openShop({ ...made.place, sowing: 'with people and orders' });
    const token = await shop.logIn(TRADE);
    const ask = async <P extends Parameters<TestShop['call']>[0]>(path: P, body: object) => {
      const options = { token, json: true, callserial: newSerial() };
      const reply = await shop.call(path, { userId, ...body }, options);
      expect([path, reply.resultMsg ?? '']).toEqual([path, '']);
      return reply.body;
    };
    await fillBasket(shop, TRADE, [stockedFloor(0), 2], [stockedFloor(1), 3]);
    const { data: lines } = await ask('/woojiapi/order/qryshoppingcar', {});
    await ask('/woojiapi/order/insertsharedbasket', {});
    await ask('/woojiapi/order/insertsavedline', { carId: lines[0]?.carId });
    const { data: projects } = await ask('/woojiapi/order/qryprojectbyuserid', {});
    const ongoing = projects.find(({ sts }) => sts === 'Ongoing')?.projectId ?? '';
    await keptPicture(shop, token, ongoing);
    await keptFloorPlan(shop, token, ongoing);
    await uploadFloorPlan(shop, token);
    await shop.db
      .insertInto('company_roles')
      .values({ user_id: userId, company_role: 'owner', order_limit_pence: null })
      .execute();
    // an account can't be closed while orders are open
    await shop.db
      .updateTable('orders')
      .set(({ ref }) => ({ sts: 'delivered', paid_pence: ref('total_pence'), credited_pence: 0 }))
      .execute();
    before = await readTables();
    for (let found = 0; found < marks.size; ) {
      found = marks.size;
      for (const table of TABLES)
        for (const row of about(before, table)) {
          const [id] = Object.values(JSON.parse(row));
          if (WHAT_BECOMES[table] !== 'not about people' && typeof id === 'string') marks.add(id);
        }
    }
    await ask('/woojiapi/user/closeaccount', { password: SEED_PASSWORD });
    after = await readTables();
  });
  afterAll(async () => {
    await shop?.close();
    await clear?.();
  });
  const tablesThat = (becomes: (typeof WHAT_BECOMES)[keyof Tables]) =>
    TABLES.filter((table) => WHAT_BECOMES[table] === becomes);

  it('what isn’t kept by law is removed', () => {
    const had = tablesThat('removed').filter((table) => about(before, table).length > 0);
    expect(had).toEqual(
      expect.arrayContaining([
        'addresses',
        'basket_lines',
        'basket_links',
        'floor_plans',
        'plans',
        'project_pictures',
        'projects',
        'saved_lines',
      ]),
    );
    const left = tablesThat('removed').flatMap((table) =>
      // but the mail that confirms it, which is still to be sent
      about(after, table).filter((row) => !row.includes('account-closed')),
    );
    expect(left).toEqual([]);
  });

  it('orders and papers stay, and the person’s role', () => {
    for (const table of [
      'orders',
      'order_lines',
      'invoices',
      'payments',
      'credit_notes',
      'company_roles',
      'returns',
    ] as const) {
      expect([table, about(before, table).length]).not.toEqual([table, 0]);
      expect(after[table]).toEqual(before[table]);
    }
  });

  it('the person’s own row says nothing of them any more', () => {
    const [person = ''] = about(after, 'users').filter((row) => row.includes(`"${userId}"`));
    for (const word of [TRADE, 'Tom']) {
      expect(before.users.join()).toContain(word);
      expect(person).not.toContain(word);
    }
  });

  it('tables that are not about people never name one', () => {
    for (const table of tablesThat('not about people'))
      expect([table, about(before, table)]).toEqual([table, []]);
  });
});
