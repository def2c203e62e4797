import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../fixtures/catalogue/catalogue.ts';
import { filesOf, INSTALLATION_SHEETS, INSTALLATION_SUBJECTS } from '../fixtures/catalogue/file-names.ts';
import { fileSources } from '../fixtures/files/file-sources.ts';
import { MANIFEST_FILE, type Manifest, planFiles } from '../fixtures/files/plan-files.ts';
import { showProgress } from './fixtures/progress.ts';
import type { FileOrder } from './make-files-worker.ts';

/**
 * Makes the shop's files for download that are missing or were made from other data or by
 * other code; removes those that are no longer offered.
 *   npx tsx scripts/make-files.ts
 */
const folder = fileURLToPath(new URL('../dist/files', import.meta.url));
const worker = fileURLToPath(new URL('./make-files-worker.ts', import.meta.url));
const manifestFile = join(folder, MANIFEST_FILE);

await mkdir(folder, { recursive: true });
const wanted = fileSources();
const made: Record<string, string> = { ...(await readManifest()) };
const { missing, leftovers } = planFiles(wanted, made, await readdir(folder));
for (const name of leftovers) {
  await rm(join(folder, name), { force: true });
  delete made[name];
}
if (missing.length === 0) console.log(`Files: all ${Object.keys(wanted).length} are up to date.`);
else {
  const started = Date.now();
  await makeAll(ordersFor(new Set(missing)));
  console.log(`Files: done in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  } catch {
    return {}; // missing, or cut off halfway: make everything again
  }
}

function ordersFor(names: ReadonlySet<string>): FileOrder[] {
  const products = catalogue().map((item) => ({
    folder,
    productNo: item.number,
    names: [...new Set(Object.values(filesOf(item)))].filter((name) => names.has(name)),
  }));
  const sheets = INSTALLATION_SUBJECTS.map((subject) => ({
    folder,
    subject,
    names: [INSTALLATION_SHEETS[subject]].filter((name) => names.has(name)),
  }));
  return [...products, ...sheets].filter((order) => order.names.length > 0);
}

/** One process per core; each takes the next order when it has finished one. */
async function makeAll(orders: FileOrder[]): Promise<void> {
  const total = orders.reduce((sum, { names }) => sum + names.length, 0);
  const workers = Array.from({ length: Math.min(availableParallelism(), orders.length) }, () => fork(worker));
  let count = 0;
  let saved = 0;
  const show = showProgress('Files', total);
  try {
    await Promise.all(workers.map(serve));
  } finally {
    for (const each of workers) each.kill();
  }

  function serve(each: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        const order = orders.shift();
        if (order) each.send(order);
        else resolve();
      };
      each.on('message', (names: readonly string[]) => {
        note(names);
        next();
      });
      each.on('error', reject);
      each.on('exit', (code) => reject(new Error(`a worker process ended early (code ${code})`)));
      next();
    });
  }

  function note(names: readonly string[]) {
    for (const name of names) made[name] = wanted[name] ?? '';
    count += names.length;
    show(count);
    const tenth = Math.floor((count / total) * 10);
    if (tenth > saved) writeFileSync(manifestFile, JSON.stringify(made, null, 1));
    saved = tenth;
  }
}
