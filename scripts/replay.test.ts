import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type TestWorld } from '../contracts/suite/test-world.ts';
import { SEED_PASSWORD } from '../fixtures/people/people.ts';
import { listen } from '../server/gateway/testing/listen.ts';
import { type RunningShop, startShop } from '../server/testing/start-shop.ts';
import { runScript } from './testing/run-script.ts';

const BRAND = 'Alderline';
const TRADE = 'trade@alderline.example';
const ARCHITECT = 'architect@alderline.example';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const FLOOR = '/woojiapi/product/qrybyproductid';

let shop: RunningShop;
let world: TestWorld;
let folder: string;
let shopUrl: string;

beforeAll(async () => {
  shop = await startShop({ MOCK_CONSOLE: 'on' });
  shopUrl = shop.target.baseUrl;
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  world = await openWorld(shopUrl, { name: 'bug' });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop?.stop();
});

const saved = async (name: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, await world.save());
  return file;
};
const replay = (file: string, ...options: string[]) =>
  runScript('replay.ts', [file, '--target', shopUrl, ...options]);
const worlds = async () => (await world.read('/worlds')).worlds.map(({ name }) => name);
const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => /^(same|differs|skipped)/.test(line))
    .map((line) => line.replace(/ +#/, ' #'));

/** Calls of each kind that has something to be put in again. */
async function useTheShop(): Promise<void> {
  const { access_token: token, loginInfo } = await world.logIn();
  const { userId } = loginInfo;
  const made = await world.call(
    '/woojiapi/order/insertproject',
    { userId, projectName: 'Hall', brand: BRAND },
    token,
  );
  const { projectId } = made.data;
  await world.send('/woojiapi/order/insertprojectroom', { userId, projectId, roomName: 'Hall' }, { token });
  await world.send(FLOOR, { productId: 'p-0101', brand: BRAND }, { token });
  await world.send('/api/guestlogin');
  await world.send(PROJECTS, { userId }, { token: 'nobody' });
  await world.send(
    '/woojiapi/user/uploadcompanylogo',
    {},
    { token, file: { part: 'picture', name: 'a.png', bytes: Buffer.from('no picture') } },
  );
  await world.send('/woojiapi/user/login', { loginName: TRADE, password: 'wrong', brand: BRAND });
  await world.call('/woojiapi/user/getauthcode', { loginName: ARCHITECT, brand: BRAND });
  const authCode = /\b\d{6}\b/.exec((await world.mail(ARCHITECT)).text)?.[0] ?? '';
  const password = 'Another-1!';
  await world.call('/woojiapi/user/resetpassword', {
    loginName: ARCHITECT,
    password,
    repassword: password,
    authCode,
    brand: BRAND,
  });
}

describe('npm run replay', () => {
  it('repeats the calls of a saved world as the people who made them, and says what is different', async () => {
    await useTheShop();
    const file = await saved('all.world.gz');
    const before = await worlds();
    const { code, output } = await replay(file, '--call', '4', '--call', '#5');
    expect(linesOf(output)).toEqual([
      'same #1 /woojiapi/user/login by visitor',
      `same #2 /woojiapi/order/insertproject by ${TRADE}`,
      `same #3 /woojiapi/order/insertprojectroom by ${TRADE}`,
      `same #4 ${FLOOR} by ${TRADE}`,
      'same #5 /api/guestlogin by visitor',
      `same #6 ${PROJECTS} by visitor`,
      `skipped #7 /woojiapi/user/uploadcompanylogo by ${TRADE}`,
      'same #8 /woojiapi/user/login by visitor',
      'same #9 /woojiapi/user/getauthcode by visitor',
      'same #10 /woojiapi/user/resetpassword by visitor',
    ]);
    expect(output).toContain("the journal doesn't keep files");
    expect(output).toMatch(/As recorded: 2 calls\. Nothing had gone wrong\.\n$/);
    expect(code).toBe(0);
    expect(await worlds()).toEqual(before);
  });

  it('says that a failure is not fixed while its cause is in the file, and that it is fixed afterwards', async () => {
    await world.write('DELETE /journal');
    const { access_token: token, loginInfo } = await world.logIn();
    await world.setFault({ kind: 'code', code: '104' }, { path: PROJECTS, persona: TRADE });
    await world.send(PROJECTS, { userId: loginInfo.userId }, { token });
    await world.send(FLOOR, { productId: 'p-0101', brand: BRAND }, { token });
    const broken = await replay(await saved('broken.world.gz'));
    expect(broken.output).toMatch(/not fixed +#\d+ \/woojiapi\/order\/qryprojectbyuserid: code 104\n/);
    expect(broken.output).toMatch(/Not fixed: 1 of 1 call that went wrong still does\.\n$/);
    expect(broken.code).toBe(1);
    await world.write('DELETE /faults');
    await world.setStock('p-0101', 7);
    const fixed = await replay(await saved('fixed.world.gz'));
    expect(fixed.output).toMatch(/\nfixed +#\d+ \/woojiapi\/order\/qryprojectbyuserid: code 104\n/);
    expect(fixed.output).toMatch(/data\.inventoryBalance: \d+, now 7\n/);
    expect(fixed.output).toMatch(/Fixed: the call that went wrong no longer does\.\n$/);
    expect(fixed.code).toBe(0);
  });

  it('repeats them on a backend without a console, where people log in with a password', async () => {
    const bare = await startShop({ MOCK_CONSOLE: 'off' });
    const file = join(folder, 'fixed.world.gz');
    const against = (...options: string[]) =>
      runScript('replay.ts', [file, '--target', bare.target.baseUrl, ...options]);
    const without = await against();
    expect([without.code, without.output]).toEqual([2, expect.stringContaining('--password is needed')]);
    const { code, output } = await against('--password', SEED_PASSWORD);
    expect(output).toContain('Fixed: the call that went wrong no longer does.');
    expect(code).toBe(0);
    await bare.stop();
  });

  it('ends with 2 and a hint where nothing can be told', async () => {
    const file = join(folder, 'fixed.world.gz');
    const other = join(folder, 'other.world.gz');
    await writeFile(
      other,
      gzipSync(JSON.stringify({ ...JSON.parse(gunzipSync(await readFile(file)).toString()), version: 2 })),
    );
    const nobody = await listen((_req, res) => void res.end());
    await nobody.close();
    const cases: [string[], string][] = [
      [[], 'Name one file'],
      [[file, '--target', nobody.url, '--password', 'x'], "can't be reached"],
      [[file, '--target', shopUrl, '--call', '999'], "Can't tell: no such call was recorded."],
      [[other, '--target', shopUrl], 'file: has format 2, and this shop reads format 1'],
    ];
    for (const [args, hint] of cases)
      expect(await runScript('replay.ts', args)).toEqual({ code: 2, output: expect.stringContaining(hint) });
  });
});

describe('npm run world', () => {
  it('saves a world in a new file, and opens it under another name', async () => {
    const file = join(folder, 'by-command.world.gz');
    const command = (...args: string[]) => runScript('world.ts', [...args, '--shop', shopUrl]);
    const first = await command('save', file, '--world', 'bug');
    expect(first).toEqual({
      code: 0,
      output: expect.stringMatching(/^The world bug is saved in .*, \d+ kB\. It has personal data/),
    });
    expect((await command('save', file)).output).toContain('file already exists');
    const opened = await command('open', file, '--name', 'bug-again');
    expect(opened.output).toContain('send x-mock-world: bug-again.');
    expect(await worlds()).toContain('bug-again');
    expect((await command('open', file, '--name', 'bug')).output).toContain(
      'bug is open already. Choose another name',
    );
    const again = await openWorld(shopUrl, { file: await readFile(file), name: 'by-test' });
    expect((await again.read('/journal')).entries).toEqual((await world.read('/journal')).entries);
    await again.close();
  });
});
