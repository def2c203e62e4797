import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFailure } from './start-failure.ts';

/** Whether this is the built program (dist/server/), not its source. */
export const isBuilt = (moduleUrl: string): boolean =>
  basename(dirname(dirname(fileURLToPath(moduleUrl)))) === 'dist';

/** The build's output folder, seen from the source (server/) or from the built program (dist/server/). */
export function distFolder(moduleUrl: string): string {
  const parent = dirname(dirname(fileURLToPath(moduleUrl)));
  return basename(parent) === 'dist' ? parent : join(parent, 'dist');
}

/** Written by scripts/make-missing.ts: the paths of all pictures and files of this build, below its folder. */
const CONTENTS = 'contents.json';
const REMEDY = 'run npm run build before you start with NODE_ENV=production';

/**
 * Checks that the build's pictures and files are there, because a release doesn't make any itself.
 * @param distDir the build's output folder
 * @throws StartFailure when a picture or file for download is missing
 */
export async function checkContents(distDir: string): Promise<void> {
  const list = await readFile(join(distDir, CONTENTS), 'utf8').catch(() => undefined);
  if (list === undefined) throw new StartFailure(`The pictures and files were never made: ${REMEDY}.`);
  const all = JSON.parse(list) as readonly string[];
  const missing = all.filter((path) => !existsSync(join(distDir, path)));
  if (missing.length === 0) return;
  const figures = `${missing.length} of ${all.length} pictures and files`;
  throw new StartFailure(`${figures} are missing from ${distDir}, such as ${missing[0]}: ${REMEDY}.`);
}
