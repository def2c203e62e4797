import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForDatabase } from './mock/testing/ask-for-database.ts';
import { runToEnd } from './testing/run-to-end.ts';
import { startShop } from './testing/start-shop.ts';

const SECRET = 'Secret-99';
const PAGE = 4096;

/** Starts the program, which must fail, and returns the one line with the reason. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const { errors, output, status } = await runToEnd({ PORT: '0', ...environment });
  expect(status).toBe(1);
  expect(errors).not.toMatch(/\n\s+at |node_modules|Error:/);
  expect(errors + output).not.toContain(SECRET);
  expect(errors.trim().split('\n')).toHaveLength(1);
  return errors.trim();
}

describe('starting on an unusable folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names the file that is where the folder should be', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'text');
    for (const dataDir of [file, join(file, 'below')])
      expect(await refusalOf({ DATA_DIR: dataDir })).toBe(
        `DATA_DIR: ${dataDir} is not a folder; choose a folder for the database.`,
      );
  });

  // a place where even an administrator can't write
  it("says that it can't be written to", async () => {
    expect(await refusalOf({ DATA_DIR: '/sys/shop' })).toMatch(
      /^DATA_DIR: \/sys\/shop cannot be written \(E[A-Z]+\); give this user the right/,
    );
  });

  it('says that a folder has the name of the database', async () => {
    mkdirSync(join(folder, 'taken', 'shop.db'), { recursive: true });
    expect(await refusalOf({ DATA_DIR: join(folder, 'taken') })).toContain('cannot be opened for writing');
  });

  it('says that another program is using the database', async () => {
    const dataDir = join(folder, 'held');
    mkdirSync(dataDir);
    const holder = new Libsql(join(dataDir, 'shop.db'));
    holder.exec('pragma locking_mode=exclusive; create table held(a); begin exclusive');
    expect(await refusalOf({ DATA_DIR: dataDir })).toContain('shop.db is held by another program; end it');
    holder.close();
  });
});

describe('starting on a damaged database', () => {
  let folder: string;
  let whole: Buffer;
  let log: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-damaged-'));
    const dataDir = join(folder, 'whole');
    const shop = await startShop({ DATA_DIR: dataDir });
    log = readFileSync(join(dataDir, 'shop.db-wal'));
    await shop.stop();
    whole = readFileSync(join(dataDir, 'shop.db'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const hole = () => {
    const bytes = Buffer.from(whole);
    bytes.fill(0, 4 * PAGE, 5 * PAGE);
    return bytes;
  };
  /** its first pages only: no whole transaction */
  const halfLog = () => log.subarray(0, 9000);
  const DAMAGES: readonly [string, () => Record<string, Buffer>][] = [
    ['rubbish', () => ({ 'shop.db': Buffer.from('this is no database '.repeat(400)) })],
    ['torn off half-way', () => ({ 'shop.db': whole.subarray(0, whole.length / 2) })],
    ['torn off, as is its log', () => ({ 'shop.db': whole.subarray(0, 9 * PAGE), 'shop.db-wal': halfLog() })],
    ['a page of zeros', () => ({ 'shop.db': hole() })],
    ['a log without its database', () => ({ 'shop.db-wal': log })],
    ['a log beside an empty file', () => ({ 'shop.db': Buffer.alloc(0), 'shop.db-wal': log })],
  ];
  it.each(DAMAGES)('says what can be done and changes nothing: %s', async (name, filesOf) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    const files = filesOf();
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(dataDir, file), bytes);
    const said = await refusalOf({ DATA_DIR: dataDir });
    expect(said).toContain(`DATA_DIR: ${join(dataDir, 'shop.db')} is damaged`);
    expect(said).toContain('npm run restore -- FILE');
    expect(said).toContain('another DATA_DIR');
    for (const [file, bytes] of Object.entries(files))
      expect(readFileSync(join(dataDir, file)).equals(bytes), file).toBe(true);
  });

  it('says that a newer version has taken something away', async () => {
    const dataDir = join(folder, 'newer');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'shop.db'), whole);
    const db = new Libsql(join(dataDir, 'shop.db'));
    db.exec(
      `insert into kysely_migration (name, timestamp) values ('2999-01-31-old-sizes-contract', 'then')`,
    );
    db.close();
    expect(await refusalOf({ DATA_DIR: dataDir })).toContain('was made by a newer version of this program');
  });
});

describe('starting on an unusable PostgreSQL', () => {
  let url: URL;
  beforeAll(async () => {
    url = new URL(await askForDatabase('PostgreSQL/empty'));
  });

  const changed = (change: (copy: URL) => void) => {
    const copy = new URL(url);
    change(copy);
    return refusalOf({ DATABASE_URL: copy.href });
  };

  it('says that there is no answer', async () => {
    expect(await refusalOf({ DATABASE_URL: `postgres://shop:${SECRET}@127.0.0.1:1/shop` })).toBe(
      'DATABASE_URL: PostgreSQL at 127.0.0.1:1 does not answer; start it, or correct host and port.',
    );
  });

  it('says that the host is unknown', async () => {
    expect(await refusalOf({ DATABASE_URL: `postgres://shop:${SECRET}@no-such-host.invalid/shop` })).toBe(
      'DATABASE_URL: the host of no-such-host.invalid is not known; correct the host name.',
    );
  });

  it('says that the user or the password is wrong', async () => {
    const said = await changed((copy) => {
      copy.password = SECRET;
    });
    expect(said).toBe(
      `DATABASE_URL: PostgreSQL at ${url.host} refuses the user or the password; correct them.`,
    );
  });

  it('says that there is no such database', async () => {
    const said = await changed((copy) => {
      copy.pathname = '/nowhere';
    });
    expect(said).toBe(
      `DATABASE_URL: PostgreSQL at ${url.host} has no database "nowhere"; create it, or correct the name.`,
    );
  });
});

describe('starting with a map of the real backend', () => {
  it('says what is wrong with it, and on which line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-map-'));
    const file = join(folder, 'map.yaml');
    const upstream = {
      BACKEND: 'upstream',
      UPSTREAM_URL: 'http://127.0.0.1:1',
      UPSTREAM_SIGN_SALT: SECRET,
      UPSTREAM_MAP: file,
    };
    writeFileSync(file, '/woojiapi/order/qryorders:\n  request: { pageNumber: page }\n');
    const sentence = `UPSTREAM_MAP: ${file}, line 2: /woojiapi/order/qryorders > request > pageNumber is not a field of the contract.`;
    expect(await refusalOf(upstream)).toBe(sentence);
    rmSync(folder, { recursive: true });
  });
});
