import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Target } from '../../contracts/suite/call-client.ts';
import { contractCases } from '../../contracts/suite/contract-cases.ts';
import { startPostgres } from '../mock/testing/start-postgres.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

interface Running {
  readonly target: Target;
  readonly stop: () => Promise<void>;
}

/** With its console, so that every code can be provoked. */
async function startMock(environment: Record<string, string> = {}): Promise<Running> {
  const shop = await startShop({ ...environment, MOCK_CONSOLE: 'on' });
  const { baseUrl } = shop.target;
  return { target: { ...shop.target, control: { baseUrl } }, stop: () => shop.stop() };
}

async function onPostgres(): Promise<Running> {
  const postgres = await startPostgres();
  const shop = await startMock({ DATABASE_URL: await postgres.createDatabase() });
  const stop = async () => {
    await shop.stop();
    await postgres.stop();
  };
  return { target: shop.target, stop };
}

/** Two processes of this program: one is the other's upstream. */
async function throughProxy(): Promise<Running> {
  const behind = await startMock({ SITE_SIGN_SALT: 'secret-of-the-upstream' });
  let front: RunningShop;
  try {
    front = await startShop({
      BACKEND: 'upstream',
      UPSTREAM_URL: behind.target.baseUrl,
      UPSTREAM_SIGN_SALT: 'secret-of-the-upstream',
    });
  } catch (error) {
    await behind.stop();
    throw error;
  }
  const stop = async () => {
    await front.stop();
    await behind.stop();
  };
  const { control } = behind.target;
  return { target: { ...front.target, ...(control ? { control } : {}) }, stop };
}

const TARGETS = [
  ['the mock on libSQL', () => startMock()],
  ['the mock on PostgreSQL', onPostgres],
  ['the proxy in front of a second process', throughProxy],
] as const satisfies readonly (readonly [string, () => Promise<Running>])[];

describe.each(TARGETS)('contract: %s', (_, start) => {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());

  const calls = [...new Set(contractCases.map((one) => one.call))];
  describe.each(calls)('%s', (call) => {
    const cases = contractCases.filter((one) => one.call === call);
    it.each(cases.map((one) => [`${one.code}: ${one.title}`, one] as const))('%s', async (_title, one) => {
      if (!running) throw new Error('the target is not running');
      await one.run(running.target);
    });
  });
});
