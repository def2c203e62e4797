import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, step, tool } from './run.mjs';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WITHOUT_WINDOWS = 'chromium-headless-shell';

function installed(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${name} (apt-get)`, async () => {
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true });
  });
  return installed([name]);
}

async function fromPlaywright() {
  await step('Downloading Chromium for the browser tests (playwright)', () =>
    run(tool('playwright'), ['install', 'chromium'], { quiet: true }),
  );
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Path of a Chromium: CHROMIUM_PATH, else one that is installed, else Debian's package, else playwright's download.
 */
export async function findBrowser() {
  const found = installed(WHOLE) ?? (await fromDebian('chromium')) ?? (await fromPlaywright());
  if (found) return found;
  console.error(
    'No Chromium was found and none could be installed. Set CHROMIUM_PATH to one and run this again.',
  );
  process.exit(1);
}

/**
 * Path of a Chromium for tests, which need no window: the headless shell takes a third less time.
 * @param packages settles when the packages are installed, which may happen meanwhile
 */
export async function findTestBrowser(packages) {
  const found = installed([WITHOUT_WINDOWS]) ?? (await fromDebian(WITHOUT_WINDOWS));
  if (found) return found;
  await packages;
  return findBrowser();
}
