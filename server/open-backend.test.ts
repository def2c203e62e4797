import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Router } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { FAULT_HEADER, WORLD_HEADER } from '../contracts/api/mock-console.ts';
import { createApp } from './app.ts';
import { FailureBook } from './browser-reports/failure-book.ts';
import { readEnvironment } from './config/read-environment.ts';
import { listen } from './gateway/testing/listen.ts';
import { SITE_SALT, signedHeaders } from './gateway/testing/signed-headers.ts';
import { createLogger } from './http/logger.ts';
import { openBackend } from './open-backend.ts';

const PATHS = [
  '/__mock',
  '/__mock/',
  '/__mock/docs',
  '/__mock/openapi.json',
  '/__mock/openapi.yaml',
  '/__mock/api/faults',
];
const DIC = '/api/dic?type=Grade';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The program with this environment, without its pages. @returns its address */
async function open(variables: Record<string, string>, logger = createLogger('silent')): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-backend-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const environment = readEnvironment({ DATA_DIR: dataDir, SITE_SIGN_SALT: SITE_SALT, ...variables });
  const { backend, createConsole } = await openBackend(environment, { filesDir: dataDir }, logger, 0);
  closing.push(() => backend.close());
  const app = createApp({
    siteSalt: environment.siteSalt,
    backend,
    console: createConsole?.({ failures: new FailureBook(logger), distDir: dataDir }),
    pages: { serve: () => false, router: Router() },
    distDir: dataDir,
    logger,
  });
  const server = await listen(app);
  closing.push(server.close);
  return server.url;
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers, redirect: 'manual' })).status;
const call = async (origin: string, headers: Record<string, string>) => {
  const response = await fetch(origin + DIC, { headers: { ...signedHeaders(DIC), ...headers } });
  return { status: response.status, ...(await response.json()) };
};

describe('a shop that sends mails', () => {
  it.each([
    [{}, 1],
    [{ PUBLIC_URL: 'https://shop.example' }, 0],
  ])('warns at start if the links in them lead to this machine: %j', async (variables, warnings) => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    await open({ SMTP_URL: 'smtp://localhost:2525', ...variables }, logger);
    expect(lines.filter((line) => line.includes('PUBLIC_URL'))).toHaveLength(warnings);
  });
});

describe('the console of the mock', () => {
  it.each([
    [{ NODE_ENV: 'production' }],
    [{ MOCK_CONSOLE: 'off' }],
    [{ NODE_ENV: 'development', MOCK_CONSOLE: 'off' }],
  ])("is off with %j, and a call's x-mock-* headers are ignored", async (variables) => {
    const origin = await open(variables);
    for (const path of PATHS) {
      expect(await statusOf(origin + path)).toBe(404);
      expect(await statusOf(origin + path, { 'user-agent': PHONE })).toBe(404);
    }
    for (const fault of ['code=104', 'drop', 'status=500', 'no fault at all'])
      expect(await call(origin, { [FAULT_HEADER]: fault })).toMatchObject({ status: 200, resultCode: '0' });
    for (const world of ['other', 'NOT A WORLD'])
      expect(await call(origin, { [WORLD_HEADER]: world })).toMatchObject({ status: 200, resultCode: '0' });
  });

  it.each([[{}], [{ NODE_ENV: 'production', MOCK_CONSOLE: 'on' }]])('is on with %j', async (variables) => {
    const origin = await open(variables);
    expect(await statusOf(`${origin}/__mock/api/faults`)).toBe(200);
    expect(await statusOf(`${origin}/__mock/openapi.json`)).toBe(200);
    expect(await call(origin, { [FAULT_HEADER]: 'code=104' })).toMatchObject({ resultCode: '104' });
    expect(await call(origin, { [WORLD_HEADER]: 'NOT A WORLD' })).toMatchObject({ status: 400 });
  });

  it('is never in front of a real backend, which gets no faults and worlds either', async () => {
    const behind = await open({ SITE_SIGN_SALT: 'secret-of-the-upstream', MOCK_CONSOLE: 'on' });
    const origin = await open({
      BACKEND: 'upstream',
      UPSTREAM_URL: behind,
      UPSTREAM_SIGN_SALT: 'secret-of-the-upstream',
      MOCK_CONSOLE: 'on',
    });
    for (const path of PATHS) expect(await statusOf(origin + path)).toBe(404);
    const headers = { [FAULT_HEADER]: 'code=104', [WORLD_HEADER]: 'NOT A WORLD' };
    expect(await call(origin, headers)).toMatchObject({ status: 200, resultCode: '0' });
  });
});
