import { restore } from '../server/mock/engine/database/backup.ts';
import { readFileOption } from './database/read-file-option.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(() => {
  const { dataDir, file } = readFileOption('restore');
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const aside = restore(dataDir, file, stamp);
  const kept = aside === undefined ? '' : ` What was there before is kept in ${aside}.`;
  return `The database of ${dataDir} is again as ${file} has it.${kept}`;
});
