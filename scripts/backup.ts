import { backUp } from '../server/mock/engine/database/backup.ts';
import { readFileOption, runCommand } from './database/read-file-option.ts';

runCommand(() => {
  const { dataDir, file } = readFileOption('backup');
  backUp(dataDir, file);
  return `The database of ${dataDir} is backed up in ${file}.`;
});
