import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, sendAs } from '../contracts/suite/call-client.ts';
import { SEED_PASSWORD } from '../fixtures/people/people.ts';
import { type RunningShop, startShop } from '../server/testing/start-shop.ts';
import { type Ran, runScript } from './testing/run-script.ts';

const ORDERS = '/woojiapi/order/qryvisits';
const SECRET = 'salt-of-the-upstream';
const TRADE = 'trade@alderline.example';
const ORDER = { orderId: 'o-1', total: 48200, contact: 'Ask jane.doe@builder.example', firstName: 'Jane' };
const info = JSON.stringify({ unit: 'Pack/M2', token: 'inner-token' });

let folder: string;
let upstream: RunningShop;
let ran: Ran;
let files: string[];

/** A backend with a call that is not in the contract. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-recorded-'));
  const known = await mkdtemp(join(tmpdir(), 'shop-known-'));
  const reply = { resultCode: '0', data: [{ ...ORDER, info }], access_token: 'a-live-token' };
  const page = {
    method: 'POST',
    path: ORDERS,
    input: { pageNo: '2' },
    status: 200,
    reply: { resultCode: '0', data: [] },
  };
  await writeFile(join(known, 'a.json'), JSON.stringify({ ...page, input: { pageNo: '1' }, reply }));
  await writeFile(join(known, 'b.json'), JSON.stringify(page));
  upstream = await startShop({ SITE_SIGN_SALT: SECRET, MOCK_RECORDED: known });
  const { baseUrl } = upstream.target;
  const customer = ['--user', TRADE, '--password', SEED_PASSWORD];
  const extra = ['--path', `${ORDERS}?pageNo=1`, '--path', `${ORDERS}?pageNo=2`];
  const where = ['--upstream', baseUrl, '--salt', SECRET, '--out', folder];
  ran = await runScript('record.ts', [...where, ...customer, ...extra]);
  files = await readdir(folder);
  await rm(known, { recursive: true });
});
afterAll(async () => {
  await upstream?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('npm run record', () => {
  it('saves every reading call of the contract and the extra paths', () => {
    expect(ran.code, ran.output).toBe(0);
    for (const name of [
      'dic',
      'qrybrandseries',
      'qryshoppingcar',
      'qryprojectbyuserid',
      'qryorders',
      'qryquotations',
    ])
      expect(
        files.some((file) => file.includes(name)),
        `${name} in ${files}`,
      ).toBe(true);
    expect(files.some((file) => /insert|login|delete/.test(file))).toBe(false);
  });

  it('saves no secrets, emails or names of people', async () => {
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const all = texts.join('\n') + ran.output;
    for (const secret of [SEED_PASSWORD, SECRET, TRADE, 'a-live-token', 'inner-token', 'jane.doe', 'Jane'])
      expect(all).not.toContain(secret);
    expect(all).toContain('masked@example.com');
  });

  it("says if the backend doesn't answer or refuses the log-in, and ends with 2", async () => {
    const away = await runScript('record.ts', ['--upstream', 'http://127.0.0.1:9', '--out', folder]);
    expect([away.code, away.output]).toEqual([2, expect.stringContaining('Recording stopped')]);
    const { baseUrl } = upstream.target;
    const wrong = [
      '--upstream',
      baseUrl,
      '--salt',
      SECRET,
      '--user',
      TRADE,
      '--password',
      'wrong',
      '--out',
      folder,
    ];
    const refused = await runScript('record.ts', wrong);
    expect([refused.code, refused.output]).toEqual([2, expect.stringContaining("can't log in")]);
  });
});

describe('the mock', () => {
  it('answers calls outside the contract from recordings, and the rest itself', async () => {
    const shop = await startShop({ MOCK_RECORDED: folder });
    const ask = async (input: object, as: 'form' | 'json' = 'form') =>
      (await sendAs('POST', shop.target, ORDERS, { ...input }, { as })).reply;
    const order = { ...ORDER, contact: 'Ask masked@example.com', firstName: '***' };
    expect(await ask({ pageNo: '1' })).toMatchObject({ data: [order], access_token: '***' });
    expect(await ask({ pageNo: 2 }, 'json')).toMatchObject({ data: [] });
    expect(await ask({ pageNo: '9' })).toMatchObject({ resultCode: '0' });
    const wrongMethod = await sendAs('GET', shop.target, ORDERS);
    expect([wrongMethod.status, wrongMethod.reply?.resultCode]).toEqual([405, '105']);
    const unsigned = await sendAs('POST', shop.target, ORDERS, {}, { headers: { sign: '0'.repeat(32) } });
    expect(unsigned.reply?.resultCode).toBe('-1');
    const unknown = await sendAs('POST', shop.target, '/woojiapi/order/other');
    expect([unknown.status, unknown.reply?.resultCode]).toEqual([404, '105']);
    const modelled = await send(shop.target, '/api/dic', { type: 'no-such' });
    expect(modelled.reply?.resultCode).toBe('1');
    await shop.stop();
  });

  it("refuses to start with a file that isn't a recording, and names it", async () => {
    const broken = await mkdtemp(join(tmpdir(), 'shop-broken-'));
    await writeFile(join(broken, 'half.json'), '{"method":"POST"');
    await expect(startShop({ MOCK_RECORDED: broken })).rejects.toThrow('half.json is not a recording');
    await rm(broken, { recursive: true });
  });
});
