import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { screenEmulationMetrics, userAgents } from 'lighthouse/core/config/constants.js';
import type { Device } from '../../../contracts/site/site-map.ts';

/** One address that the bench opens. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  readonly device: Device;
  /** measures the page's limit: the same page with only markup, styles and pictures */
  readonly isLimit?: true;
}

const BLOCKED = ['*.js', '*.mjs', '*.woff2', '*.woff'];
/** A busy machine needs longer than Lighthouse's 45 s; a calm one never waits for it. */
const PATIENCE_MS = 180_000;
const { width, height } = screenEmulationMetrics.desktop;
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', `--window-size=${width},${height}`];

process.on('exit', () => killAll());

/**
 * Lighthouse's own phone for the mobile tree. The desktop tree is opened on the same slow network and processor, and
 * scored like a phone, but as a desktop browser with a desktop's screen, because otherwise the shop would redirect it.
 */
const AS_DEVICE: Record<Device, Flags> = {
  mobile: {},
  desktop: { screenEmulation: { disabled: true }, emulatedUserAgent: userAgents.desktop },
};

/**
 * Opens an address in a browser of its own and lets Lighthouse simulate the phone.
 * @throws when the page doesn't load
 */
export async function openOnPhone(subject: Subject): Promise<RunnerResult> {
  let result = await openOnce(subject);
  // the browser's trace sometimes lacks its beginning
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await openOnce(subject);
  const failure = result?.lhr.runtimeError;
  if (!result || failure)
    throw new Error(`${subject.url} could not be measured: ${failure?.message ?? 'no result'}`);
  return result;
}

async function openOnce({ url, device, isLimit }: Subject): Promise<RunnerResult | undefined> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: CHROME_FLAGS,
    logLevel: 'silent',
  });
  try {
    return await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: 'simulate',
      maxWaitForLoad: PATIENCE_MS,
      ...AS_DEVICE[device],
      ...(isLimit ? { blockedUrlPatterns: BLOCKED, onlyCategories: ['performance'] } : {}),
    });
  } finally {
    chrome.kill();
  }
}
