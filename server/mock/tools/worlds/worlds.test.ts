import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';

const DIC = '/api/dic';
const GRADES = { type: 'Grade' };
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const HOUR = 60 * 60_000;
const MOST_NAMED = 32;

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());
beforeEach(() => open('a', 'b'));
afterEach(async () => {
  for (const { name } of (await shop.control('/worlds')).worlds) {
    if (name !== 'main') await shop.control('DELETE /worlds/:name', { id: name });
  }
});

const open = async (...names: string[]) => {
  for (const name of names) await shop.control('POST /worlds', { body: { name } });
};
const worldNames = async () => (await shop.control('/worlds')).worlds.map(({ name }) => name).sort();
const codeIn = async (world: string, token?: string) =>
  String((await shop.call(DIC, GRADES, { world, token })).reply?.resultCode);
const addProject = (world: string, token: string, projectName: string) =>
  shop.call(
    '/woojiapi/order/insertproject',
    { userId: 'u-1001', projectName, brand: BRAND },
    { world, token },
  );
const projectsIn = async (world: string, token: string) =>
  JSON.stringify((await shop.call(PROJECTS, { userId: 'u-1001' }, { world, token })).reply);
/** A world's whole state; the revision only goes up and doesn't count. */
const stateOf = (world: string) =>
  shop.mock.worlds.within(world, async ({ db }) => {
    const { revision: _, ...tables } = await dumpDatabase(db);
    return tables;
  });

/** Changes every kind of state in a world. */
async function use(world: string): Promise<string> {
  const token = await shop.logIn(TRADE, world);
  await addProject(world, token, `only in ${world}`);
  await shop.call('/woojiapi/user/getauthcode', { loginName: ARCHITECT, brand: BRAND }, { world });
  await shop.control('POST /applications/:userId', { id: 'u-1004', body: { review: 'accepted' }, world });
  await shop.control('PATCH /catalogue/:productId', { id: 'p-0101', body: { productPrice: 1 }, world });
  await shop.control('PATCH /functions/:functionId', { id: 'sendEmail', body: { on: false }, world });
  await shop.setFault({ kind: 'code', code: '103' }, { path: '/api/logout' }, world);
  await shop.control('POST /clock', { body: { advanceMs: HOUR / 4 }, world });
  return token;
}

async function expectUntouched(world: string) {
  const inWorld = { world };
  expect((await shop.control('/mails', inWorld)).mails).toEqual([]);
  expect((await shop.control('/faults', inWorld)).faults).toEqual([]);
  expect((await shop.control('/journal', inWorld)).entries).toEqual([]);
  expect((await shop.control('/clock', inWorld)).offsetMs).toBe(0);
  const { people } = await shop.control('/people', inWorld);
  expect(people.flatMap(({ sessions }) => sessions)).toEqual([]);
  expect(people.find(({ userId }) => userId === 'u-1004')?.review).toBe('pending');
  const { functions } = await shop.control('/functions', inWorld);
  expect(functions.every(({ on }) => on)).toBe(true);
}

