import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { fillBasket, setProducts } from './filled-basket.ts';
import { startBuiltShop } from './processes.ts';
import { say } from './say.ts';

const CUSTOMER = 'trade@alderline.example';
const LINES = 100;
const PRESSES = 50;
/** Somebody who types fast. */
const PAUSE_MS = 100;
const GOAL_MS = 50;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
};
const TREES = {
  desktop: { path: '', options: { viewport: { width: 1440, height: 900 } } },
  mobile: { path: '/mobile', options: PHONE },
} as const;

/** From a key press in a quantity field of a basket with 100 lines to the frame that shows the new total, on both trees. */
export async function basketTyping(port: number): Promise<void> {
  const shop = await startBuiltShop(port, { MOCK_CONSOLE: 'on', SEED_ORDERS: 'off' });
  await fillBasket(shop.baseUrl, CUSTOMER, await setProducts(shop.baseUrl, LINES));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  say(`\nA key press in a basket of ${LINES} lines to the total on screen, ${PRESSES} presses`);
  for (const [tree, { path, options }] of Object.entries(TREES)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await openBasket(page, shop.baseUrl + path);
    const times = await pressKeys(page);
    await context.close();
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0).padStart(4);
    const isMet = times.every((ms) => ms <= GOAL_MS);
    say(
      `  ${tree.padEnd(28)} median ${at(0.5)} ms   p99 ${at(0.99)} ms   goal ${GOAL_MS} ms${isMet ? '' : ': missed'}`,
    );
  }
  await browser.close();
  await shop.stop();
}

async function openBasket(page: Page, tree: string): Promise<void> {
  await page.goto(`${tree}/login`);
  await page.locator('html[data-live]').waitFor();
  await page.getByLabel('Email').fill(CUSTOMER);
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/main$/i);
  await page.goto(`${tree}/basket`, { waitUntil: 'networkidle' });
  // what comes after the first view is there, too
  await page.getByRole('button', { name: 'Quick order' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Types a second digit in the field of a line in the middle and takes it away again, by turns. */
async function pressKeys(page: Page): Promise<number[]> {
  const field = page
    .getByRole('list', { name: 'Basket lines' })
    .getByRole('spinbutton')
    .nth(LINES / 2);
  await field.click();
  await page.keyboard.press('1');
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    await page.evaluate(watchTotal);
    await page.keyboard.press(press % 2 === 0 ? '2' : 'Backspace');
    times.push(await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
}

/** Runs in the page: `shown` is the time from the next key press to the end of the frame in which the total has changed. */
function watchTotal(): void {
  const total = [...document.querySelectorAll('aside dt')].find(
    (term) => term.textContent === 'Total incl. VAT',
  )?.nextElementSibling;
  if (!total) throw new Error('There is no total');
  const before = total.textContent;
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
      if (total.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // it arrives once the frame has been drawn
        port1.onmessage = () => resolve(performance.now() - pressedAt);
        port2.postMessage('');
      });
    });
    observer.observe(total, { childList: true, characterData: true, subtree: true });
  });
  Object.assign(globalThis, { shown });
}
