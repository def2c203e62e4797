import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../server/mock/engine/database/backup.ts';

/** `shop-2026-11-26T22-15-00-000Z.db`: in the order of their time, without signs that a file system refuses. */
const NAME = /^shop-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.db$/;

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Backs the database up into a folder, in a file named by its time.
 * @param keep how many such files stay there: the newest, this one included; all by default
 * @returns the new file
 * @throws StartFailure that says what is wrong; then nothing has been removed
 */
export function backUpInto(
  dataDir: string,
  folder: string,
  keep = Number.POSITIVE_INFINITY,
  now = new Date(),
): string {
  const file = join(folder, `shop-${now.toISOString().replace(/[:.]/g, '-')}.db`);
  backUp(dataDir, file);
  const newestFirst = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  for (const name of newestFirst.slice(keep)) rmSync(join(folder, name));
  return file;
}
