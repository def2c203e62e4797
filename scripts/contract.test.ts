import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Target } from '../contracts/suite/call-client.ts';
import { contractCases } from '../contracts/suite/contract-cases.ts';
import { findingsOf } from '../contracts/suite/findings.ts';
import { runCases } from '../contracts/suite/run-cases.ts';
import { type Listening, listen } from '../server/gateway/testing/listen.ts';
import { type RunningShop, startShop } from '../server/testing/start-shop.ts';
import { checkAgainstContract } from './contract/check.ts';
import { probe } from './contract/probe.ts';
import { readOptions } from './contract/read-options.ts';
import { brokenBackend, DIFFERENT, FAULTS } from './contract/testing/broken-backend.ts';
import { UsageFailure } from './lib/usage.ts';
import { runScript } from './testing/run-script.ts';

let shop: RunningShop;
let liar: Listening;
let folder: string;

beforeAll(async () => {
  shop = await startShop({ MOCK_CONSOLE: 'on' });
  liar = await listen((_req, res) => {
    const data = [{ codeName: 'a-value-that-is-private', codeId: 7 }];
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ resultCode: '0', data }));
  });
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop?.stop();
  await liar?.close();
});

describe('npm run contract', () => {
  it('finds nothing broken in the mock, lists what it skipped, and ends with 0', async () => {
    const { code, output } = await runScript('contract.ts', ['--target', shop.target.baseUrl]);
    expect(output).toMatch(/\d{3} kept, 0 broken, 0 absent/);
    expect(output).toMatch(/^Not exercised: \d+ of \d+ calls have no success case in this run/);
    expect(output).toContain(': needs --write, as it changes data');
    expect(output).toContain(": needs a mock's console, --control");
    expect(code).toBe(0);
  });

  it('names the drift by call and field, not by value, and ends with 1 unless a baseline lists it', async () => {
    const [reports, baseline] = [join(folder, 'reports'), join(folder, 'known.json')];
    const options = ['--target', liar.url, '--report', reports];
    const { code, output } = await runScript('contract.ts', [...options, '--write-baseline', baseline]);
    expect(output).toMatch(/^\d+\. .*: data\[\]\.codeId must be string$/m);
    expect(code).toBe(0);
    expect(await readdir(reports)).toEqual(['contract.ctrf.json', 'contract.html', 'contract.junit.xml']);
    const page = await readFile(join(reports, 'contract.html'), 'utf8');
    for (const text of [output, page]) expect(text).not.toContain('a-value-that-is-private');
    const { differences } = JSON.parse(await readFile(baseline, 'utf8'));
    await writeFile(baseline, JSON.stringify({ differences: differences.slice(1) }));
    const again = await runScript('contract.ts', ['--target', liar.url, '--baseline', baseline]);
    expect(again.output).toContain('\n1 finding\n');
    expect(again.output).toContain(`\n${differences.length - 1} known from the baseline\n`);
    expect(again.code).toBe(1);
  });

  it('tells each of ten faults once, and nothing of codes as numbers, absent codes and bare statuses', async () => {
    const backend = await brokenBackend(shop.target.baseUrl);
    const cases = contractCases.filter(({ call }) => DIFFERENT.has(call));
    const verdicts = await runCases({ ...shop.target, baseUrl: backend.url }, cases, { writes: false });
    await backend.close();
    const found = findingsOf(verdicts).map(({ calls, what }) => `${calls}: ${what}`);
    expect(FAULTS).toHaveLength(10);
    expect(found.sort()).toEqual(FAULTS.map(({ path, told }) => `${path}: ${told}`).sort());
  });

  it('accepts a backend without our extensions and people, unless it has to try more', async () => {
    const old = await listen((req, res) => {
      const known = req.url?.startsWith('/api/dic');
      const reply = known ? { resultCode: '0', data: [] } : { resultCode: '105', resultMsg: 'Error' };
      res.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
    const { code, output } = await runScript('contract.ts', ['--target', old.url, '--least-rules', '50']);
    await old.close();
    expect(output).toMatch(/^\/order\/qryshoppingcar +d .* a /m);
    expect(output).toContain(': needs 1 trade customer who can log in');
    expect(output).toMatch(/Too few rules of inputs were kept and broken: --least-rules asks for 50 %/);
    expect(code).toBe(1);
  });

  it('makes sequences of steps with --model, and counts them', async () => {
    const { baseUrl } = shop.target;
    const model = ['--model', '--runs', '2', '--steps', '9', '--seed', '7'];
    const { code, output } = await runScript('contract.ts', [
      '--target',
      baseUrl,
      '--control',
      baseUrl,
      ...model,
    ]);
    expect(output).toMatch(/2 sequences of \d+ steps in all, seed 7: the shop is as the model/);
    expect(code).toBe(0);
  });

  it.each([
    [['--target', 'http://127.0.0.1:9'], "http://127.0.0.1:9 can't be reached"],
    [['--target', 'http://a.example', '--baseline', 'package.json'], "--baseline package.json can't be read"],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('ends with 2 for %j', async (args, reason) => {
    const { code, output } = await runScript('contract.ts', args);
    expect(output).toContain(reason);
    expect(code).toBe(2);
  });

  it.each([
    [[], '--target URL is required'],
    [['--target', 'localhost:4000'], '--target must be an http or https URL'],
    [['--target', 'http://a.example', '--user', 'a@b.example'], 'Each --user needs a --password'],
    [['--target', 'http://a.example', '--model', '--runs', 'many'], '--runs must be a whole number'],
    [['--target', 'http://a.example', '--least-rules', '101'], '--least-rules must be at most 100'],
  ])('reads no options from %j', (args, reason) => {
    const reading = () => readOptions(args);
    expect(reading).toThrow(UsageFailure);
    expect(reading).toThrow(reason);
  });

  it('needs a folder for its reports that can be written to', async () => {
    const options = { target: shop.target, writes: false, report: 'package.json/x' };
    const check = checkAgainstContract(options);
    await expect(check).rejects.toThrow(UsageFailure);
    await expect(check).rejects.toThrow("--report package.json/x can't be written");
  });

  it('says before the suite runs that salt, log-in, console or address is wrong', async () => {
    const none = await listen((_req, res) => void res.writeHead(404, { 'content-type': 'text/html' }).end());
    const { target } = shop;
    const customers = [{ loginName: 'nobody@studio.example', password: 'wrong' }];
    const stops = (differs: Partial<Target>) => expect(probe({ ...target, ...differs })).rejects;
    await stops({ salt: 'wrong' }).toThrow('refuses every signed call with -1. Is --salt the salt for');
    await stops({ customers }).toThrow(/^--user nobody@studio\.example was refused: \w/);
    await stops({ control: { baseUrl: none.url } }).toThrow(`--control ${none.url} isn't the console`);
    await stops({ baseUrl: none.url }).toThrow(`${none.url} isn't a woojiapi: /api/dic answers HTTP 404`);
    await none.close();
    await expect(probe(target)).resolves.toBe(target);
  });
});
