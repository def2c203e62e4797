import { backUp } from '../server/mock/engine/database/backup.ts';
import { backUpInto, isFolder } from './database/dated-backups.ts';
import { type Choices, readFileOption } from './database/read-file-option.ts';
import { runCommand } from './lib/run-command.ts';

const HOUR_MS = 3_600_000;

function backUpOnce(dataDir: string, file: string, { keep }: Choices): string {
  if (!isFolder(file)) backUp(dataDir, file);
  const made = isFolder(file) ? backUpInto(dataDir, file, keep) : file;
  return `The database of ${dataDir} is backed up in ${made}.`;
}

await runCommand(() => {
  const { dataDir, file, choices } = readFileOption('backup');
  const { every } = choices;
  // one that fails is reported, and the next one is made all the same
  if (every !== undefined)
    setInterval(() => runCommand(() => backUpOnce(dataDir, file, choices)), every * HOUR_MS);
  return backUpOnce(dataDir, file, choices);
});
