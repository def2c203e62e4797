import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Tests in a folder: builds don't read them. */
const NOT_BUILT = /(\.test\.tsx?$|[\\/](e2e|testing|suite)[\\/])/;
/** Committed pictures and films: megabytes whose names change with their content. */
const KEPT_MEDIA = /\.(avif|webp|webm|mp4)$/;

async function filesOf(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
}

async function digest(path) {
  const hash = createHash('sha256');
  for (const file of await filesOf(path))
    hash
      .update(file)
      .update('\0')
      .update(KEPT_MEDIA.test(file) ? String((await stat(file)).size) : await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

/** Cached, because several steps hash the same folders, and none changes another's inputs. */
const digests = new Map();

/** One hash over names and contents of files and folders; for committed media, names and sizes are enough. */
async function fingerprint(paths) {
  const all = paths.map((path) => {
    if (!digests.has(path)) digests.set(path, digest(path));
    return digests.get(path);
  });
  return (await Promise.all(all)).join('\n');
}

/**
 * Finds out whether inputs have changed since last time, or an output is missing.
 * @returns undefined when all is up to date, otherwise how to note that the work is done
 */
export async function findStale({ mark, inputs, outputs }) {
  const now = await fingerprint(inputs);
  const last = await readFile(mark, 'utf8').catch(() => '');
  if (last === now && outputs.every((output) => existsSync(output))) return undefined;
  return async () => {
    await mkdir(dirname(mark), { recursive: true });
    await writeFile(mark, now);
  };
}

/**
 * Does the work if its inputs have changed since last time, or its output is missing.
 * The mark is written after the work, so that a killed run is done again.
 */
export async function whenStale(step, work) {
  const note = await findStale(step);
  if (!note) return false;
  await work();
  await note();
  return true;
}
