import { readFile, rm } from 'node:fs/promises';
import { findTestBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { startMaker } from './lib/maker.mjs';
import { build, installPackages, makeMissing } from './lib/prepare.mjs';
import { run, step, tool } from './lib/run.mjs';

/** `npm test`: every check and suite, on a fresh clone too. The last line has the totals. */
const UNIT_REPORT = '.cache/vitest.json';
/** The contract suite downloads these through a proxy too, where a reply must begin within ten seconds. */
const SUITE_FILES = ['al-m101-files', 'al-h101-files', 'al-z101-files'];
const BROWSER_REPORT = '.cache/playwright.json';

const readReport = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** A suite that crashed without a report, or without a failed test, counts as one failure. */
function count(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function unitAndContract() {
  await rm(UNIT_REPORT, { force: true });
  const code = await step('Unit, integration and contract tests (vitest)', () =>
    run(tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]),
  );
  const report = await readReport(UNIT_REPORT);
  return count(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function browser(executable) {
  await rm(BROWSER_REPORT, { force: true });
  const code = await step('Browser tests (playwright)', () =>
    run(tool('playwright'), ['test'], {
      env: { CHROMIUM_PATH: executable },
    }),
  );
  const stats = (await readReport(BROWSER_REPORT))?.stats;
  return count(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

await installPackages();
const executable = await findTestBrowser();
await build();
await makeMissing(SUITE_FILES);
// the shops that the tests start ask it for the pictures and files that they need
Object.assign(process.env, await startMaker({ askedOnly: true }));

const checks = await runChecks();
const suites = [
  {
    passed: checks.filter((check) => check.passed).length,
    failed: checks.filter((check) => !check.passed).length,
  },
  await unitAndContract(),
  await browser(executable),
];
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
