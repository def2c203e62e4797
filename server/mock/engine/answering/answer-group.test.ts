import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallFailure } from '../../../calls/call-failure.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';
import { isDatabaseFailure } from '../database/database-failure.ts';
import type { Db } from '../database/tables.ts';
import { type AnsweredCalls, answeredCalls } from './answered-calls.ts';

const CUSTOMERS = ['u-1001', 'u-1002', 'u-1003'];
const NOW = 1_763_717_400_000;
const OUT_OF_STOCK = new CallFailure('1', 'insufficient stock', 200, { field: 'number' });
const DONE = { resultCode: '0' } as const;

/** Makes a commit fail if a project called "poison" was opened in it, by a reference to a missing row. */
const POISON = {
  libSQL: [
    `create table notes (about text references users (user_id) deferrable initially deferred)`,
    `create trigger poison after insert on projects when new.project_name = 'poison'
       begin insert into notes values ('nobody'); end`,
  ],
  PostgreSQL: [
    `create table notes (about text references users (user_id) deferrable initially deferred)`,
    `create function poison() returns trigger language plpgsql as
       $$ begin insert into notes values ('nobody'); return new; end $$`,
    `create trigger poison after insert on projects for each row when (new.project_name = 'poison')
       execute function poison()`,
  ],
};

describe.each(ENGINES)('calls that arrive together on %s', (engine) => {
  let shop: TestShop;
  let answered: AnsweredCalls;
  withShop(engine, async (opened) => {
    shop = opened;
    for (const statement of POISON[engine]) await sql.raw(statement).execute(shop.db);
  });
  beforeEach(async () => {
    answered = answeredCalls(shop.db);
    await shop.db.deleteFrom('project_lines').execute();
    await shop.db.deleteFrom('project_rooms').execute();
    await shop.db.deleteFrom('projects').execute();
  });

  /** Opens a project, and then possibly fails in one of the ways in which a call can. */
  const open = (name: string, then: (db: Db) => unknown = () => undefined) => ({
    name,
    async work(db: Db) {
      const row = {
        project_id: name,
        user_id: 'u-1001',
        project_name: name,
        sts: 'Ongoing',
        created_at: NOW,
      };
      await db
        .insertInto('projects')
        .values({ ...row, sts: 'Ongoing' })
        .execute();
      await then(db);
      return { ...DONE, data: { name } };
    },
  });
  type Opening = ReturnType<typeof open>;
  let customers = 0;
  const send = ({ name, work }: Opening, callserial = newSerial()) =>
    answered.once(
      { path: '/p', callserial, token: 't', input: { name } },
      { customers: [CUSTOMERS[customers++ % CUSTOMERS.length] ?? ''], sharesCommit: true },
      NOW,
      work,
    );
  const stored = async () =>
    (await shop.db.selectFrom('projects').select('project_name').orderBy('project_name').execute()).map(
      (row) => row.project_name,
    );
  const writes = async () =>
    (await shop.db.selectFrom('users').select('basket_writes').where('user_id', '=', 'u-1001').execute())[0]
      ?.basket_writes ?? 0;

  it('are committed together', async () => {
    const before = await writes();
    const names = Array.from({ length: 30 }, (_, index) => `p-${10 + index}`);
    const answers = await Promise.all(names.map((name) => send(open(name))));
    expect(answers).toEqual(names.map((name) => ({ resultCode: '0', data: { name } })));
    expect(await stored()).toEqual(names);
    // one queueing write for the whole group
    expect(await writes()).toBe(before + 1);
  });

  it('are not affected by one that is refused, of which nothing is kept', async () => {
    const refuse = () => {
      throw OUT_OF_STOCK;
    };
    const answers = await Promise.allSettled(
      [open('a'), open('b', refuse), open('c')].map((opening) => send(opening)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: { message: 'insufficient stock', field: 'number' } });
    expect(await stored()).toEqual(['a', 'c']);
  });

  it('are not affected by one that fails in the database, which can be sent again', async () => {
    const callserial = newSerial();
    const twice = (db: Db) => open('a').work(db);
    const answers = await Promise.allSettled([
      send(open('a')),
      send(open('b', twice), callserial),
      send(open('c')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored()).toEqual(['a', 'c']);
    await expect(send(open('b'), callserial)).resolves.toMatchObject(DONE);
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  it('get the same answer if one repeats another, even a refused one', async () => {
    const [callserial, refused] = [newSerial(), newSerial()];
    let tries = 0;
    const refuseFirst = () => {
      tries += 1;
      if (tries === 1) throw OUT_OF_STOCK;
    };
    const answers = await Promise.allSettled([
      send(open('a'), callserial),
      send(open('a'), callserial),
      send(open('b'), callserial),
      send(open('c', refuseFirst), refused),
      send(open('c', refuseFirst), refused),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toMatchObject({ reason: { status: 400 } });
    expect(answers[4]).toMatchObject({ reason: { message: 'insufficient stock', field: 'number' } });
    expect(await stored()).toEqual(['a']);
  });

  it('all fail if their commit fails, with nothing half done, and can be sent again', async () => {
    const sent = ['a', 'poison', 'c'].map((name) => ({ name, callserial: newSerial() }));
    const failed = await Promise.allSettled(sent.map(({ name, callserial }) => send(open(name), callserial)));
    for (const answer of failed) {
      expect(answer.status).toBe('rejected');
      // answered as 104 with HTTP 502
      if (answer.status === 'rejected') expect(isDatabaseFailure(answer.reason)).toBe(true);
    }
    expect(await stored()).toEqual([]);
    for (const { name, callserial } of sent.filter(({ name }) => name !== 'poison')) {
      await expect(send(open(name), callserial)).resolves.toMatchObject({ data: { name } });
    }
    expect(await stored()).toEqual(['a', 'c']);
  });

  it('fail over HTTP with 104, and never report a success that was not committed', async () => {
    const token = await shop.logIn('trade@alderline.example');
    const names = ['a', 'b', 'poison', 'c', 'd'];
    const insert = (projectName: string) =>
      shop.call(
        '/woojiapi/order/insertproject',
        { projectName, brand: 'Alderline', userId: 'u-1001' },
        { token },
      );
    const answers = await Promise.all(names.map(insert));
    expect(answers[2]).toMatchObject({ status: 502, resultCode: '104' });
    const succeeded = names.filter((_, index) => answers[index]?.resultCode === '0');
    expect(await stored()).toEqual(succeeded);
  });
});
