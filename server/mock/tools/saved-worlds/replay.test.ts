import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type TestWorld } from '../../../../contracts/suite/test-world.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { readOptions } from '../../../../scripts/replay/read-options.ts';
import { repeatFile } from '../../../../scripts/replay/repeat-file.ts';
import { runScript } from '../../../../scripts/testing/run-script.ts';
import { listen } from '../../../gateway/testing/listen.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, newStore, openShop } from '../../testing/open-shop.ts';

const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const FLOOR = '/woojiapi/product/qrybyproductid';

let shop: TestConsole;
let world: TestWorld;

beforeAll(async () => {
  shop = await openConsole();
  world = await openWorld(shop.origin, { name: 'bug' });
});
afterAll(() => shop.close());

/** As the command, without its process. */
async function replay(file: Uint8Array, options: readonly string[] = [], target = shop.origin) {
  const lines: string[] = [];
  const read = readOptions(['a.world.gz', '--target', target, ...options]);
  if (read === 'help') throw new Error('these are options of no replay');
  const code = await repeatFile(file, read, (line) => lines.push(line));
  return { code, lines, output: lines.join('\n') };
}
const worlds = async () => (await world.read('/worlds')).worlds.map(({ name }) => name);

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

describe('a replay', () => {
  it('repeats the calls of a saved world as the people who made them, in a world that is ended again', async () => {
    await useTheShop();
    const before = await worlds();
    const { code, lines, output } = await replay(await world.save(), ['--call', '4', '--call', '#5']);
    expect(lines.filter((line) => /^(same|differs|skipped)/.test(line))).toEqual([
      'same    #1 /woojiapi/user/login by visitor',
      `same    #2 /woojiapi/order/insertproject by ${TRADE}`,
      `same    #3 /woojiapi/order/insertprojectroom by ${TRADE}`,
      `same    #4 ${FLOOR} by ${TRADE}`,
      'same    #5 /api/guestlogin by visitor',
      `same    #6 ${PROJECTS} by visitor`,
      `skipped #7 /woojiapi/user/uploadcompanylogo by ${TRADE}`,
      'same    #8 /woojiapi/user/login by visitor',
      'same    #9 /woojiapi/user/getauthcode by visitor',
      'same    #10 /woojiapi/user/resetpassword by visitor',
    ]);
    expect(output).toContain("sends a file, which the journal doesn't keep");
    expect(lines.at(-1)).toBe('As recorded: 2 calls. Nothing had gone wrong.');
    expect(code).toBe(0);
    expect(await worlds()).toEqual(before);
  });

  it('says that a failure is not fixed while its cause is in the file, and that it is fixed afterwards', async () => {
    await world.write('DELETE /journal');
    const { access_token: token, loginInfo } = await world.logIn();
    await world.setFault({ kind: 'code', code: '104' }, { path: PROJECTS, persona: TRADE });
    await world.send(PROJECTS, { userId: loginInfo.userId }, { token });
    await world.send(FLOOR, { productId: 'p-0101', brand: BRAND }, { token });
    const broken = await replay(await world.save());
    expect(broken.output).toMatch(/not fixed +#\d+ \/woojiapi\/order\/qryprojectbyuserid: code 104\n/);
    expect(broken.lines.at(-1)).toBe('Not fixed: 1 of 1 call that went wrong still does.');
    expect(broken.code).toBe(1);
    await world.write('DELETE /faults');
    await world.setStock('p-0101', 7);
    const file = await world.save();
    const fixed = await replay(file);
    expect(fixed.output).toMatch(/\nfixed +#\d+ \/woojiapi\/order\/qryprojectbyuserid: code 104\n/);
    expect(fixed.output).toMatch(/data\.inventoryBalance: \d+, now 7\n/);
    expect(fixed.lines.at(-1)).toBe('Fixed: the call that went wrong no longer does.');
    expect(fixed.code).toBe(0);
    const floor = await replay(file, ['--call', '13']);
    expect(floor.lines.at(-1)).toBe('Not as recorded: 1 of 1 call differs. Nothing had gone wrong.');
    expect(floor.code).toBe(1);
  });

  it('goes to a backend without a console as it is, where people log in with a password', async () => {
    const { place, clear } = await newStore('libSQL');
    const bare = await openShop(place);
    const file = await world.save();
    await expect(replay(file, [], bare.origin)).rejects.toThrow('--password is needed');
    const wrong = await replay(file, ['--password', 'Nobody-has-1'], bare.origin);
    expect(wrong.output).toContain(`${TRADE} can't be logged in: `);
    expect(wrong.lines.at(-1)).toBe("Can't tell: 1 of 1 call that went wrong can't be repeated.");
    expect(wrong.code).toBe(2);
    const right = await replay(file, ['--password', SEED_PASSWORD], bare.origin);
    expect(right.lines.at(-1)).toBe('Fixed: the call that went wrong no longer does.');
    await bare.close();
    await clear();
  });

  it('stops where nothing can be told', async () => {
    const file = await world.save();
    const other = gzipSync(JSON.stringify({ ...JSON.parse(gunzipSync(file).toString()), version: 2 }));
    const nobody = await listen((_req, res) => void res.end());
    await nobody.close();
    await expect(replay(file, ['--password', 'x'], nobody.url)).rejects.toThrow("can't be reached");
    await expect(replay(other)).rejects.toThrow('file: has format 2, and this shop reads format 1');
    expect(() => readOptions([])).toThrow('Name one file');
    expect(await replay(file, ['--call', '999'])).toMatchObject({ code: 2 });
    expect(await worlds()).toEqual(['main', 'bug']);
  });
});

describe('npm run world', () => {
  it('saves a world in a new file, never over another one, and ends with 2 where it fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'world-'));
    const file = join(folder, 'bug.world.gz');
    const save = () => runScript('world.ts', ['save', file, '--world', 'bug', '--shop', shop.origin]);
    await writeFile(file, 'something else');
    expect(await save()).toEqual({ code: 2, output: expect.stringContaining('file already exists') });
    await rm(file);
    expect(await save()).toEqual({
      code: 0,
      output: expect.stringMatching(/^The world bug is saved in .*, \d+ kB\. It has personal data/),
    });
    await rm(folder, { recursive: true });
  });
});

describe('a test of its own', () => {
  it('begins with a saved world if it has one', async () => {
    const again = await openWorld(shop.origin, { file: await world.save(), name: 'by-test' });
    const { entries } = await world.read('/journal');
    expect((await again.read('/journal')).entries).toEqual(
      entries.map((entry) => ({ ...entry, isFromFile: true })),
    );
    await again.close();
  });
});
