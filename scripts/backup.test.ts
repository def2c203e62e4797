import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, type Target } from '../contracts/suite/call-client.ts';
import { expectCode } from '../contracts/suite/judge.ts';
import { logIn } from '../contracts/suite/people.ts';
import { startShop } from '../server/testing/start-shop.ts';
import { runScript } from './testing/run-script.ts';

const INSERT = '/woojiapi/order/insertproject';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function addProject(target: Target, projectName: string): Promise<void> {
  const { token, userId } = await logIn(target);
  expectCode(
    INSERT,
    await send(target, INSERT, { projectName, brand: target.brand, userId }, { token }),
    '0',
  );
}

async function projectsOf(target: Target): Promise<string[]> {
  const { token, userId } = await logIn(target);
  const { data } = expectCode(PROJECTS, await send(target, PROJECTS, { userId }, { token }), '0');
  return (data as { projectName: string }[]).map(({ projectName }) => projectName);
}

describe('npm run backup and npm run restore', () => {
  it('restore the data backed up while the shop was running, and keep the later data aside', async () => {
    const dataDir = join(folder, 'shop');
    const file = join(folder, 'monday.db');
    const environment = { DATA_DIR: dataDir };
    const first = await startShop(environment);
    await addProject(first.target, 'Before the backup');
    // writes continue meanwhile
    const writing = Promise.all(
      Array.from({ length: 20 }, (_, i) => addProject(first.target, `meanwhile ${i}`)),
    );
    expect(await runScript('backup.ts', [file], environment)).toMatchObject({ code: 0 });
    await writing;
    await addProject(first.target, 'After the backup');
    const taken = await runScript('backup.ts', [file], environment);
    expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('is there already')]);

    const inUse = await runScript('restore.ts', [file], environment);
    expect([inUse.code, inUse.output]).toEqual([1, expect.stringMatching(/a shop is using .*; stop it/)]);
    await first.stop();

    const whole = readFileSync(join(dataDir, 'shop.db'));
    const restored = await runScript('restore.ts', [file], environment);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('is kept in')]);
    const second = await startShop(environment);
    const names = await projectsOf(second.target);
    await second.stop();
    expect(names).toContain('Before the backup');
    expect(names).not.toContain('After the backup');
    const aside = (await readdir(dataDir)).find((name) => name.startsWith('shop.db.before-'));
    expect(readFileSync(join(dataDir, aside ?? '')).equals(whole)).toBe(true);
  });

  it('replace a damaged database with a backup, and refuse a damaged backup', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'shop.db'), 'rubbish '.repeat(900));
    const environment = { DATA_DIR: dataDir };
    const rubbish = join(dataDir, 'shop.db');
    for (const script of ['backup.ts', 'restore.ts']) {
      const { code, output } = await runScript(
        script,
        [script === 'backup.ts' ? join(folder, 'bad.db') : rubbish],
        environment,
      );
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain('not a database');
    }
    expect(existsSync(join(folder, 'bad.db'))).toBe(false);
    expect(await runScript('restore.ts', [join(folder, 'monday.db')], environment)).toMatchObject({
      code: 0,
    });
    const shop = await startShop(environment);
    expect(await projectsOf(shop.target)).toContain('Before the backup');
    await shop.stop();
  });

  it('keep the newest backups in a folder, and nothing else of it goes', async () => {
    const dataDir = join(folder, 'shop');
    const kept = join(folder, 'kept');
    mkdirSync(kept);
    for (const name of [
      'shop-2026-11-01T02-00-00-000Z.db',
      'shop-2026-11-02T02-00-00-000Z.db',
      'notes.txt',
      'monday.db',
    ])
      writeFileSync(join(kept, name), 'earlier');
    const first = await runScript('backup.ts', [kept, '--keep', '2'], { DATA_DIR: dataDir });
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining(join(kept, 'shop-20')) });
    const names = (await readdir(kept)).sort();
    expect(names).toEqual([
      'monday.db',
      'notes.txt',
      'shop-2026-11-02T02-00-00-000Z.db',
      expect.stringMatching(/^shop-.*Z\.db$/),
    ]);
    // one that fails removes nothing
    const failed = await runScript('backup.ts', [kept, '--keep', '1'], { DATA_DIR: join(folder, 'none') });
    expect(failed.code).toBe(1);
    expect((await readdir(kept)).sort()).toEqual(names);
  });

  it('say what is missing, and never name a password', async () => {
    const url = 'postgres://shop:Secret-99@127.0.0.1:1/shop';
    for (const script of ['backup.ts', 'restore.ts'])
      for (const [args, environment, said] of [
        [[], {}, 'Name one file'],
        [['a', 'b'], {}, 'Name one file'],
        [['a', '--often'], {}, 'Name one file'],
        [[join(folder, 'x.db')], { DATABASE_URL: url }, 'the data are in PostgreSQL'],
        [[join(folder, 'none.db')], { DATA_DIR: join(folder, 'nowhere') }, 'there'],
      ] as const) {
        const { code, output } = await runScript(script, args, environment);
        expect(code).toBe(1);
        expect(output).toContain(said);
        expect(output).not.toContain('Secret-99');
      }
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    for (const [args, said] of [
      [[join(folder, 'y.db'), '--keep', '3'], 'need a folder'],
      [[folder, '--keep', '0'], '--keep must be a whole number'],
    ] as const)
      expect(await runScript('backup.ts', args)).toMatchObject({
        code: 1,
        output: expect.stringContaining(said),
      });
  });
});
