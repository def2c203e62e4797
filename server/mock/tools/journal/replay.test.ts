import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { CALLS, exampleFor } from '../../../../contracts/suite/contract-document.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, SESSION_MINUTES } from '../../testing/open-shop.ts';

const DIC = '/api/dic';
const LOGIN = '/woojiapi/user/login';
const GALLERY = '/woojiapi/order/qryprojectexamplebysts';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const NEW_PROJECT = '/woojiapi/order/insertproject';
const login = (password: string) => ({ loginName: TRADE, password, brand: BRAND });

let shop: TestConsole;
let token: string;
beforeAll(async () => {
  shop = await openConsole();
  token = await shop.logIn();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('DELETE /journal');
});

const entries = async () => (await shop.control('/journal')).entries;
/** Sends a body unchanged and returns its journal entry. */
async function posted(path: CallPath, body: BodyInit, headers: Record<string, string> = {}) {
  const { status } = await shop.post(path, body, headers);
  return { status, entry: await shop.lastEntry() };
}
const replay = (id: string) => shop.control('POST /journal/:id/replay', { id });
const projectCount = async () => {
  const { reply } = await shop.call(PROJECTS, { userId: 'u-1001' }, { token });
  return Array.isArray(reply?.data) ? reply.data.length : 0;
};

const FILE_CALLS = CALLS.filter(({ path }) => OPERATIONS.get(path)?.takesFile);

