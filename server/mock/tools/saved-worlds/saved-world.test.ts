import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../../../contracts/suite/call-client.ts';
import { COLLEAGUE_PASSWORD, colleague, invited } from '../../../../contracts/suite/colleagues.ts';
import { openSavedWorld, saveWorld } from '../../../../contracts/suite/console-client.ts';
import { mailedCode, mailedInvitation } from '../../../../contracts/suite/control.ts';
import { placedOrder } from '../../../../contracts/suite/order-of-basket.ts';
import { ARCHITECT, DEVELOPER, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, ENGINES, newStore } from '../../testing/open-shop.ts';
import { goodPicture } from '../../testing/pictures.ts';

const DAY_MS = 24 * 60 * 60_000;
const MB = 1024 * 1024;
const LOGIN = '/woojiapi/user/login';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';

type Saved = Record<string, unknown> & {
  tables: Record<string, Record<string, unknown>[]>;
  journal: object[];
};
const unpacked = (file: Uint8Array): Saved => JSON.parse(gunzipSync(file).toString());
const packed = (saved: object): Uint8Array => gzipSync(JSON.stringify(saved));

const fromFile = (entry: object) => ({ ...entry, isFromFile: true });

/** What a file holds apart from which world it was and where its calls come from, and in no particular order of rows. */
function contentsOf(file: Uint8Array) {
  const { world: _, offsetMs: __, tables, journal: ___, ...rest } = unpacked(file);
  const rows = Object.entries(tables).map(([name, all]) => [
    name,
    all.map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
  ]);
  return { ...rest, tables: Object.fromEntries(rows) };
}

describe.each(ENGINES)('a world that was saved on %s', (engine) => {
  let shop: TestConsole;
  let clear: () => Promise<void>;
  /** must be in no file */
  const secrets: string[] = [];
  let file: Uint8Array;
  let moment: number;

  beforeAll(async () => {
    const made = await newStore(engine);
    clear = made.clear;
    shop = await openConsole({ ...made.place, sowing: 'with people and orders' });
    await useForADay();
    file = await saveWorld({ baseUrl: shop.origin });
    moment = shop.clock.now + DAY_MS;
    // the file travels to a colleague, who opens it later
    shop.clock.now += 5 * DAY_MS;
  });
  afterAll(async () => {
    await shop?.close();
    await clear?.();
  });

  /** Rows in as many tables as a few calls can reach, and every kind of secret. */
  async function useForADay(): Promise<void> {
    await shop.control('POST /clock', { body: { offsetMs: DAY_MS } });
    const target = { ...shop.target, control: { baseUrl: shop.origin } };
    const { token } = await placedOrder(target, 'trade', 0, shop.clock.now + DAY_MS);
    const { person } = await colleague(target, 'buyer', 50_000);
    const { email } = await invited(target);
    const logo = { part: 'picture', name: 'logo.png', bytes: await goodPicture('png') };
    await send(target, '/woojiapi/user/uploadcompanylogo', {}, { token, file: logo });
    await shop.call('/woojiapi/user/getauthcode', { loginName: DEVELOPER, brand: BRAND });
    await shop.call(LOGIN, { loginName: ARCHITECT, password: 'Wrong-Guess-9', brand: BRAND });
    await shop.setFault({ kind: 'code', code: '104' }, { path: PROJECTS, persona: TRADE });
    await shop.call(PROJECTS, { userId: 'u-1001' }, { token });
    secrets.push(token, person.token, COLLEAGUE_PASSWORD, 'Wrong-Guess-9', shop.target.salt);
    secrets.push(await mailedCode(target, DEVELOPER), await mailedInvitation(target, email));
    const { db } = shop.mock.worlds.main;
    const hashes = await db.selectFrom('users').select('password_hash').where('role', '=', 'trade').execute();
    const codes = await db.selectFrom('auth_codes').select('code_hash').execute();
    const cards = await db.selectFrom('card_secrets').select('secret').execute();
    secrets.push(...hashes.map((row) => row.password_hash), ...codes.map((row) => row.code_hash));
    secrets.push(...cards.map((row) => row.secret));
  }

  it('opens with the same rows, faults and journal, and at the same moment', async () => {
    const row = await openSavedWorld({ baseUrl: shop.origin }, file, 'same');
    expect(row).toEqual({ name: 'same', calls: unpacked(file).calls, differingSeeds: [] });
    const again = await saveWorld({ baseUrl: shop.origin, world: 'same' });
    expect(contentsOf(again)).toEqual(contentsOf(file));
    const { tables, journal, faults } = unpacked(file);
    const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name)).toEqual(
      expect.arrayContaining(['company_logos', 'invitations', 'sessions']),
    );
    expect(journal.length).toBeGreaterThan(10);
    expect(await shop.control('/clock', { world: 'same' })).toEqual({
      offsetMs: DAY_MS - 5 * DAY_MS,
      now: moment,
    });
    expect((await shop.control('/faults', { world: 'same' })).faults).toEqual(faults);
    expect((await shop.control('/journal', { world: 'same' })).entries).toEqual(journal.map(fromFile));
  });

  it('keeps every value of the tables but passwords, codes and what they are mailed in', async () => {
    const { tables } = unpacked(file);
    const { db } = shop.mock.worlds.main;
    const left = ['mail_queue', 'card_secrets', 'card_sessions'];
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    expect(Object.keys(tables).sort()).toEqual(names.filter((name) => !left.includes(name)).sort());
    const changed = new Set<string>();
    for (const [name, rows] of Object.entries(tables)) {
      const own = await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      expect(rows.length, name).toBe(own.length);
      for (const [index, row] of own.entries())
        for (const [column, value] of Object.entries(row)) {
          const bytes =
            typeof value === 'object' && value !== null ? Buffer.from(value).toString('base64') : '';
          const due = bytes ? { bytes } : value;
          if (JSON.stringify(rows[index]?.[column]) !== JSON.stringify(due)) changed.add(`${name}.${column}`);
        }
    }
    expect([...changed].sort()).toEqual(['auth_codes.code_hash', 'mails.body', 'users.password_hash']);
  });

  it('has no secret in its file, which stays below a megabyte', async () => {
    const text = gunzipSync(file).toString();
    expect(secrets.length).toBeGreaterThan(15);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(file.length).toBeLessThan(MB / 4);
  });

  it('can be used: the fault still hits, sessions are valid, and everybody has the public password', async () => {
    await openSavedWorld({ baseUrl: shop.origin }, file, 'used');
    const codeOf = async (password: string, loginName: string) =>
      (await shop.call(LOGIN, { loginName, password, brand: BRAND }, { world: 'used' })).reply?.resultCode;
    const joined = unpacked(file).tables.users?.find((row) => String(row.login_name).startsWith('case-'));
    expect(await codeOf(COLLEAGUE_PASSWORD, String(joined?.login_name))).toBe('1');
    expect(await codeOf('Floor!2026', String(joined?.login_name))).toBe('0');
    const token = secrets[0];
    const asked = await shop.call(PROJECTS, { userId: 'u-1001' }, { token, world: 'used' });
    expect(asked.reply?.resultCode).toBe('104');
    const { entries } = await shop.control('/journal', { world: 'used' });
    expect(entries[0]?.id).toBe(String(Number(unpacked(file).calls) + 3));
    expect(entries[0]).toMatchObject({ who: TRADE, at: moment, fault: 'code' });
    const masked = entries[3];
    expect(await shop.refusal('POST /journal/:id/replay', { id: masked?.id ?? '', world: 'used' })).toEqual([
      409,
      expect.stringContaining('npm run replay repeats such calls'),
    ]);
  });
});

