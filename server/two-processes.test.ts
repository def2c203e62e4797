import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSerial } from '../contracts/api/call-signing.ts';
import { send, type Target } from '../contracts/suite/call-client.ts';
import { expectCode } from '../contracts/suite/judge.ts';
import { freshName, logIn, tryLogin } from '../contracts/suite/people.ts';
import { openDatabase } from './mock/engine/database/open-database.ts';
import type { Db } from './mock/engine/database/tables.ts';
import { askForDatabase } from './mock/testing/ask-for-database.ts';
import { type RunningShop, startShop } from './testing/start-shop.ts';

const CODE = '/woojiapi/user/getauthcode';
const RESET = '/woojiapi/user/resetpassword';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const INSERT = '/woojiapi/order/insertproject';
const ARCHITECT = 'architect@alderline.example';

describe('two processes on one PostgreSQL', () => {
  let shops: RunningShop[] = [];
  let db: Db;
  let first: Target;
  let second: Target;
  beforeAll(async () => {
    const url = await askForDatabase('PostgreSQL/empty');
    shops = await Promise.all([startShop({ DATABASE_URL: url }), startShop({ DATABASE_URL: url })]);
    const [one, two] = shops;
    if (!one || !two) throw new Error('the shops did not start');
    first = one.target;
    second = two.target;
    db = openDatabase({ dataDir: '', databaseUrl: url, logger: { warn: () => undefined } });
  });
  afterAll(async () => {
    await db?.destroy();
    for (const shop of shops) await shop.stop();
  });

  it('share sessions: each sees those that the other opens and ends', async () => {
    const { token, userId } = await logIn(first, 'trade');
    expectCode(PROJECTS, await send(second, PROJECTS, { userId }, { token }), '0');
    expectCode('/api/logout', await send(second, '/api/logout', {}, { token }), '0');
    expectCode(PROJECTS, await send(first, PROJECTS, { userId }, { token }), '-1000');
  });

  it('handle a repeated callserial once, whichever process it reaches', async () => {
    const { token, userId } = await logIn(first, 'developer');
    const serial = callSerial(Date.now(), Math.random());
    const body = { projectName: 'Told twice', brand: first.brand, userId };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => send(i % 2 ? second : first, INSERT, body, { token, serial })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const list = expectCode(PROJECTS, await send(second, PROJECTS, { userId }, { token }), '0');
    const named = (list.data as { projectName: string }[]).filter((row) => row.projectName === 'Told twice');
    expect(named).toHaveLength(1);
  });

  it('share codes: one mails it, both wait a minute, the other accepts it once', async () => {
    const body = { loginName: ARCHITECT, brand: first.brand };
    const asked = await Promise.all([send(first, CODE, body), send(second, CODE, body)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429]);
    const mail = await db
      .selectFrom('mails')
      .select('body')
      .where('to_address', '=', ARCHITECT)
      .executeTakeFirstOrThrow();
    const authCode = /\d{6}/.exec(mail.body)?.[0] ?? '';
    const password = 'Brand-New-1';
    const reset = { ...body, password, repassword: password, authCode };
    const spent = await Promise.all([send(first, RESET, reset), send(second, RESET, reset)]);
    expect(spent.map(({ reply }) => reply?.resultCode).sort()).toEqual(['0', '101']);
    expect((await tryLogin(second, { loginName: ARCHITECT, password })).reply?.resultCode).toBe('0');
  });

  it('share limits: ten wrong passwords for a name in total', async () => {
    const loginName = freshName();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, i) =>
        tryLogin(i % 2 ? second : first, { loginName, password: `wrong ${i}` }),
      ),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    for (const shop of shops) expect(shop.output()).not.toMatch(/wrong \d|Brand-New-1/);
  });
});
