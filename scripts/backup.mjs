import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run backup -- FILE`: copies the embedded database of DATA_DIR, also while the shop runs. */
await installPackages();
process.exitCode = await run(tool('tsx'), ['scripts/backup.ts', ...process.argv.slice(2)]);
