import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../contracts/api/generated/woojiapi.ts';
import { buyer, lineOf } from '../contracts/suite/buyer.ts';
import { send, type Target } from '../contracts/suite/call-client.ts';
import { expectCode } from '../contracts/suite/judge.ts';
import { placedOrder } from '../contracts/suite/order-of-basket.ts';
import { type CustomerName, logIn } from '../contracts/suite/people.ts';
import { startPostgres } from './mock/testing/start-postgres.ts';
import { orderQuotationsUntilDeath, quotationsOf, type ToldQuotation } from './testing/ordered-quotations.ts';
import { startShop } from './testing/start-shop.ts';

/** enough for several to share a commit */
const CLIENTS = 24;
const ENOUGH = 120;
const ENOUGH_ORDERS = 24;
const ENOUGH_QUOTED = 8;
const ORDERS = '/woojiapi/order/qryorders';
const ORDER = '/woojiapi/order/qryorderdetail';
type Order = components['schemas']['Order'];
const TOGETHER = 12;
const GATE = 4711;

interface Acknowledged {
  readonly projectIds: string[];
  packs: number;
}

/** A customer's tab that writes until the server dies, and notes every acknowledged write. */
async function writeUntilDeath(target: Target, seen: Acknowledged, onAnswer: () => void): Promise<void> {
  const person = await buyer(target);
  const options = { token: person.token };
  for (;;) {
    try {
      const opened = await send(
        target,
        '/woojiapi/order/insertproject',
        { projectName: 'Durable', brand: target.brand, userId: person.userId },
        options,
      );
      if (opened.reply?.resultCode !== '0') return;
      seen.projectIds.push((opened.reply.data as { projectId: string }).projectId);
      const added = await send(
        target,
        '/woojiapi/order/insertshoppingcar',
        lineOf(person, person.products[seen.projectIds.length % person.products.length]),
        options,
      );
      if (added.reply?.resultCode === '0') seen.packs += 1;
      onAnswer();
    } catch {
      return;
    }
  }
}

/** A customer who orders again and again until the server dies. */
async function orderUntilDeath(
  target: Target,
  name: CustomerName,
  index: number,
  onOrder: (orderId: string) => void,
): Promise<void> {
  for (;;) {
    try {
      onOrder((await placedOrder(target, name, index)).orderId);
    } catch {
      return;
    }
  }
}

async function ordersOf(target: Target, name: CustomerName): Promise<Order[]> {
  const { token, userId } = await logIn(target, name);
  const body = { userId, pageNo: 1, pageSize: 100 };
  const list = expectCode(ORDERS, await send(target, ORDERS, body, { token }), '0');
  const orders: Order[] = [];
  for (const { orderId } of list.data as { orderId: string }[]) {
    const answer = await send(target, ORDER, { userId, orderId }, { token });
    orders.push(expectCode(ORDER, answer, '0').data as Order);
  }
  return orders;
}

async function stored(target: Target): Promise<Acknowledged> {
  const { token, userId } = await logIn(target);
  const projects = await send(target, '/woojiapi/order/qryprojectbyuserid', { userId }, { token });
  const basket = await send(target, '/woojiapi/order/qryshoppingcar', { userId }, { token });
  const lines = expectCode('/woojiapi/order/qryshoppingcar', basket, '0').data as { number: number }[];
  const rows = expectCode('/woojiapi/order/qryprojectbyuserid', projects, '0').data as {
    projectId: string;
  }[];
  return {
    projectIds: rows.map((row) => row.projectId),
    packs: lines.reduce((sum, line) => sum + line.number, 0),
  };
}

