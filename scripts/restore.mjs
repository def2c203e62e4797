import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run restore -- FILE`: replaces the embedded database of DATA_DIR with a backup, while the shop is stopped. */
await installPackages();
process.exitCode = await run(tool('tsx'), ['scripts/restore.ts', ...process.argv.slice(2)]);
