import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run restore -- FILE`: puts a backup in the place of the embedded database of DATA_DIR, while the shop is stopped. */
await installPackages();
process.exitCode = await run(tool('tsx'), ['scripts/restore.ts', ...process.argv.slice(2)]);
