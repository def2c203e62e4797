import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import type { CallContext } from '../../engine/answering/handler.ts';
import { openLibsqlMemory } from '../../engine/database/libsql.ts';
import { migrate } from '../../engine/database/migrate.ts';
import type { Tables } from '../../engine/database/tables.ts';
import { createOutbox } from '../../engine/mail/outbox.ts';
import { sow, WITH_PEOPLE } from '../../engine/seeds/sow.ts';
import { TRADE } from '../../testing/buy.ts';
import { BRAND } from '../../testing/open-shop.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { sendVerificationCode } from './reset-password.ts';

const NOBODY = 'nobody@studio.example';
const NOW = Date.UTC(2026, 10, 21, 9, 30);
const statements: string[] = [];

const db = new Kysely<Tables>({
  dialect: new SqliteDialect({ database: openLibsqlMemory() }),
  log: ({ query }) => {
    statements.push(query.sql);
  },
});
const call: CallContext = {
  db,
  now: NOW,
  brand: BRAND,
  siteUrl: 'http://localhost:4000',
  sessionMs: 60_000,
  outbox: createOutbox(true, () => NOW),
  token: undefined,
  userAgent: undefined,
  session: undefined,
  seesPrices: false,
  cards: {} as CallContext['cards'],
  file: () => Promise.reject(new Error('no call of this test takes a file')),
  once: (work) => db.transaction().execute(work),
};

beforeAll(async () => {
  await migrate(db);
  await sow(db, WITH_PEOPLE, 0);
});
afterAll(() => db.destroy());
beforeEach(() => {
  statements.length = 0;
});

/** The database statements of a call. Only these could differ, as passwords and codes are hashed equally often. */
async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work().catch(() => undefined);
  expect(statements.length).toBeGreaterThan(0);
  return [...statements];
}

it('runs the same statements for a code, whether or not the name exists', async () => {
  const ask = (loginName: string) => () => sendVerificationCode({ loginName, brand: BRAND }, call);
  expect(await stepsOf(ask(NOBODY))).toEqual(await stepsOf(ask(TRADE)));
  expect(await stepsOf(ask(NOBODY))).toEqual(await stepsOf(ask(TRADE)));
  const mails = await db.selectFrom('mails').select('to_address').execute();
  expect(mails).toEqual([{ to_address: TRADE }]);
});

it('runs the same statements for a failed log-in', async () => {
  const fail = (loginName: string) => () => logIn({ loginName, password: 'wrong', brand: BRAND }, call);
  expect(await stepsOf(fail(NOBODY))).toEqual(await stepsOf(fail(TRADE)));
});

it('runs the same statements for an application, and keeps no company without users', async () => {
  const apply = (loginName: string) => () =>
    register(
      {
        loginName,
        email: loginName,
        phoneNumber: loginName,
        password: SEED_PASSWORD,
        repassword: SEED_PASSWORD,
        firstName: 'Ada',
        lastName: 'Moss',
        userType: 'architect',
        postCode: 'CM1 1AA',
        brand: BRAND,
      },
      call,
    );
  const companies = async () => (await db.selectFrom('companies').selectAll().execute()).length;
  const before = await companies();
  expect(await stepsOf(apply(NOBODY))).toEqual(await stepsOf(apply(TRADE)));
  expect(await companies()).toBe(before + 1);
});
