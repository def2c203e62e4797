import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyer, lineOf } from '../contracts/suite/buyer.ts';
import { send, type Target } from '../contracts/suite/call-client.ts';
import { expectCode } from '../contracts/suite/judge.ts';
import { logIn } from '../contracts/suite/people.ts';
import { startPostgres } from './mock/testing/start-postgres.ts';
import { startShop } from './testing/start-shop.ts';

const CLIENTS = 6;
const ENOUGH = 120;

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
});
