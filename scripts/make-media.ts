import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allPictures } from '../fixtures/catalogue/appearances.ts';
import { planMedia } from '../fixtures/media/plan.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { drawAll } from './media-pool.ts';

/**
 * Makes the pictures that are not there yet and removes those that nothing shows any more.
 *   npx tsx scripts/make-media.ts [--only slug] [--sheet sheet.png]
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, sheet: { type: 'string' } } });
const folder = fileURLToPath(new URL('../dist/media', import.meta.url));

await mkdir(folder, { recursive: true });
const { only } = values;
const jobs = allPictures().filter(({ name }) => !only || name.includes(only));
const { missing, unwanted } = planMedia(jobs, await readdir(folder));
if (!only) await Promise.all(unwanted.map((file) => rm(join(folder, file), { force: true })));

if (missing.length === 0) console.log(`Pictures: all ${jobs.length} are there.`);
else {
  const started = Date.now();
  let shown = 0;
  await drawAll(missing, folder, (made) => {
    const line = `Pictures: ${made} of ${missing.length} drawn`;
    const tenth = Math.floor((made / missing.length) * 10);
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
    else if (tenth > shown) console.log(line);
    shown = tenth;
  });
  if (process.stdout.isTTY) process.stdout.write('\n');
  console.log(`Pictures: done in ${Math.round((Date.now() - started) / 1000)} s.`);
}
if (values.sheet) await writeContactSheet(jobs, folder, values.sheet);
