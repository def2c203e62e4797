import { findBrowser } from './lib/browser.mjs';
import { build, installPackages, makeMissing } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run bench`: prints speed, memory and size figures, each compared with a baseline from the same run. */
await installPackages();
await build();
await makeMissing();
process.exitCode = await run(tool('tsx'), ['scripts/bench.ts'], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
