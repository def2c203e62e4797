import { readFile, rm } from 'node:fs/promises';

/** Where the suites leave their reports: JSON for us, JUnit's XML beside it for other programs. */
const REPORTS = '.cache/reports';
const UNIT = `${REPORTS}/vitest.json`;
const BROWSER = `${REPORTS}/browser.json`;

export const VITEST_REPORTERS = [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT}`,
  '--reporter=junit',
  `--outputFile.junit=${REPORTS}/vitest.xml`,
];

const SLOWEST = 10;

const readReport = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** Call it before a run, so that no earlier report is mistaken for the run's own. */
export const forgetReports = () => rm(REPORTS, { recursive: true, force: true });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns vitest's counts, and each test with its milliseconds */
export async function readUnitReport() {
  const report = await readReport(UNIT);
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: `${name}: ${fullName}`, ms: duration ?? 0 })),
  );
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, tests };
}

/** As `readUnitReport`, for Playwright. A test that only passes on a retry counts as failed. */
export async function readBrowserReport() {
  const report = await readReport(BROWSER);
  const tests = (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ projectName, results }) => ({
      title: `client/e2e/${file} on ${projectName}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky, tests };
}

/** The slowest of all tests, a line each. */
export function slowestLines(tests) {
  const here = `${process.cwd()}/`;
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title.replace(here, '')}`);
}