describe('kill -9 while inserts are acknowledged', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  const engines = [
    ['libSQL', async () => ({})],
    ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase() })],
  ] as const;

  it.each(engines)('loses none of them on %s', async (_, environmentOf) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-durable-'));
    const environment = { ...(await environmentOf()), DATA_DIR: dataDir };
    const first = await startShop(environment);
    const seen: Acknowledged = { projectIds: [], packs: 0 };
    let answers = 0;
    const enough = new Promise<void>((resolve) => {
      const onAnswer = () => {
        answers += 1;
        if (answers === ENOUGH) resolve();
      };
      const clients = Array.from({ length: CLIENTS }, () => writeUntilDeath(first.target, seen, onAnswer));
      // a client stops early only when something is wrong, so don't wait any longer
      void Promise.all(clients).then(() => resolve());
    });
    await enough;
    await first.stop('SIGKILL');
    expect(answers).toBeGreaterThanOrEqual(ENOUGH);

    const second = await startShop(environment);
    const kept = await stored(second.target);
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
    expect(kept.projectIds).toEqual(expect.arrayContaining(seen.projectIds));
    expect(kept.packs).toBeGreaterThanOrEqual(seen.packs);
  });

  it.each(engines)(
    'leaves every order complete or absent, and its quotation ordered or accepted accordingly, on %s',
    async (_, environmentOf) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-durable-'));
      const environment = { ...(await environmentOf()), DATA_DIR: dataDir };
      const first = await startShop(environment);
      const acknowledged: string[] = [];
      const told = new Map<string, ToldQuotation>();
      const quoted = () => [...told.values()].filter(({ sts }) => sts === 'ordered');
      const people = ['trade', 'architect', 'developer'] as const;
      const clients: Promise<void>[] = [];
      await new Promise<void>((resolve) => {
        const look = () => {
          if (acknowledged.length >= ENOUGH_ORDERS && quoted().length >= ENOUGH_QUOTED) resolve();
        };
        const onOrder = (orderId: string) => {
          acknowledged.push(orderId);
          look();
        };
        const onTold = (one: ToldQuotation) => {
          told.set(one.quotationId, one);
          look();
        };
        clients.push(...people.map((name, index) => orderUntilDeath(first.target, name, index, onOrder)));
        clients.push(...people.map((name) => orderQuotationsUntilDeath(first.target, name, onTold)));
        void Promise.all(clients).then(() => resolve());
      });
      await first.stop('SIGKILL');
      await Promise.all(clients);
      expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH_ORDERS);
      expect(quoted().length).toBeGreaterThanOrEqual(ENOUGH_QUOTED);

      const second = await startShop(environment);
      const kept = await Promise.all(people.map((name) => ordersOf(second.target, name)));
      const quotations = (await Promise.all(people.map((name) => quotationsOf(second.target, name)))).flat();
      await second.stop();
      await rm(dataDir, { recursive: true, force: true });
      const orders = kept.flat();
      expect(orders.map(({ orderId }) => orderId)).toEqual(expect.arrayContaining(acknowledged));
      for (const { lines, goodsPence, events } of orders) {
        expect(lines.reduce((sum, { linePence }) => sum + linePence, 0)).toBe(goodsPence);
        expect(lines.length).toBeGreaterThan(0);
        expect(events.map(({ sts }) => sts)).toEqual(['received']);
      }
      // numbers have no gap, so none was used by an order that is absent
      const numbers = orders.map(({ orderNo }) => Number(orderNo.split('-').at(-1))).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(quotations).toEqual(expect.arrayContaining(quoted().map((one) => expect.objectContaining(one))));
      for (const { quotationId, quotationNo, sts, orderId, goodsPence } of quotations) {
        if (told.has(quotationId)) expect(['accepted', 'ordered']).toContain(sts);
        // a quotation has at most one order, and each refers to the other
        const placed = orders.filter(({ jobReference }) => jobReference === quotationNo);
        expect(placed.map((order) => [order.orderId, order.goodsPence])).toEqual(
          sts === 'ordered' ? [[orderId, goodsPence]] : [],
        );
        expect(placed.flatMap((order) => order.quotations ?? []).map((one) => one.quotationId)).toEqual(
          sts === 'ordered' ? [quotationId] : [],
        );
      }
    },
  );

  it('answers no write before its commit, and keeps nothing that was not committed', async () => {
    const databaseUrl = await postgres.createDatabase();
    const environment = { DATABASE_URL: databaseUrl };
    const first = await startShop(environment);
    const person = await logIn(first.target);
    const gate = await closeGate(databaseUrl);
    let answers = 0;
    const open = () =>
      send(
        first.target,
        '/woojiapi/order/insertproject',
        { projectName: 'Gated', brand: first.target.brand, userId: person.userId },
        { token: person.token },
      ).then(() => {
        answers += 1;
      });
    const clients = Promise.allSettled(Array.from({ length: TOGETHER }, open));
    await gate.commitWaits();
    // the work is done and the commit has begun; reading calls are still answered, the writers aren't
    await send(
      first.target,
      '/woojiapi/order/qryshoppingcar',
      { userId: person.userId },
      { token: person.token },
    );
    expect(answers).toBe(0);
    await first.stop('SIGKILL');
    expect((await clients).every(({ status }) => status === 'rejected')).toBe(true);
    await gate.open();

    const second = await startShop(environment);
    const kept = await send(
      second.target,
      '/woojiapi/order/qryprojectbyuserid',
      { userId: person.userId },
      { token: person.token },
    );
    await second.stop();
    const names = ((kept.reply?.data ?? []) as { projectName: string }[]).map(
      ({ projectName }) => projectName,
    );
    expect(names).not.toContain('Gated');
  });
});

/** Makes every commit with a new project wait for a lock that this process holds. */
async function closeGate(databaseUrl: string) {
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  await keeper.query(`select pg_advisory_lock(${GATE})`);
  await keeper.query(`create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${GATE}); return null; end $$`);
  await keeper.query(`create constraint trigger gate after insert on projects
    deferrable initially deferred for each row execute function wait_at_gate()`);
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and query = 'commit'`;
  return {
    /** resolves when a commit has come to the gate */
    async commitWaits(): Promise<void> {
      for (;;) {
        const { rowCount } = await keeper.query(waiting);
        if (rowCount) return;
      }
    },
    /** ends the server's connections, as their process is gone, then opens */
    async open(): Promise<void> {
      await keeper.query(`select pg_terminate_backend(pid) from (${waiting}) as gone`);
      await keeper.query('drop trigger gate on projects');
      await keeper.end();
    },
  };
}
