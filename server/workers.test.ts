import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSerial, callTime, signCall } from '../contracts/api/call-signing.ts';
import type { Target } from '../contracts/suite/call-client.ts';
import { SEED_PASSWORD } from '../fixtures/people/people.ts';
import { runScript } from '../scripts/testing/run-script.ts';
import { askForDatabase } from './mock/testing/ask-for-database.ts';
import { freePort } from './testing/free-port.ts';
import { runToEnd } from './testing/run-to-end.ts';
import { type RunningShop, startShop } from './testing/start-shop.ts';

const LOGIN = '/woojiapi/user/login';
const LOG_OUT = '/api/logout';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const INSERT = '/woojiapi/order/insertproject';
const CLIENTS = 6;
const ENOUGH = 60;
/** A client's time limit: a connection that is being handed to a worker when that is killed gets no answer. */
const limit = () => AbortSignal.timeout(10_000);

interface Answer {
  readonly resultCode: string;
  readonly [field: string]: unknown;
}

/** A call on a new connection, so that the workers take turns. Rejects when the connection breaks. */
function call(target: Target, url: string, input: Record<string, string>, token = ''): Promise<Answer> {
  const now = new Date();
  const parts = {
    brand: target.brand,
    callserial: callSerial(now.getTime(), Math.random()),
    calltime: callTime(now),
  };
  const headers = {
    debug: 'false',
    ...parts,
    sign: signCall({ ...parts, url }, target.salt),
    'content-type': 'application/x-www-form-urlencoded',
    connection: 'close',
    token,
  };
  return new Promise((resolve, reject) => {
    const req = request(
      target.baseUrl + url,
      { method: 'POST', headers, agent: false, signal: limit() },
      (res) => {
        json(res).then((body) => resolve(body as Answer), reject);
      },
    );
    req.on('error', reject).end(new URLSearchParams(input).toString());
  });
}

/** Identifies the worker that answers a new connection, by the prefix of its request ids, which each process draws at random. */
function workerOf(target: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    const req = request(
      `${target.baseUrl}/healthz`,
      { headers: { connection: 'close' }, agent: false, signal: limit() },
      (res) => {
        res.resume();
        resolve(String(res.headers['x-request-id']).split('-')[0] ?? '');
      },
    );
    req.on('error', reject).end();
  });
}

async function workersOf(target: Target): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) seen.add(await workerOf(target));
  return seen;
}

async function logIn(target: Target) {
  const input = { loginName: 'trade@alderline.example', password: SEED_PASSWORD, brand: target.brand };
  const answer = await call(target, LOGIN, input);
  const { userId } = answer.loginInfo as { userId: string };
  return { token: String(answer.access_token), userId };
}

describe.each(['libSQL', 'PostgreSQL'] as const)('two workers on %s', (engine) => {
  let shop: RunningShop;
  let target: Target;
  beforeAll(async () => {
    const database =
      engine === 'PostgreSQL' ? { DATABASE_URL: await askForDatabase('PostgreSQL/empty') } : undefined;
    // fixed, because each new worker opens it again
    const port = String(await freePort());
    shop = await startShop({ ...database, PORT: port, WORKERS: '2', RATE_LIMITS: 'off' });
    target = shop.target;
  });
  afterAll(() => shop?.stop());

  it('serve one port in turn, and print the shop’s address once', async () => {
    await expect.poll(() => shop.output(), { timeout: 60_000 }).toContain('is open at');
    expect((await workersOf(target)).size).toBe(2);
    expect(shop.output().match(/is open at/g)).toHaveLength(1);
  });

  it('both refuse a session from the moment it is ended', async () => {
    const { token, userId } = await logIn(target);
    const codes = async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => call(target, PROJECTS, { userId }, token)),
      );
      return new Set(answers.map(({ resultCode }) => resultCode));
    };
    expect(await codes()).toEqual(new Set(['0']));
    expect((await call(target, LOG_OUT, {}, token)).resultCode).toBe('0');
    expect(await codes()).toEqual(new Set(['-1000']));
  });

  it('lose no acknowledged write when one is killed while both write, and another replaces it', async () => {
    const { token, userId } = await logIn(target);
    const before = await workersOf(target);
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    const input = { projectName: 'Written by two', brand: target.brand, userId };
    const victim = shop.workers()[0] ?? 0;
    let isKilled = false;
    const writer = async () => {
      while (acknowledged.length < ENOUGH) {
        if (acknowledged.length > ENOUGH / 2 && !isKilled) {
          isKilled = true;
          process.kill(victim, 'SIGKILL');
        }
        // calls that the killed worker was answering are cut off
        const answer = await call(target, INSERT, input, token).catch(() => undefined);
        if (answer?.resultCode === '0') acknowledged.push((answer.data as { projectId: string }).projectId);
        else if (answer) refused.push(answer);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, writer));
    expect(refused).toEqual([]);
    const { data } = await call(target, PROJECTS, { userId }, token);
    const kept = (data as { projectId: string }[]).map(({ projectId }) => projectId);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    await expect.poll(async () => (await workersOf(target)).size, { timeout: 60_000 }).toBe(2);
    expect([...(await workersOf(target))].filter((worker) => before.has(worker))).toHaveLength(1);
    expect(shop.output()).toContain('a worker ended; another takes its place');
  });

  it('are replaced in turn by a signal or npm run reload, while every call of a load is answered', async () => {
    const { token, userId } = await logIn(target);
    const before = await workersOf(target);
    let isOver = false;
    let answered = 0;
    const failed: unknown[] = [];
    const client = async () => {
      while (!isOver) {
        const { resultCode } = await call(target, PROJECTS, { userId }, token).catch((error) => ({
          resultCode: String(error),
        }));
        if (resultCode === '0') answered += 1;
        else failed.push(resultCode);
      }
    };
    const load = Promise.all(Array.from({ length: CLIENTS }, client));
    if (engine === 'libSQL') shop.signal('SIGUSR2');
    else {
      const { port } = new URL(target.baseUrl);
      const asked = await runScript('reload.ts', [], { PORT: port, DATA_DIR: shop.dataDir });
      expect(asked).toEqual({ code: 0, output: 'All workers are replaced.\n' });
    }
    await expect.poll(() => shop.output(), { timeout: 60_000 }).toContain('all workers are replaced');
    isOver = true;
    await load;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    const after = await workersOf(target);
    expect([...after].filter((worker) => before.has(worker))).toEqual([]);
    expect(after.size).toBe(2);
  });

  it('end together when the shop is stopped', async () => {
    const workers = shop.workers();
    expect(workers).toHaveLength(2);
    await shop.stop();
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(workerOf(target)).rejects.toThrow();
  });
});

describe('the start with workers', () => {
  it.each([
    ['MOCK_CONSOLE', 'on', 'journal, faults and worlds'],
    ['NODE_ENV', 'development', 'compile the pages'],
  ])('is refused with %s=%s', async (key, value, reason) => {
    const { errors, status } = await runToEnd({ WORKERS: '2', PORT: '0', [key]: value });
    expect(status).toBe(1);
    expect(errors).toContain('WORKERS must be 1');
    expect(errors).toContain(reason);
  });

  it('ends with one message when the database cannot be used', async () => {
    const { output, errors, status } = await runToEnd({ WORKERS: '2', PORT: '0', DATA_DIR: 'package.json' });
    expect([status, output]).toEqual([1, '']);
    expect(errors.match(/DATA_DIR/g)).toHaveLength(1);
  });
});
