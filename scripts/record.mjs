import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run record -- --upstream URL`: keeps what a real backend answers, masked. `--help` tells the rest. */
await installPackages();
process.exitCode = await run(tool('tsx'), ['scripts/record.ts', ...process.argv.slice(2)]);
