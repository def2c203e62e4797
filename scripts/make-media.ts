import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { variantFiles } from '../fixtures/media/encode.ts';
import { allPictures } from '../fixtures/media/pictures.ts';
import { planMedia } from '../fixtures/media/plan.ts';
import { proofsOf } from '../fixtures/media/proofs.ts';
import { KEPT_VIEWS } from '../fixtures/media/renderer/picture-job.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { showProgress } from './fixtures/progress.ts';
import { drawAll } from './media-pool.ts';

/**
 * Makes missing pictures and removes those that are no longer shown. Views that take minutes
 * are kept with the source and taken from there.
 *   npx tsx scripts/make-media.ts [--only text] [--sheet sheet.webp]
 * With --kept it makes those kept views themselves, to be committed.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, sheet: { type: 'string' }, kept: { type: 'boolean', default: false } },
});
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const KEPT = [pathOf('../fixtures/media/rooms'), pathOf('../fixtures/media/films')] as const;
const folder = values.kept ? KEPT[0] : pathOf('../dist/media');

await mkdir(folder, { recursive: true });
const { only } = values;
const jobs = allPictures().filter(
  ({ name, view }) => (!only || name.includes(only)) && (!values.kept || KEPT_VIEWS.includes(view)),
);
const kept = values.kept ? [] : await takeKept();
const drawn = values.kept ? jobs : jobs.filter(({ view }) => !KEPT_VIEWS.includes(view));
const { missing, unwanted } = planMedia(drawn, await readdir(folder), kept);
if (!only) await Promise.all(unwanted.map((file) => rm(join(folder, file), { force: true })));

if (missing.length === 0) console.log(`Pictures: all ${drawn.length} are up to date.`);
else {
  const started = Date.now();
  await drawAll(missing, folder, showProgress('Pictures', missing.length));
  console.log(`Pictures: done in ${Math.round((Date.now() - started) / 1000)} s.`);
}
if (values.kept) await writeFile(join(folder, 'proofs.json'), `${JSON.stringify(proofsOf(jobs), null, 2)}\n`);
if (values.sheet) await writeContactSheet(jobs, folder, values.sheet);

/** Adds the pictures kept with the source; @returns the names of those files */
async function takeKept(): Promise<string[]> {
  const there = new Set(await readdir(folder));
  const scenes = allPictures().filter(({ view }) => KEPT_VIEWS.includes(view));
  const wanted = new Set(scenes.flatMap(({ name, view }) => variantFiles(name, view)));
  const taken: string[] = [];
  for (const from of KEPT)
    for (const file of await readdir(from).catch(() => [])) {
      if (from === KEPT[0] && !wanted.has(file)) continue;
      taken.push(file);
      if (there.has(file)) continue;
      // A hard link costs no space; across file systems it has to be a copy.
      await link(join(from, file), join(folder, file)).catch(() =>
        copyFile(join(from, file), join(folder, file)),
      );
    }
  const absent = [...wanted].filter((file) => !taken.includes(file)).length;
  if (absent > 0) console.log(`Pictures: ${absent} scene files are missing; run npm run fixtures.`);
  return taken;
}
