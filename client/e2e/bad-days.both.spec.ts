import type { Page } from '@playwright/test';
import type { FaultProfileName } from '../../contracts/api/fault-profiles.ts';
import { href } from '../../contracts/site/site-map.ts';
import { expect, LOGIN, test } from './console-test.ts';

/** What the browser itself prints about a call that failed. */
const LOADING = /^Failed to load resource/;
const ADD = '/woojiapi/order/insertshoppingcar';
const FLOOR = 'Blakeney Oak Natural';

/** Tries again wherever the page offers it, until the page shows what it is about. It is never blank meanwhile. */
async function recovers(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const main = page.getByRole('main');
    await expect(main).toHaveText(/\S/, { timeout: 1_000 });
    const again = page.getByRole('button', { name: 'Try again' }).first();
    // it may be gone before it is pressed
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
    await isThere();
  }).toPass({ timeout: 60_000 });
}

/** With these seeds the first log-in fails, and so does the first floor put in the basket: at one of them only the reply is lost. */
for (const [profile, seed, failures, tag] of [
  ['flaky-radio', 435, ['drop', 'truncate'], '@mobile-only'],
  ['slow-friday', 7, ['status', 'status'], '@desktop-only'],
] satisfies [FaultProfileName, number, string[], string][])
  test(`on ${profile} a customer gets from the list to the basket, and nothing is lost or put in twice ${tag}`, async ({
    page,
    shop,
    mock,
    quietConsole,
  }) => {
    const brief = { timeout: 4_000 };
    await mock.write('POST /fault-profile', { name: profile, seed });
    await shop.open('flooring', { type: 'Herringbone' });
    const card = page.locator('main a[href*="product-detail"]').first();
    await recovers(page, () => expect(card).toBeVisible(brief));

    await page.goto(href('login', shop.device));
    const products = new RegExp(`${href('products', shop.device)}$`, 'i');
    await expect(async () => {
      if (!products.test(page.url())) {
        await page.getByLabel('Email').fill('trade@alderline.example', brief);
        await page.getByLabel('Password', { exact: true }).fill('Floor!2026', brief);
        await page.getByRole('button', { name: 'Login', exact: true }).click(brief);
      }
      await expect(page).toHaveURL(products, brief);
    }).toPass({ timeout: 60_000 });

    await shop.open('product', { id: 'p-0601' });
    const area = page.getByLabel(/^Area/);
    await recovers(page, () => expect(area).toBeVisible(brief));
    await area.fill('10');
    const add = page.getByRole('button', { name: 'Add to basket' });
    // the price may be missing; the area stays as typed until it is there
    await recovers(page, () => expect(add).toBeEnabled(brief));
    const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
    await expect(async () => {
      if (await add.isVisible()) await add.click(brief);
      await expect(page).toHaveURL(/basket$/i, brief);
    }).toPass({ timeout: 60_000 });
    await recovers(page, () => expect(line).toContainText(FLOOR, brief));

    await page.reload();
    await recovers(page, () => expect(line).toContainText('£383.76', brief));
    await expect(line).toHaveCount(1);
    const { entries } = await mock.read('/journal');
    const firsts = [LOGIN, ADD].map((called) => entries.findLast(({ path }) => path === called)?.fault);
    expect(firsts).toEqual(failures);
    await mock.write('DELETE /fault-profile');
    await page.reload();
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(/8 packs?.*10\.40? m²/i);
    expect(quietConsole.splice(0).filter((text) => !LOADING.test(text))).toEqual([]);
  });
