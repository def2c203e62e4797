import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Target } from '../../contracts/suite/call-client.ts';
import { type ContractCase, UNKNOWN_PATH } from '../../contracts/suite/contract-case.ts';
import { contractCases } from '../../contracts/suite/contract-cases.ts';
import { CALLS, callDescription } from '../../contracts/suite/contract-document.ts';
import { FOREIGN_CALLS, FOREIGN_MAP, foreignNames } from '../../contracts/suite/foreign-names.ts';
import { ruleCoverage } from '../../contracts/suite/input-rules.ts';
import { askForDatabase } from '../mock/testing/ask-for-database.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

interface Running {
  readonly target: Target;
  readonly stop: () => Promise<void>;
}

/** With its console, so that every code can be provoked. Its log isn't read. */
async function startMock(environment: Record<string, string> = {}): Promise<Running> {
  const shop = await startShop({ ...environment, MOCK_CONSOLE: 'on', LOG_LEVEL: 'warn' });
  const { baseUrl } = shop.target;
  return { target: { ...shop.target, control: { baseUrl } }, stop: () => shop.stop() };
}

interface Between {
  readonly environment: Record<string, string>;
  readonly stop: () => Promise<void>;
}

/** Gives every call of our own other names, and the shop the map of them. */
async function withForeignNames(behind: Target): Promise<Between> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-map-'));
  const file = join(folder, 'map.yaml');
  await writeFile(file, FOREIGN_MAP);
  const backend = await foreignNames(behind);
  return {
    environment: { UPSTREAM_URL: backend.url, UPSTREAM_MAP: file },
    async stop() {
      await backend.close();
      await rm(folder, { recursive: true });
      expect(backend.misunderstood).toEqual([]);
      expect([...backend.called].sort()).toEqual([...FOREIGN_CALLS].sort());
    },
  };
}

const onPostgres = async () => startMock({ DATABASE_URL: await askForDatabase('PostgreSQL/empty') });

/**
 * Two processes of this program: one is the other's upstream.
 * @param between stands between them, and gives the settings of the one in front
 */
async function throughProxy(between?: (behind: Target) => Promise<Between>): Promise<Running> {
  const behind = await startMock({ SITE_SIGN_SALT: 'secret-of-the-upstream' });
  let front: RunningShop;
  const middle = await between?.(behind.target);
  try {
    front = await startShop({
      BACKEND: 'upstream',
      UPSTREAM_URL: behind.target.baseUrl,
      UPSTREAM_SIGN_SALT: 'secret-of-the-upstream',
      ...middle?.environment,
    });
  } catch (error) {
    await middle?.stop();
    await behind.stop();
    throw error;
  }
  const stop = async () => {
    await front.stop();
    await middle?.stop();
    await behind.stop();
  };
  const { control } = behind.target;
  return { target: { ...front.target, ...(control ? { control } : {}) }, stop };
}

/** Calls of one kind are admitted, read and answered by the same code. */
function kindOf({ call }: ContractCase): string {
  if (call === UNKNOWN_PATH) return call;
  const { method, access, idempotent } = callDescription(call);
  return [method, access, idempotent].join();
}

/** The first case of each group. */
function oneOfEach(cases: readonly ContractCase[], group: (one: ContractCase) => string): ContractCase[] {
  const groups = new Map(cases.toReversed().map((one) => [group(one), one]));
  return cases.filter((one) => groups.get(group(one)) === one);
}

const isFile = ({ call }: ContractCase) => /\/(down|up)load/.test(call);
const isOurs = ({ call }: ContractCase) => FOREIGN_CALLS.includes(call);
const rules = contractCases.filter(({ rule }) => rule);
const own = contractCases.filter(({ rule }) => !rule);
const once = oneOfEach(rules, (one) => [one.rule, one.code, kindOf(one)].join());

/** Signature, token and body are checked before a call does its own work, by one piece of code. */
const CASES = {
  // the signature is checked before the call is looked at, as is whether the console has made a call fail; random-bodies.test.ts
  // breaks every rule of every input
  all: contractCases.filter(
    (one) => !['signature', 'fault', 'body'].includes(one.rule ?? '') || once.includes(one),
  ),
  whatTouchesSql: [...once, ...own],
  whatTheProxyPasses: [
    ...once,
    ...oneOfEach(own, (one) => (isFile(one) ? `${one.call} ${one.title}` : `${one.code} ${kindOf(one)}`)),
  ],
  // each call has names of its own
  whatTheMapNames: [
    ...oneOfEach(rules.filter(isOurs), (one) => [one.rule, one.code].join()),
    ...oneOfEach(own.filter(isOurs), (one) =>
      isFile(one) || one.code === '0' ? `${one.call} ${one.code}` : `${one.code} ${kindOf(one)}`,
    ),
  ],
};

const TARGETS = [
  ['the mock on libSQL', () => startMock(), CASES.all],
  ['the mock on PostgreSQL', onPostgres, CASES.whatTouchesSql],
  ['the proxy in front of a second process', () => throughProxy(), CASES.whatTheProxyPasses],
  ['a backend with names of its own', () => throughProxy(withForeignNames), CASES.whatTheMapNames],
] as const satisfies readonly (readonly [string, () => Promise<Running>, readonly ContractCase[]])[];

describe.each(TARGETS)('contract: %s', (_, start, cases) => {
  let running: Running | undefined;
  let target: Target;
  const sent: Asked[] = [];
  beforeAll(async () => {
    running = await start();
    target = { ...running.target, watch: { asking: (asked) => void sent.push(asked) } };
  });
  afterAll(() => running?.stop());

  const named = cases.map((one) => [one.call, one.code, one.title, one] as const);
  it.each(named)('%s %s: %s', async (_call, _code, _title, one) => {
    await one.run(target);
  });

  if (cases === CASES.all)
    it('has kept at least 81 % of the rules of inputs, by valid ones', () => {
      const { rules, neverKept } = ruleCoverage(CALLS, sent);
      expect((rules - neverKept.length) / rules).toBeGreaterThanOrEqual(0.81);
    });
});
