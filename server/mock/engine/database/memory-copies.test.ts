import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { sow, WITH_PEOPLE } from '../seeds/sow.ts';
import { createMemoryCopies } from './memory-copies.ts';
import { migrate } from './migrate.ts';
import { openMemoryDatabase } from './open-database.ts';
import type { Db } from './tables.ts';

async function fill(db: Db): Promise<void> {
  await migrate(db);
  await sow(db, WITH_PEOPLE, 0);
}

const filesLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('shop-world-'));

it('a copy has the same rows as a filled database, enforces references, and changes separately', async () => {
  const copies = createMemoryCopies(fill);
  const filled = openMemoryDatabase();
  await fill(filled);
  const [one, other] = await Promise.all([copies.open(), copies.open()]);
  const due = await dumpDatabase(filled);
  expect(await dumpDatabase(one)).toEqual(due);
  await expect(one.deleteFrom('companies').execute()).rejects.toThrow(/FOREIGN KEY/);
  await one.deleteFrom('project_lines').execute();
  expect(await dumpDatabase(other)).toEqual(due);
  await copies.close();
  for (const db of [filled, one, other]) await db.destroy();
});

it('a failed filling is tried again for the next copy', async () => {
  let attempts = 0;
  const copies = createMemoryCopies(async (db) => {
    attempts += 1;
    if (attempts === 1) throw new Error('the disk is full');
    await fill(db);
  });
  await expect(copies.open()).rejects.toThrow('the disk is full');
  const db = await copies.open();
  expect((await db.selectFrom('products').select('product_id').execute()).length).toBeGreaterThan(100);
  await db.destroy();
  await copies.close();
});

it('closing waits for a copy that is being opened, and leaves no file behind', async () => {
  const before = filesLeft();
  const copies = createMemoryCopies(fill);
  const opening = copies.open();
  await copies.close();
  const db = await opening;
  expect(await db.selectFrom('functions').select('function_id').execute()).not.toEqual([]);
  expect(filesLeft().filter((name) => !before.includes(name))).toEqual([]);
  await db.destroy();
});