describe('worlds', () => {
  it('share nothing: each has its own data, sessions, mails, switches, faults, clock and journal', async () => {
    const seed = await stateOf('b');
    const token = await use('a');
    expect(await codeIn('a', token)).toBe('0');
    expect(await stateOf('b')).toEqual(seed);
    for (const other of ['b', 'main']) {
      await expectUntouched(other);
      expect(await codeIn(other, token)).toBe('101');
    }
    const there = await shop.logIn(TRADE, 'b');
    expect(await projectsIn('b', there)).not.toContain('only in a');
    expect(await projectsIn('a', token)).toContain('only in a');
    const entries = (await shop.control('/journal', { world: 'a' })).entries;
    expect(entries.map(({ path }) => path)).toContain('/woojiapi/order/insertproject');
  });

  it('are chosen call by call, also in parallel', async () => {
    const names = ['a', 'b', 'c', 'd'];
    await open('c', 'd');
    const tokens = await Promise.all(names.map((name) => shop.logIn(TRADE, name)));
    await Promise.all(
      names.flatMap((name, i) =>
        Array.from({ length: 5 }, (_, n) => addProject(name, tokens[i] ?? '', `${name}-${n}-of-five`)),
      ),
    );
    for (const [i, name] of names.entries()) {
      const all = await projectsIn(name, tokens[i] ?? '');
      expect([...all.matchAll(/([a-d])-\d-of-five/g)].map(([, of]) => of)).toEqual(Array(5).fill(name));
    }
  });

  it('can be reset to the seed separately, which ends every session', async () => {
    const seed = await stateOf('a');
    const token = await use('a');
    const other = await use('b');
    expect(await stateOf('a')).not.toEqual(seed);
    const { ms } = await shop.control('POST /reset', { world: 'a' });
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(await stateOf('a')).toEqual(seed);
    await expectUntouched('a');
    expect(await codeIn('a', token)).toBe('101');
    const again = await shop.logIn(TRADE, 'a');
    expect(await projectsIn('a', again)).not.toContain('only in a');
    const priced = await shop.call(
      '/woojiapi/product/qrybyproductid',
      { productId: 'p-0101', brand: BRAND },
      {
        world: 'a',
        token: again,
      },
    );
    expect(priced.text).not.toContain('"productPrice":1,');
    expect(await codeIn('b', other)).toBe('0');
    expect(await projectsIn('b', other)).toContain('only in b');
    expect((await shop.control('/faults', { world: 'b' })).faults).toHaveLength(1);
  });

  it('can be reset to the seed while calls go on', async () => {
    const token = await shop.logIn(TRADE, 'a');
    const adding = Array.from({ length: 20 }, (_, i) => addProject('a', token, `meanwhile ${i}`));
    await shop.control('POST /reset', { world: 'a' });
    const codes = new Set((await Promise.all(adding)).map(({ reply }) => String(reply?.resultCode)));
    for (const code of codes) expect(['0', '101']).toContain(code);
    await shop.control('POST /reset', { world: 'a' });
    expect(await projectsIn('a', await shop.logIn(TRADE, 'a'))).not.toContain('meanwhile');
  });

  it.each(['', ' ', 'A', 'a b', 'a/b', '../a', 'a_b', '__proto__', 'x'.repeat(41), 'a, b'])(
    'are not opened with an invalid name: "%s"',
    async (world) => {
      const rule = 'must be 1 to 40 characters from a-z, 0-9 and -';
      const { status, reply } = await shop.call(DIC, GRADES, { world });
      expect([status, reply]).toEqual([400, { resultCode: '1', resultMsg: `x-mock-world: ${rule}` }]);
      expect(await shop.refusal('/faults', { world })).toEqual([400, `x-mock-world: ${rule}`]);
      expect(await shop.refusal('POST /worlds', { body: { name: world } })).toEqual([400, `name: ${rule}`]);
      expect(await worldNames()).toEqual(['a', 'b', 'main']);
    },
  );

  it('are opened by the console alone, where opening one again changes nothing', async () => {
    const openOne = (name: string) => shop.control('POST /worlds', { body: { name } });
    const long = 'x'.repeat(40);
    expect(await openOne('0-9')).toEqual({ name: '0-9', calls: 0 });
    await openOne(long);
    const token = await shop.logIn(TRADE, long);
    expect(await openOne(long)).toEqual({ name: long, calls: 1 });
    expect(await codeIn(long, token)).toBe('0');
    expect((await shop.control('/worlds')).worlds.slice(-2)).toEqual([
      { name: '0-9', calls: 0 },
      { name: long, calls: 2 },
    ]);
  });

  it.each([
    ['chekout', '; did you mean checkout?'],
    ['chekcout', '; did you mean checkout?'],
    ['mian', '; did you mean main?'],
    ['nowhere', '.'],
  ])('are refused where they are not open, with the nearest name: %s', async (world, nearest) => {
    await open('checkout');
    const why = `x-mock-world: no such world${nearest} POST /__mock/api/worlds opens one`;
    const { status, reply } = await shop.call(DIC, GRADES, { world });
    expect([status, reply]).toEqual([400, { resultCode: '1', resultMsg: why }]);
    expect(await shop.refusal('/faults', { world })).toEqual([404, why]);
    expect(await shop.refusal('POST /reset', { world })).toEqual([404, why]);
    expect(await worldNames()).toEqual(['a', 'b', 'checkout', 'main']);
  });

  it("count from 0 again after a reset, while the journal's ids continue", async () => {
    const callsOf = async (name: string) =>
      (await shop.control('/worlds')).worlds.find((world) => world.name === name)?.calls;
    const newest = async () => (await shop.control('/journal', { world: 'a' })).entries[0]?.id;
    for (let i = 0; i < 3; i++) await codeIn('a');
    await codeIn('b');
    expect(await callsOf('a')).toBe(3);
    const before = Number(await newest());
    await shop.control('POST /reset', { world: 'a' });
    expect([await callsOf('a'), await callsOf('b')]).toEqual([0, 1]);
    await codeIn('a');
    expect(await callsOf('a')).toBe(1);
    expect(Number(await newest())).toBe(before + 1);
    // emptying the journal doesn't change the count
    await shop.control('DELETE /journal', { world: 'a' });
    expect(await callsOf('a')).toBe(1);
  });

  it('are limited in number: the least recently used goes, never the main one', async () => {
    await shop.control('DELETE /worlds/:name', { id: 'a' });
    await shop.control('DELETE /worlds/:name', { id: 'b' });
    await open(...Array.from({ length: MOST_NAMED }, (_, i) => `w-${i}`));
    const token = await shop.logIn(TRADE, 'w-0');
    // w-0 is used again, so w-1 is the oldest
    expect(await codeIn('w-0', token)).toBe('0');
    await open('one-more');
    const names = await worldNames();
    expect(names).toHaveLength(MOST_NAMED + 1);
    expect(names).toEqual(expect.arrayContaining(['main', 'one-more', 'w-0', 'w-2']));
    expect(names).not.toContain('w-1');
    expect(await codeIn('w-0', token)).toBe('0');
  });

  it('are deleted with their data, after their running calls have finished', async () => {
    const token = await shop.logIn(TRADE, 'a');
    await shop.setFault({ kind: 'delay', ms: 400 }, { path: PROJECTS }, 'a');
    const running = projectsIn('a', token);
    const hits = async () => (await shop.control('/faults', { world: 'a' })).faults[0]?.hits;
    await expect.poll(hits).toBe(1);
    await shop.control('DELETE /worlds/:name', { id: 'a' });
    expect(await worldNames()).toEqual(['b', 'main']);
    expect(await running).toContain('"resultCode":"0"');
    expect(await codeIn('a', token)).toBe('1');
    await open('a');
    expect(await codeIn('a', token)).toBe('101');
    expect((await shop.control('/faults', { world: 'a' })).faults).toEqual([]);
  });

  it("can't be deleted if main or unknown", async () => {
    expect(await shop.refusal('DELETE /worlds/:name', { id: 'main' })).toEqual([
      400,
      "name: the main world can't be removed",
    ]);
    expect(await shop.refusal('DELETE /worlds/:name', { id: 'gone' })).toEqual([404, 'name: no such world']);
  });
});
