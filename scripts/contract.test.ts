import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../server/gateway/testing/listen.ts';
import { type RunningShop, startShop } from '../server/testing/start-shop.ts';
import { runScript } from './testing/run-script.ts';

let shop: RunningShop;
let liar: Listening;

beforeAll(async () => {
  shop = await startShop({ MOCK_CONSOLE: 'on' });
  liar = await listen((_req, res) => {
    const data = [{ codeName: 'a-value-that-is-private', codeId: 7 }];
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ resultCode: '0', data }));
  });
});
afterAll(async () => {
  await shop?.stop();
  await liar?.close();
});

describe('npm run contract', () => {
  it('finds nothing broken in the mock, lists what it skipped, and ends with 0', async () => {
    const { code, output } = await runScript('contract.ts', ['--target', shop.target.baseUrl]);
    expect(output).toMatch(/\d{3} kept, 0 broken, 0 absent/);
    expect(output).toContain('skipped: writes (--write)');
    expect(output).toContain("skipped: needs a mock's console (--control)");
    expect(code).toBe(0);
  });

  it('names the drift by call and field, not by value, and ends with 1', async () => {
    const { code, output } = await runScript('contract.ts', ['--target', liar.url]);
    expect(output).toContain('/api/dic: /data/0/codeId must be string');
    expect(output).not.toContain('a-value-that-is-private');
    expect(code).toBe(1);
  });

  it('accepts a backend without our extensions and people', async () => {
    const old = await listen((req, res) => {
      const known = req.url?.startsWith('/api/dic');
      const reply = known ? { resultCode: '0', data: [] } : { resultCode: '105', resultMsg: 'Error' };
      res.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
    const { output } = await runScript('contract.ts', ['--target', old.url]);
    await old.close();
    expect(output).toMatch(/qryshoppingcar +\S+ +\S+ +[1-9]\d* +\d+/);
    expect(output).toContain('skipped: needs 1 trade customer who can log in');
  });

  it.each([
    [['--target', 'http://127.0.0.1:9'], "http://127.0.0.1:9 can't be reached"],
    [[], '--target URL is required'],
    [['--target', 'localhost:4000'], '--target must be an http or https URL'],
    [['--target', 'http://a.example', '--user', 'a@b.example'], 'Each --user needs a --password'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('ends with 2 for %j', async (args, reason) => {
    const { code, output } = await runScript('contract.ts', args);
    expect(output).toContain(reason);
    expect(code).toBe(2);
  });
});
