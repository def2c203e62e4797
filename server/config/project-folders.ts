import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this is the built program (dist/server/), not its source. */
export const isBuilt = (moduleUrl: string): boolean =>
  basename(dirname(dirname(fileURLToPath(moduleUrl)))) === 'dist';

/** The build's output folder, seen from the source (server/) or from the built program (dist/server/). */
export function distFolder(moduleUrl: string): string {
  const parent = dirname(dirname(fileURLToPath(moduleUrl)));
  return basename(parent) === 'dist' ? parent : join(parent, 'dist');
}
