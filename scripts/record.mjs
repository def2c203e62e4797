import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run record -- --upstream URL`: saves a real backend's replies, masked. `--help` says more. */
await installPackages();
process.exitCode = await run(tool('tsx'), ['scripts/record.ts', ...process.argv.slice(2)]);