describe('a file that can’t be opened as a saved world', () => {
  let shop: TestConsole;
  let saved: Saved;
  beforeAll(async () => {
    shop = await openConsole();
    saved = unpacked(await saveWorld({ baseUrl: shop.origin }));
  });
  afterAll(() => shop.close());

  const refused = async (file: Uint8Array, name = 'broken') => {
    const failure = await openSavedWorld({ baseUrl: shop.origin }, file, name).catch(
      (error: unknown) => error,
    );
    const [, status, body = ''] = /HTTP (\d+) (.*)/.exec(String(failure)) ?? [];
    return [Number(status), JSON.parse(body).error];
  };
  const withRows = (table: string, change: (rows: Record<string, unknown>[]) => unknown) =>
    packed({ ...saved, tables: { ...saved.tables, [table]: change(saved.tables[table] ?? []) } });
  const firstWith = (table: string, values: object) =>
    withRows(table, ([first, ...rest]) => [{ ...first, ...values }, ...rest]);
  const without = (name: string) => ({ [name]: undefined });

  it('is refused with a sentence that says what is wrong, and leaves nothing behind', async () => {
    const whole = packed(saved);
    const wrong: [Uint8Array, string | RegExp][] = [
      [Buffer.from('PK a zip of something'), 'file: is not a saved world'],
      [gzipSync('no JSON'), 'file: is not a saved world'],
      [packed([]), 'file: is not a saved world'],
      [packed({ log: { version: '1.2' } }), 'file: is not a saved world'],
      [whole.subarray(0, whole.length / 2), 'file: is damaged'],
      [whole.map((byte, index) => (index === 5000 ? byte ^ 255 : byte)), 'file: is damaged'],
      [gzipSync(Buffer.alloc(65 * MB)), 'file: has more than 64.0 MB in it'],
      [randomBytes(8 * MB + 1), 'body: must not be larger than 8 MB'],
      [
        packed({ ...saved, version: 2, app: '9.1.0' }),
        /^file: has format 2, .* Open it with release 9\.1\.0$/,
      ],
      [
        packed({ ...saved, schema: '019-login-keys' }),
        /^file: has the tables of 019-login-keys, and this shop has those of .*\. Open it with release 0/,
      ],
      [packed({ ...saved, world: '../main' }), /^file: doesn't fit: world: /],
      [packed({ ...saved, now: 'noon' }), "file: doesn't fit: now: must be a number"],
      [packed({ ...saved, journal: [{}] }), /^file: doesn't fit: journal\[0\]\.\w+: is required$/],
      [packed({ ...saved, faults: [{ id: 'f-1' }] }), /^faults\[0\]\.\w+: is required$/],
      [
        packed({ ...saved, tables: { ...saved.tables, kysely_migration: [] } }),
        "file: doesn't fit: there is no table kysely_migration",
      ],
      [
        packed({ ...saved, tables: { ...saved.tables, ...without('orders') } }),
        "file: doesn't fit: the table orders is missing",
      ],
      [
        firstWith('users', { 'login_name, role': 'x' }),
        "file: doesn't fit: users[0].login_name, role is not a column of the table",
      ],
      [firstWith('users', without('role')), "file: doesn't fit: users[0].role is missing"],
      [firstWith('users', { role: 7 }), "file: doesn't fit: users[0].role must be text"],
      [firstWith('users', { user_id: null }), "file: doesn't fit: users[0].user_id must be text"],
      [
        firstWith('products', { price_pence: '1' }),
        "file: doesn't fit: products[0].price_pence must be a whole number",
      ],
      [firstWith('products', { price_pence: 1.5 }), /^file: doesn't fit: tables\.products\[0\]\.price_pence/],
      [firstWith('products', { facts: { bytes: '' } }), "file: doesn't fit: products[0].facts must be text"],
      [
        withRows('users', ([first, ...rest]) => [first, first, ...rest]),
        /^file: doesn't fit: its rows contradict each other \(UNIQUE/,
      ],
      [withRows('companies', () => []), /^file: doesn't fit: its rows contradict each other \(FOREIGN KEY/],
    ];
    const told: unknown[] = [];
    for (const [bytes] of wrong) told.push((await refused(bytes))[1]);
    expect(told).toEqual(
      wrong.map(([, due]) => (typeof due === 'string' ? due : expect.stringMatching(due))),
    );
    expect((await shop.control('/worlds')).worlds.map(({ name }) => name)).toEqual(['main']);
  });

  it("doesn't replace a world that is open", async () => {
    const whole = packed(saved);
    await shop.control('POST /worlds', { body: { name: 'taken' } });
    const token = await shop.logIn(TRADE, 'taken');
    for (const name of ['taken', 'main'])
      expect(await refused(whole, name)).toEqual([409, `name: ${name} is open already. Choose another name`]);
    expect(await refused(whole, 'a b')).toEqual([
      400,
      'name: must be 1 to 40 characters from a-z, 0-9 and -',
    ]);
    expect(
      (await shop.call('/api/dic', { type: 'Grade' }, { world: 'taken', token })).reply?.resultCode,
    ).toBe('0');
    for (const name of ['saved-main', 'saved-main-2'])
      expect((await openSavedWorld({ baseUrl: shop.origin }, whole)).name).toBe(name);
    await shop.control('DELETE /worlds/:name', { id: 'saved-main-2' });
    await shop.control('DELETE /worlds/:name', { id: 'saved-main' });
    await shop.control('DELETE /worlds/:name', { id: 'taken' });
  });

  it('is told apart by its content type, and names seeds that differ', async () => {
    expect(await shop.refusal('POST /saved-world', { body: {} })).toEqual([
      415,
      'content-type: must be application/gzip',
    ]);
    const other = withRows('seeds', ([first, ...rest]) => [{ ...first, hash: 'other' }, ...rest.slice(1)]);
    const names = saved.tables.seeds?.slice(0, 2).map((row) => row.name);
    const { differingSeeds } = await openSavedWorld({ baseUrl: shop.origin }, other, 'other-seeds');
    expect([...differingSeeds].sort()).toEqual(names?.sort());
  });

  it('is not made of a world that is too large, which says what takes most of it', async () => {
    await shop.control('POST /worlds', { body: { name: 'large' } });
    await shop.mock.worlds.within('large', ({ db }) =>
      db
        .insertInto('company_logos')
        .values({ company_id: 'c-1001', png: randomBytes(9 * MB), width: 1, height: 1, created_at: 0 })
        .execute(),
    );
    const why = await saveWorld({ baseUrl: shop.origin, world: 'large' }).catch(String);
    expect(why).toMatch(
      /file: would have 9\.\d MB, and may have 8\.0 MB\. Most of it is company_logos, with 12\.\d MB unpacked/,
    );
  });
});
