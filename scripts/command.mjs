import { findBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { startMaker } from './lib/maker.mjs';
import { build, installPackages, makeMissing } from './lib/prepare.mjs';
import { must, run, tool } from './lib/run.mjs';

/** @returns the exit code of a program in TypeScript */
const program = (path, options, env) => run(tool('tsx'), [path, ...options], { env });

/** What these commands of package.json do once the packages are installed. Plain node starts this file, so it also works on a fresh clone. */
const COMMANDS = {
  /** `npm run backup -- FILE`: copies the embedded database of DATA_DIR, also while the shop runs. */
  backup: (options) => program('scripts/backup.ts', options),

  /** `npm run restore -- FILE`: replaces the embedded database of DATA_DIR with a backup, while the shop is stopped. */
  restore: (options) => program('scripts/restore.ts', options),

  /** `npm run reload`: replaces the workers of the shop that runs with this PORT and DATA_DIR, one after the other. */
  reload: (options) => program('scripts/reload.ts', options),

  /** `npm run contract -- --target URL`: checks a running backend against the contract. `--help` says more. */
  contract: (options) => program('scripts/contract.ts', options),

  /** `npm run record -- --upstream URL`: saves a real backend's replies, masked. `--help` says more. */
  record: (options) => program('scripts/record.ts', options),

  /** `npm run world -- save FILE`, `npm run world -- open FILE`: a world of a running mock as one file. `--help` says more. */
  world: (options) => program('scripts/world.ts', options),

  /** `npm run replay -- FILE`: repeats the calls of a saved world, and says whether they still go wrong. `--help` says more. */
  replay: (options) => program('scripts/replay.ts', options),

  /** `npm run check`: types, lint and format, imports, contract drift. */
  async check() {
    const results = await runChecks();
    return results.every((result) => result.passed) ? 0 : 1;
  },

  /** `npm run dev`: the shop with hot reload. The server restarts on a change; Vite swaps the browser's modules. */
  async dev() {
    const watched = ['--clear-screen=false', '--exclude', 'client/**', '--exclude', 'dist/**'];
    return program('watch', [...watched, 'server/main.ts'], {
      NODE_ENV: 'development',
      ...(await startMaker()),
    });
  },

  /**
   * Remakes the pictures and files that have changed:
   *   npm run fixtures
   * or fills the database of DATA_DIR or DATABASE_URL, to measure how the shop copes with growth:
   *   npm run fixtures -- --products 100000
   */
  async fixtures(options) {
    if (options.length > 0)
      await must('Filling the database', tool('tsx'), ['scripts/fixtures/grow-database.ts', ...options]);
    else
      for (const maker of ['scripts/make-kept-pictures.ts', 'scripts/make-missing.ts'])
        await must(maker, tool('tsx'), [maker]);
    return 0;
  },

  /**
   * `npm run bench`: prints speed, memory and size figures, each compared with a baseline from the same run.
   * `npm run bench -- pages` measures how fast the pages show instead, and `npm run bench -- load` how much the shop carries.
   */
  async bench([subject, ...options]) {
    await build();
    await makeMissing();
    // the floor pages are rendered as in production
    const env = { NODE_ENV: 'production', CHROMIUM_PATH: await findBrowser() };
    const path = subject === undefined ? 'scripts/bench.ts' : `scripts/bench-${subject}.ts`;
    return program(path, options, env);
  },
};

const [name, ...options] = process.argv.slice(2);
await installPackages();
process.exitCode = await COMMANDS[name](options);
