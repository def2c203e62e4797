import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run contract -- --target URL`: checks a running backend against the contract. `--help` says more. */
await installPackages();
process.exitCode = await run(tool('tsx'), ['scripts/contract.ts', ...process.argv.slice(2)]);
