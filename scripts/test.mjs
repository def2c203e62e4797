import { watch } from 'node:fs';
import { findTestBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { startMaker } from './lib/maker.mjs';
import { inPhase, phaseLines } from './lib/phases.mjs';
import { assetTests, build, installPackages, makeMissing } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';
import { findStale } from './lib/stale.mjs';
import {
  forgetReports,
  readBrowserReport,
  readUnitReport,
  slowestLines,
  VITEST_REPORTERS,
} from './lib/test-report.mjs';

/**
 * `npm test`: every check and suite, on a fresh clone too. The last line has the totals.
 *
 * `npm run test:quick`, `test:backend`, `test:contract` and `test:browser` run a part of it. What follows `--` goes to vitest or
 * Playwright, such as a file's name; `-- --watch` runs the part again after each change.
 */

/** The contract suite downloads these through a proxy too, where a reply must begin within ten seconds. */
const SUITE_FILES = ['al-m101-files', 'al-h101-files', 'al-z101-files'];

const vitest = (args, env = {}) => run(tool('vitest'), args, { env });
const projects = (...names) => names.map((name) => `--project=${name}`);

/** A suite that crashed without a report, or without a failed test, counts as one failure. */
const counted = (code, { passed, failed, tests }) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  tests,
});

async function prepare() {
  const packages = inPhase('packages', 45, installPackages);
  const executable = await findTestBrowser(packages);
  await packages;
  await inPhase('build', 50, async () => {
    await build();
    await makeMissing({ only: SUITE_FILES });
  });
  // shops started by tests request pictures and files from it
  Object.assign(process.env, await startMaker({ askedOnly: true }));
  return executable;
}

/** Everything, but the tests of the makers of pictures and files only if these have changed since they last passed. */
async function units() {
  const noteAssets = await findStale(assetTests());
  const code = await vitest(['run', ...VITEST_REPORTERS, ...(noteAssets ? [] : projects('!assets'))]);
  if (code === 0) await noteAssets?.();
  return code;
}

async function whole() {
  const executable = await prepare();
  await forgetReports();
  const checks = await inPhase('checks', 120, () => runChecks());
  const unit = await inPhase('vitest', 450, units);
  const browser = await inPhase('browser', 750, () => playwright(executable));
  const suites = [
    {
      passed: checks.filter((check) => check.passed).length,
      failed: checks.filter((check) => !check.passed).length,
      tests: [],
    },
    counted(unit, await readUnitReport()),
    counted(browser, await readBrowserReport()),
  ];
  const tests = suites.flatMap((suite) => suite.tests);
  console.log(`\nThe slowest tests:\n${slowestLines(tests).join('\n')}`);
  console.log(`\nThe phases, with their processor time and its budget:\n${phaseLines().join('\n')}`);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

const playwright = (executable, args = []) =>
  run(tool('playwright'), ['test', ...args], { env: { CHROMIUM_PATH: executable } });

/** Types, lint, and every test that needs neither a browser, nor a second process, nor a database server. */
async function quick(args, isWatching) {
  await installPackages();
  const tests = vitest([isWatching ? 'watch' : 'run', ...projects('rules', 'client', 'backend'), ...args], {
    TEST_ENGINES: 'embedded',
  });
  if (isWatching) return tests;
  const checks = await runChecks(['types', 'lint and format']);
  return (await tests) || Number(checks.some(({ passed }) => !passed));
}

const ofVitest =
  (...names) =>
  async (args, isWatching) => {
    await prepare();
    return vitest([isWatching ? 'watch' : 'run', ...projects(...names), ...args]);
  };

async function browser(args, isWatching) {
  if (!isWatching) return playwright(await prepare(), args);
  for (;;) {
    // a separate process builds what has changed since the last round
    await run(process.execPath, ['scripts/test.mjs', 'browser', ...args]);
    console.log('Waiting for a change');
    await change('client', 'contracts', 'house-style', 'fixtures', 'server');
  }
}

/** Resolves when something in these folders changes. */
const change = (...folders) =>
  new Promise((resolve) => {
    const watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, () => {
        for (const watcher of watchers) watcher.close();
        resolve();
      }),
    );
  });

const PARTS = {
  quick,
  backend: ofVitest('backend', 'thorough', 'processes', 'load'),
  contract: ofVitest('contract'),
  browser,
};

const [part, ...rest] = process.argv.slice(2);
const args = rest.filter((arg) => arg !== '--watch');
process.exitCode = await (part === undefined ? whole() : PARTS[part](args, args.length < rest.length));
