import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { send, sendAs, toForm } from '../contracts/suite/call-client.ts';
import { CALLS, type CallDescription, exampleFor } from '../contracts/suite/contract-document.ts';
import { SEED_PASSWORD, SEED_PEOPLE } from '../fixtures/people/people.ts';
import { type RunningShop, startShop } from '../server/testing/start-shop.ts';
import { type Ran, runScript } from './testing/run-script.ts';

const ORDERS = '/woojiapi/order/qryvisits';
const SECRET = 'salt-of-the-upstream';
const TRADE = 'trade@alderline.example';
const ORDER = {
  orderId: 'o-1',
  total: 48200,
  productName: 'Oak, ask jane.doe@builder.example or 07700 900123',
  firstName: 'Jane',
  guess: 'Jane',
};
const info = JSON.stringify({ unit: 'Pack/M2', token: 'inner-token' });

let folder: string;
let upstream: RunningShop;
let ran: Ran;
let files: string[];

const endsSession = ({ path }: CallDescription) => /logout|password|account|login/i.test(path);

/** A call with its example, as an option of the command. */
const asOption = (brand: string) => (call: CallDescription) => [
  '--path',
  `${call.method} ${call.path}?${toForm(exampleFor(brand, call))}`,
];

/** A backend with calls that are not in the contract. */
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
  await writeFile(join(known, 'b.json'), `\ufeff${JSON.stringify(page)}`);
  const later = { ...page, reply: { resultCode: '0', data: [{ orderId: 'o-2' }] } };
  await writeFile(join(known, 'c.json'), JSON.stringify(later));
  await writeFile(
    join(known, 'd.json'),
    JSON.stringify({ ...page, method: 'GET', reply: { resultCode: '9' } }),
  );
  upstream = await startShop({ SITE_SIGN_SALT: SECRET, MOCK_RECORDED: known, SEED_ORDERS: 'on' });
  const { baseUrl } = upstream.target;
  const customer = ['--user', TRADE, '--password', SEED_PASSWORD];
  const questions = [
    `${ORDERS}?pageNo=1`,
    `${ORDERS}?pageNo=2`,
    `${ORDERS}?pageNo=2`,
    `GET ${ORDERS}?pageNo=2`,
  ];
  const extra = questions.flatMap((question) => ['--path', question]);
  const option = asOption(upstream.target.brand);
  const where = ['--upstream', baseUrl, '--salt', SECRET, '--out', folder];
  const record = (calls: readonly CallDescription[]) =>
    runScript('record.ts', [...where, ...customer, ...extra.splice(0), ...calls.flatMap(option)]);
  const [others, last] = [CALLS.filter((call) => !endsSession(call)), CALLS.filter(endsSession)];
  ran = await record(others);
  // without a session the reading calls that follow would show nothing
  await record(last);
  files = await readdir(folder);
  await rm(known, { recursive: true });
});
afterAll(async () => {
  await upstream?.stop();
  await rm(folder, { recursive: true, force: true });
});

const hasWord = (text: string, word: string) =>
  text.split(word).some((_, at, parts) => {
    const next = parts[at + 1];
    return next !== undefined && !/[\p{L}\p{N}]$/u.test(parts[at] ?? '') && !/^[\p{L}\p{N}]/u.test(next);
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
    expect(files.filter((file) => file.includes('qryvisits'))).toHaveLength(4);
  });

  it('saves no secrets, emails or names of people', async () => {
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const all = texts.join('\n') + ran.output;
    for (const secret of [SEED_PASSWORD, SECRET, TRADE, 'a-live-token', 'inner-token', 'jane.doe', 'Jane'])
      expect(all).not.toContain(secret);
    expect(all).toContain('masked@example.com');
  });

  it('writes no personal data of a seeded person to disk, for any call', async () => {
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const all = [...files, ...texts].join('\n');
    const personal = SEED_PEOPLE.flatMap(({ company, customer, loginName, firstName, lastName, userId }) => [
      ...[loginName, `${firstName} ${lastName}`, firstName, lastName, userId],
      ...Object.values(customer),
      ...[
        company.companyName,
        company.companyAddr,
        company.postCode,
        company.companyPhone,
        company.taxNo,
        company.website,
      ],
    ]);
    const found = [...new Set(personal)].filter((value) => value !== '' && hasWord(all, value));
    expect(personal.length).toBeGreaterThan(100);
    expect(files.length).toBeGreaterThan(CALLS.length / 2);
    expect(found).toEqual([]);
  });

  it('goes on after a broken connection, names the call, and ends with 1', async () => {
    const { baseUrl } = upstream.target;
    const breaking = createServer(async (req, res) => {
      if (req.url?.includes('qrydicbytype')) {
        req.socket.destroy();
        return;
      }
      const { status, reply } = await send({ ...upstream.target, baseUrl }, '/api/dic', { type: 'Grade' });
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    }).listen(0);
    await once(breaking, 'listening');
    const to = await mkdtemp(join(tmpdir(), 'shop-broken-line-'));
    const { port } = z.object({ port: z.number() }).parse(breaking.address());
    const broken = await runScript('record.ts', ['--upstream', `http://127.0.0.1:${port}`, '--out', to]);
    breaking.close();
    expect(broken.code, broken.output).toBe(1);
    expect(broken.output).toContain('/woojiapi/compose/qrydicbytype: no answer');
    const saved = (await readdir(to)).join();
    expect(saved).not.toContain('qrydicbytype');
    expect(saved.split('api-dic').length).toBeGreaterThan(8);
    await rm(to, { recursive: true });
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

  it.each([
    ['as a visitor', []],
    ['as a customer', ['--user', TRADE, '--password', SEED_PASSWORD]],
  ])(
    'saves nothing and names --salt if the backend refuses the sign %s, and ends with 2',
    async (_, customer) => {
      const to = await mkdtemp(join(tmpdir(), 'shop-wrong-salt-'));
      const wrong = ['--upstream', upstream.target.baseUrl, '--salt', 'another-salt', '--out', to];
      const refused = await runScript('record.ts', [...wrong, ...customer]);
      expect([refused.code, refused.output]).toEqual([2, expect.stringContaining('Is --salt the salt')]);
      expect(await readdir(to)).toEqual([]);
      await rm(to, { recursive: true });
    },
  );
});

describe('the mock', () => {
  it('answers calls outside the contract from recordings, and the rest itself', async () => {
    const shop = await startShop({ MOCK_RECORDED: folder });
    const ask = async (input: object, as: 'form' | 'json' = 'form') =>
      (await sendAs('POST', shop.target, ORDERS, { ...input }, { as })).reply;
    const order = {
      orderId: 'o-1',
      total: 48200,
      productName: 'Oak, ask masked@example.com or ***',
      firstName: '***',
      guess: '***',
    };
    expect(await ask({ pageNo: '1' })).toMatchObject({ data: [order], access_token: '***' });
    expect(await ask({ pageNo: 2 }, 'json')).toMatchObject({ data: [] });
    expect(await ask({ pageNo: '2' })).toMatchObject({ data: [{ orderId: 'o-2' }] });
    const asked = await sendAs('GET', shop.target, ORDERS, { pageNo: '2' });
    expect(asked.reply).toEqual({ resultCode: '9' });
    expect(await ask({ pageNo: '9' })).toMatchObject({ resultCode: '0' });
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
