import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bareRoomFiles } from '../fixtures/assets/pictures/encode.ts';
import { allPictures } from '../fixtures/assets/pictures/pictures.ts';
import { planMedia } from '../fixtures/assets/pictures/plan.ts';
import { proofsOf } from '../fixtures/assets/pictures/proofs.ts';
import { KEPT_VIEWS } from '../fixtures/assets/renderer/picture-job.ts';
import { bareRoomJobs } from '../fixtures/assets/renderer/picture-name.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { drawBareRooms, drawKept } from './fixtures/draw-kept.ts';
import { showProgress } from './fixtures/progress.ts';

/**
 * Makes the missing pictures of rooms, with a floor and without, and of edges, which take minutes and are committed, and removes
 * those that are no longer shown.
 *   npx tsx scripts/make-kept-pictures.ts [--only text] [--sheet sheet.webp]
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, sheet: { type: 'string' } } });
const folder = fileURLToPath(new URL('../fixtures/assets/kept/rooms', import.meta.url));
const bareFolder = fileURLToPath(new URL('../fixtures/assets/kept/bare-rooms', import.meta.url));
const { only = '' } = values;

await mkdir(folder, { recursive: true });
const jobs = allPictures().filter(({ name, view }) => KEPT_VIEWS.includes(view) && name.includes(only));
const { missing, unwanted } = planMedia(jobs, await readdir(folder));
if (!only) await Promise.all(unwanted.map((file) => rm(join(folder, file), { force: true })));

if (missing.length === 0) console.log(`Rooms and edges: all ${jobs.length} are up to date.`);
else await drawKept(missing, folder, availableParallelism(), showProgress('Rooms and edges', missing.length));
if (!only) await writeFile(join(folder, 'proofs.json'), `${JSON.stringify(proofsOf(jobs), null, 2)}\n`);
if (values.sheet) await writeContactSheet(jobs, folder, values.sheet);

await mkdir(bareFolder, { recursive: true });
const bare = bareRoomJobs().filter(({ name }) => name.includes(only));
const there = await readdir(bareFolder);
const wanted = new Set(bare.flatMap(({ name }) => bareRoomFiles(name)));
if (!only)
  await Promise.all(there.filter((file) => !wanted.has(file)).map((file) => rm(join(bareFolder, file))));
const undrawn = bare.filter(({ name }) => bareRoomFiles(name).some((file) => !there.includes(file)));
if (undrawn.length === 0) console.log(`Rooms without a floor: all ${bare.length} are up to date.`);
else
  await drawBareRooms(
    undrawn,
    bareFolder,
    availableParallelism(),
    showProgress('Rooms without a floor', undrawn.length),
  );