describe('the contract’s verdict', () => {
  it('is positive for every call of the contract, sent with its example', async () => {
    const world = 'verdicts';
    await shop.control('POST /worlds', { body: { name: world } });
    const inWorld = await shop.logIn(TRADE, world);
    for (const call of CALLS) {
      // logging out or changing the password would end the session that the rest needs
      if (['/api/logout', '/woojiapi/user/resetpassword'].includes(call.path)) continue;
      // its example would be a file
      if (FILE_CALLS.includes(call)) continue;
      await shop.call(call.path, exampleFor(BRAND, call), { token: inWorld, world });
    }
    const seen = (await shop.control('/journal', { world })).entries;
    expect(seen.length).toBe(CALLS.length - FILE_CALLS.length - 1);
    expect(seen.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(new Set(seen.map(({ resultCode }) => resultCode))).toContain('0');
  });

  it('names what is wrong with a request, and accepts the reply that refuses it', async () => {
    const wrong: [BodyInit, Record<string, string>, number, string][] = [
      [`pageSize=0&pageNo=1&sts=1&brand=${BRAND}`, {}, 400, 'pageSize: must be at least 1'],
      ['{', { 'content-type': 'application/json' }, 400, 'body: must be JSON'],
      [
        'x=1',
        { 'content-type': 'text/plain' },
        415,
        'content-type: must be application/x-www-form-urlencoded or application/json',
      ],
      [
        `pageSize=5&pageNo=1&sts=1&brand=${BRAND}`,
        { 'content-encoding': 'gzip' },
        415,
        'content-encoding: must be identity',
      ],
      ['x'.repeat(300 * 1024), {}, 413, 'body: must not be larger than 256 kB'],
      [new Uint8Array([0x61, 0x3d, 0xff]), {}, 400, 'body: must be UTF-8 text'],
    ];
    for (const [body, headers, due, problem] of wrong) {
      const { status, entry } = await posted(GALLERY, body, headers);
      expect([status, entry.status, entry.problems]).toEqual([due, due, [`request: ${problem}`]]);
    }
  });

  it('accepts failures that the contract lists', async () => {
    expect(await shop.entryOf(PROJECTS, { userId: 'u-1001' })).toMatchObject({ status: 401, problems: [] });
    expect(await shop.entryOf(PROJECTS, { userId: 'u-1001' }, { token: 'nobody' })).toMatchObject({
      resultCode: '101',
      problems: [],
    });
    expect(await shop.entryOf(PROJECTS, { userId: 'u-1002' }, { token })).toMatchObject({
      resultCode: '102',
      problems: [],
    });
  });

  it.each([
    ['status=500', 500, 'HTTP 500 is not in the contract'],
    ['status=204', 204, 'HTTP 204 is not in the contract'],
    ['not-json', 200, 'content type text/html is not in the contract for HTTP 200'],
    ['truncate', 200, 'body: must be JSON'],
    ['drop', 0, 'the connection was dropped'],
    ['code=105', 200, 'resultCode: 105 is not one of this call'],
  ])('names what is wrong with a reply: %s', async (fault, status, problem) => {
    const entry = await shop.entryOf(DIC, { type: 'Grade' }, { fault });
    expect([entry.status, entry.problems]).toEqual([status, [`reply: ${problem}`]]);
  });
});

describe('a replay', () => {
  it('sends the same call again, as a new one, and adds an entry', async () => {
    const before = await projectCount();
    const input = { userId: 'u-1001', projectName: 'Twice', brand: BRAND };
    const first = await shop.entryOf(NEW_PROJECT, input, { token });
    const again = await replay(first.id);
    expect(again).toMatchObject({ path: NEW_PROJECT, who: TRADE, resultCode: '0', problems: [] });
    expect(again.requestBody).toBe(first.requestBody);
    expect(Number(again.id)).toBeGreaterThan(Number(first.id));
    expect((await shop.lastEntry()).id).toBe(again.id);
    // with the same callserial it would have got the first reply
    expect(again.replyBody).not.toBe(first.replyBody);
    expect(await projectCount()).toBe(before + 2);
  });

  it('sends the original values of masked fields, and masks them again', async () => {
    const right = await shop.entryOf(LOGIN, login(SEED_PASSWORD));
    expect(right.requestBody).toContain('password=***');
    const again = await replay(right.id);
    expect(again).toMatchObject({ resultCode: '0', who: 'visitor' });
    expect(again.requestBody).toBe(right.requestBody);
    expect(JSON.parse(again.replyBody).access_token).toBe('***');
  });

  it('reports a session that has ended meanwhile', async () => {
    await shop.control('POST /worlds', { body: { name: 'replays' } });
    const short = await shop.logIn(ARCHITECT, 'replays');
    await shop.call(PROJECTS, { userId: 'u-1002' }, { token: short, world: 'replays' });
    const [entry] = (await shop.control('/journal', { world: 'replays' })).entries;
    const advanceMs = SESSION_MINUTES * 60_000;
    await shop.control('POST /clock', { body: { advanceMs }, world: 'replays' });
    const inWorld = { id: entry?.id ?? '', world: 'replays' };
    expect((await shop.control('POST /journal/:id/replay', inWorld)).resultCode).toBe('-1000');
  });

  it('gets the faults of its world, not the one that the call requested', async () => {
    const first = await shop.entryOf(DIC, { type: 'Grade' }, { fault: 'code=104' });
    expect((await replay(first.id)).resultCode).toBe('0');
    await shop.setFault({ kind: 'code', code: '103' }, { times: { kind: 'times', left: 1 } });
    expect(await replay(first.id)).toMatchObject({ resultCode: '103', fault: 'code' });
  });

  it('of a body that could not be read gets the same refusal', async () => {
    for (const [body, headers] of [
      ['x'.repeat(300 * 1024), {}],
      [`pageSize=5&pageNo=1&sts=1&brand=${BRAND}`, { 'content-encoding': 'gzip' }],
    ] as const) {
      const { entry } = await posted(GALLERY, body, headers);
      const { replyBody, status, problems } = await replay(entry.id);
      expect({ replyBody, problems }).toEqual({ replyBody: entry.replyBody, problems: entry.problems });
      expect(status).toBe(entry.status);
    }
  });

  it('of an entry that is unknown or gone is refused', async () => {
    const { id } = await shop.entryOf(DIC, { type: 'Grade' });
    await shop.control('DELETE /journal');
    expect(await entries()).toEqual([]);
    for (const gone of [id, '0', 'x', '1e0'])
      expect(await shop.refusal('POST /journal/:id/replay', { id: gone })).toEqual([404, 'id: no such call']);
  });
});
