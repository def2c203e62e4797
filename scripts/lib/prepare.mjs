import { must, step, tool } from './run.mjs';
import { whenStale } from './stale.mjs';

const LOCK = ['package.json', 'package-lock.json'];
const BUILDS = [
  {
    name: 'browser bundle',
    mode: 'client',
    inputs: ['client', 'contracts', 'vite.config.ts', ...LOCK],
    output: 'dist/client',
  },
  {
    // After the browser bundle, which empties their common folder.
    name: "mock's console",
    mode: 'console',
    inputs: ['client', 'contracts', 'vite.config.ts', ...LOCK],
    output: 'dist/client/console.html',
  },
  {
    name: 'server renderer',
    mode: 'ssr',
    inputs: ['client', 'contracts', 'vite.config.ts', ...LOCK],
    output: 'dist/ssr',
  },
  {
    name: 'server',
    mode: 'server',
    inputs: ['server', 'fixtures', 'contracts', 'vite.config.ts', ...LOCK],
    output: 'dist/server',
  },
];

/** Stops with a clear message when Node is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; you have ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the lock file's packages when they are missing or out of date. */
export async function installPackages() {
  checkNode();
  await whenStale({ mark: 'node_modules/.installed', inputs: LOCK, output: 'node_modules' }, () =>
    step('Installing packages (npm ci)', () =>
      must('npm ci', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
    ),
  );
}

/** Builds what has changed since last time: bundles, and pictures (made once, kept by content). */
export async function build() {
  for (const { name, mode, inputs, output } of BUILDS) {
    await whenStale({ mark: `.cache/built-${mode}`, inputs, output }, () =>
      step(`Building the ${name}`, () =>
        must(`Building the ${name}`, tool('vite'), ['build', '--mode', mode, '--logLevel', 'warn']),
      ),
    );
  }
}

/** Makes the files that customers download (models, textures, IFC, PDF) whose products or makers have changed. */
export async function makeFiles() {
  await whenStale(
    {
      mark: '.cache/files-made',
      inputs: ['fixtures', 'scripts/make-files.ts', 'scripts/make-files-worker.ts'],
      output: 'dist/files',
    },
    () =>
      step('Making 3D models, textures, IFC files and data sheets', () =>
        must('Making the files', tool('tsx'), ['scripts/make-files.ts']),
      ),
  );
}

/** Draws the pictures whose products or renderer have changed. */
export async function drawPictures() {
  await whenStale(
    {
      mark: '.cache/drawn',
      inputs: ['fixtures', 'contracts/picture-url.ts', 'scripts/make-media.ts'],
      output: 'dist/media',
    },
    () =>
      step('Drawing the catalogue pictures', () => must('Drawing', tool('tsx'), ['scripts/make-media.ts'])),
  );
}
