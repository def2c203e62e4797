import { findBrowser } from './lib/browser.mjs';
import { build, installPackages, makeMissing } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/**
 * `npm run bench`: prints speed, memory and size figures, each compared with a baseline from the same run.
 * `npm run bench -- pages` measures how fast the pages show instead.
 */
const [subject, ...options] = process.argv.slice(2);
const command = subject === 'pages' ? ['scripts/bench-pages.ts', ...options] : ['scripts/bench.ts'];
await installPackages();
await build();
await makeMissing();
process.exitCode = await run(tool('tsx'), command, {
  // the floor pages are rendered as in production
  env: { NODE_ENV: 'production', CHROMIUM_PATH: await findBrowser() },
});
