import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeContactSheet, writeProofs } from '../fixtures/assets/make.ts';
import { KEPT, type KeptWork, keptWorks, planKept } from '../fixtures/assets/plan.ts';
import { showProgress } from './fixtures/progress.ts';
import { drawKept } from './making/draw-kept.ts';

/**
 * Makes the missing pictures of rooms, with a floor and without, and of edges, which take minutes and are committed, and removes
 * those that are no longer shown.
 *   npx tsx scripts/make-kept-pictures.ts [--only text] [--sheet sheet.webp]
 * With --sheet it puts them on one picture, to look through.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, sheet: { type: 'string' } },
});
const { only, sheet } = values;
const isMeant = ({ key }: { key: string }) => key.includes(only);
const { missing, unwanted } = await planKept();
const undrawn = missing.filter(isMeant);

if (!only) await Promise.all(unwanted.map((path) => rm(join(KEPT, path), { force: true })));
if (undrawn.length === 0) console.log('Committed pictures: all are up to date.');
else await drawKept(undrawn, availableParallelism(), showProgress('Committed pictures', undrawn.length));
if (!only) await writeProofs();
if (sheet) await writeContactSheet(keptWorks().filter(isMeant).map(smallest), sheet);

function smallest({ outputs }: KeptWork): string {
  return join(KEPT, outputs.find((path) => path.endsWith('.webp')) ?? '');
}
