import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSOLE_API, CONTROL_HEADER } from '../contracts/api/mock-console.ts';
import { send } from '../contracts/suite/call-client.ts';
import { expectCode } from '../contracts/suite/judge.ts';
import { guestToken, tryLogin } from '../contracts/suite/people.ts';
import { SEED_PASSWORD } from '../fixtures/people/people.ts';
import { runToEnd } from './testing/run-to-end.ts';
import { startShop } from './testing/start-shop.ts';

const TRADE = 'trade@alderline.example';
const LIST = '/woojiapi/product/qrybrandseries';
const ALL_TIMBER = { productType: 'Timber', series: '', brand: 'Alderline' };

describe('the program', () => {
  it('names every bad key of the environment and ends', async () => {
    const { output, errors, status } = await runToEnd({
      PORT: 'x',
      BACKEND: 'upstream',
      UPSTREAM_URL: 'nowhere',
    });
    expect(status).toBe(1);
    expect(output).toBe('');
    for (const key of ['PORT', 'UPSTREAM_URL', 'UPSTREAM_SIGN_SALT']) expect(errors).toContain(key);
    expect(errors).not.toContain('    at ');
  });

  it('says that the port is in use, before it touches any data', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    const { errors, status } = await runToEnd({ PORT: port, DATA_DIR: '/proc/no-such-place' });
    expect(status).toBe(1);
    expect(errors).toContain(`Port ${port} is already in use`);
    other.close();
  });

  it('serves, prints its address and who can log in, and ends cleanly on request', async () => {
    const shop = await startShop();
    const answer = await send(shop.target, '/api/dic', { type: 'Grade' });
    expect(answer.reply?.resultCode).toBe('0');
    await expect
      .poll(() => shop.output())
      .toContain(`open at ${shop.target.baseUrl.replace('127.0.0.1', 'localhost')}`);
    expect(shop.output()).toContain('trade@alderline.example');
    expect(shop.output()).not.toContain('pending@alderline.example');
    expect(await shop.stop('SIGTERM')).toBeUndefined();
    await expect(send(shop.target, '/api/dic', { type: 'Grade' })).rejects.toThrow();
    // The call's log line is written before the process ends.
    expect(shop.output()).toContain('"path":"/api/dic"');
    expect(shop.output()).not.toContain('alderline-site');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends with status 0 on %s, and leaves its whole database in one file',
    async (signal) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-main-'));
      const environment = { PORT: '0', DATA_DIR: dataDir };
      const { errors, status } = await runToEnd(environment, 'is open at http://localhost:', signal);
      expect([status, errors]).toEqual([0, '']);
      const log = await stat(join(dataDir, 'shop.db-wal')).catch(() => ({ size: 0 }));
      expect(log.size).toBe(0);
      expect((await stat(join(dataDir, 'shop.db'))).size).toBeGreaterThan(100_000);
      await rm(dataDir, { recursive: true });
    },
  );

  it('has no customers with a public password in production unless configured', async () => {
    const shop = await startShop({ SEED_PEOPLE: '', MOCK_CONSOLE: 'on' });
    const logIn = () => tryLogin(shop.target, { loginName: TRADE, password: SEED_PASSWORD });
    expect((await logIn()).reply?.resultCode).toBe('1');
    expectCode(LIST, await send(shop.target, LIST, ALL_TIMBER), '0');
    expect(await guestToken(shop.target)).toMatch(/.{20}/);
    const reset = { method: 'POST', headers: { [CONTROL_HEADER]: '1' } };
    expect((await fetch(`${shop.target.baseUrl}${CONSOLE_API}/reset`, reset)).status).toBe(200);
    expect((await logIn()).reply?.resultCode).toBe('1');
    await expect.poll(() => shop.output()).toContain('SEED_PEOPLE=on');
    for (const word of [SEED_PASSWORD, TRADE]) expect(shop.output()).not.toContain(word);
    await shop.stop();
  });

  it('warns in production about customers left by an earlier start', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-people-'));
    const trial = await startShop({ DATA_DIR: dataDir });
    await trial.stop();
    expect(trial.output()).not.toContain('whose password is public');
    const { output } = await runToEnd({ PORT: '0', DATA_DIR: dataDir }, 'is open at http://localhost:');
    expect(output).toContain('whose password is public');
    await rm(dataDir, { recursive: true });
  });

  it('says who can reach the console', async () => {
    for (const [hosts, reach] of [
      ['', '/__mock (this machine only)'],
      ['shop.local', '/__mock (this machine, and any machine as shop.local)'],
    ] as const) {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-banner-'));
      const environment = { PORT: '0', DATA_DIR: dataDir, MOCK_CONSOLE: 'on', MOCK_CONSOLE_HOSTS: hosts };
      expect((await runToEnd(environment, 'SEED_PEOPLE=on')).output).toContain(reach);
      await rm(dataDir, { recursive: true });
    }
  });
});
