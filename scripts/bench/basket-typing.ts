import type { Page } from '@playwright/test';
import { fillBasket, setProducts } from './filled-basket.ts';
import { startBuiltShop } from './processes.ts';
import { say } from './say.ts';
import { byTurns, launchBrowser, logIn, pressTimes, shareOf, TREES } from './typing.ts';

const CUSTOMER = 'trade@alderline.example';
const LINES = 100;
const PRESSES = 50;
const GOAL_MS = 50;

/** From a key press in a quantity field of a basket with 100 lines to the frame that shows the new total, on both trees. */
export async function basketTyping(port: number): Promise<void> {
  const shop = await startBuiltShop(port, { MOCK_CONSOLE: 'on', SEED_ORDERS: 'off' });
  await fillBasket(shop.baseUrl, CUSTOMER, await setProducts(shop.baseUrl, LINES));
  const browser = await launchBrowser();
  say(`\nA key press in a basket of ${LINES} lines to the total on screen, ${PRESSES} presses`);
  for (const [tree, { path, options }] of Object.entries(TREES)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await openBasket(page, shop.baseUrl + path);
    const times = await pressKeys(page);
    await context.close();
    const at = (share: number) => shareOf(times, share).toFixed(0).padStart(4);
    const isMet = times.every((ms) => ms <= GOAL_MS);
    say(
      `  ${tree.padEnd(28)} median ${at(0.5)} ms   p99 ${at(0.99)} ms   goal ${GOAL_MS} ms${isMet ? '' : ': missed'}`,
    );
  }
  await browser.close();
  await shop.stop();
}

async function openBasket(page: Page, tree: string): Promise<void> {
  await logIn(page, tree, CUSTOMER);
  await page.goto(`${tree}/basket`, { waitUntil: 'networkidle' });
  // wait until the parts after the first view have loaded, too
  await page.getByRole('button', { name: 'Quick order' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** In the field of a line in the middle. */
async function pressKeys(page: Page): Promise<readonly number[]> {
  const field = page
    .getByRole('list', { name: 'Basket lines' })
    .getByRole('spinbutton')
    .nth(LINES / 2);
  await field.click();
  await page.keyboard.press('1');
  const total = page.locator('aside dt', { hasText: 'Total incl. VAT' }).locator('+ dd');
  return pressTimes(page, { count: PRESSES, shown: total, key: byTurns });
}
