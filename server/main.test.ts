import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { send } from '../contracts/suite/call-client.ts';
import { startShop } from './testing/start-shop.ts';

/** Runs the program until it ends; it is asked to when it has printed `askAt`. */
async function runToEnd(environment: Record<string, string>, askAt?: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    if (askAt && !child.killed && printed.includes(askAt)) child.kill('SIGTERM');
  });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { output, errors, status };
}

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

  it('serves, says where it is and who can log in, and ends cleanly when asked to', async () => {
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
    // The log of the call is written out before the end.
    expect(shop.output()).toContain('"path":"/api/dic"');
    expect(shop.output()).not.toContain('alderline-site');
  });

  it('ends with status 0 when it is asked to', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-main-'));
    const { errors, status } = await runToEnd(
      { PORT: '0', DATA_DIR: dataDir },
      'is open at http://localhost:',
    );
    expect([status, errors]).toEqual([0, '']);
    await rm(dataDir, { recursive: true });
  });
});
