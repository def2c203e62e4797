import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';

/** The pause of a fast typist. */
const PAUSE_MS = 100;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
};

/** Both trees, each with a browser that isn't redirected to the other. */
export const TREES: Readonly<Record<string, { path: string; options: BrowserContextOptions }>> = {
  desktop: { path: '', options: { viewport: { width: 1440, height: 900 } } },
  mobile: { path: '/mobile', options: PHONE },
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** @param tree address of a tree */
export async function logIn(page: Page, tree: string, customer: string): Promise<void> {
  await page.goto(`${tree}/login`);
  await page.locator('html[data-live]').waitFor();
  await page.getByLabel('Email').fill(customer);
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/main$/i);
}

/** The keys to press repeatedly, and the element that shows their effect. */
export interface Presses {
  readonly count: number;
  /** element whose text changes with each press */
  readonly shown: Locator;
  readonly key: (press: number) => string;
  /** done before each press, not timed */
  readonly prepare?: (press: number) => Promise<unknown>;
}

/** Milliseconds from each key press to the end of the frame that shows its effect, the shortest first. */
export async function pressTimes(
  page: Page,
  { count, shown, key, prepare }: Presses,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let press = 0; press < count; press += 1) {
    await prepare?.(press);
    await shown.evaluate(watchText);
    await page.keyboard.press(key(press));
    times.push(await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

/** Types a second digit and deletes it again, in turn. */
export const byTurns = (press: number) => (press % 2 === 0 ? '2' : 'Backspace');

/** @param times the shortest first */
export const shareOf = (times: readonly number[], share: number) =>
  times[Math.ceil(times.length * share) - 1] ?? 0;

/** Runs in the page: `shown` is the time from the next key press to the end of the frame in which the text has changed. */
function watchText(element: Element): void {
  const before = element.textContent;
  let pressedAt = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true, once: true },
  );
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // the message arrives once the frame has been drawn
        port1.onmessage = () => resolve(performance.now() - pressedAt);
        port2.postMessage('');
      });
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
  });
  Object.assign(globalThis, { shown });
}
