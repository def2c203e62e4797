import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles } from '../../fixtures/assets/imported-files.mjs';
import { must, step, tool } from './run.mjs';
import { findStale, whenStale } from './stale.mjs';

const LOCK = ['package.json', 'package-lock.json'];
const BUNDLING = ['scripts/bundling', 'vite.config.ts', ...LOCK];
/** The two rows run in parallel, each in its order. */
const BUILDS = [
  [
    {
      name: 'browser bundle',
      mode: 'client',
      inputs: ['client', 'contracts', ...BUNDLING],
      outputs: ['dist/client'],
    },
    {
      name: "mock's console",
      mode: 'console',
      inputs: ['client', 'contracts', ...BUNDLING],
      outputs: ['dist/client/console.html'],
    },
  ],
  [
    {
      name: 'server renderer',
      mode: 'ssr',
      inputs: ['client', 'contracts', ...BUNDLING],
      outputs: ['dist/ssr'],
    },
    {
      name: 'server',
      mode: 'server',
      inputs: ['server', 'fixtures', 'house-style', 'contracts', ...BUNDLING],
      outputs: ['dist/server'],
    },
  ],
];

const KEPT = 'fixtures/assets/kept';
const MAKER = 'scripts/make-missing.ts';

/**
 * The sources of pictures and files for download.
 * @param large with the large pictures, which a release may start without
 */
export const picturesAndFiles = (large) => ({
  mark: large ? '.cache/made-large' : '.cache/made',
  inputs: [...importedFiles([MAKER]), KEPT],
  outputs: ['dist/media', 'dist/files', 'dist/contents.json'],
});

/** The tests of their makers, which only run when these have changed, or anything that they import or look at. */
export const assetTests = () => ({
  mark: '.cache/assets-tested',
  inputs: [
    ...importedFiles([MAKER, ...['fixtures/assets', 'scripts/making'].flatMap(testsIn)]),
    KEPT,
    ...LOCK,
  ],
  outputs: [],
});

const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

/** Stops with a clear message when Node is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; you have ${process.versions.node}.`);
  process.exit(1);
}

const ALL_INSTALLED = 'node_modules/.installed';

/** Installs the lock file's packages when they are missing or out of date; the tools for tests too, whatever NODE_ENV is. */
export async function installPackages() {
  await install(ALL_INSTALLED, '--include=dev');
}

/** Installs only what building and running the shop needs; without the tools for tests, a fresh clone takes half the time. */
export async function installToRun() {
  if (existsSync(ALL_INSTALLED)) return installPackages();
  await install('node_modules/.installed-to-run', '--omit=dev');
}

async function install(mark, ...options) {
  checkNode();
  await whenStale({ mark, inputs: LOCK, outputs: ['node_modules'] }, () =>
    step('Installing packages (npm ci)', () =>
      must('npm ci', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]),
    ),
  );
}

/** Builds the bundles that have changed since last time. */
export async function build() {
  await Promise.all(BUILDS.map(buildInOrder));
}

async function buildInOrder(row) {
  for (const { name, mode, inputs, outputs } of row) {
    await whenStale({ mark: `.cache/built-${mode}`, inputs, outputs }, () =>
      step(`Building the ${name}`, () =>
        must(`Building the ${name}`, tool('vite'), ['build', '--mode', mode, '--logLevel', 'warn']),
      ),
    );
  }
}

/**
 * Makes pictures and files for download that are missing or out of date.
 * @param options.only parts of names, to make these alone
 * @param options.large makes the large pictures of floors as well
 */
export async function makeMissing({ only = [], large = false } = {}) {
  const note = await findStale(picturesAndFiles(large));
  if (!note) return;
  const options = [...(large ? [] : ['--needed']), ...only.flatMap((text) => ['--only', text])];
  await step('Making pictures and files', () =>
    must('Making pictures and files', tool('tsx'), ['scripts/make-missing.ts', ...options]),
  );
  if (only.length === 0) await note();
}
