import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './shop-test.ts';

const FLOOR = { id: 'p-0101' };

const steps = (page: Page) => page.evaluate(() => history.state.steps ?? 0);

/** Opens something over the page, and waits until it has its step. */
async function openOver(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect.poll(() => steps(page)).toBe(1);
}

for (const [what, button, shown] of [
  ['the menu', 'Menu', 'dialog'],
  ['a picture', /^Enlarge/, 'dialog'],
  ['the 3D model', 'View in 3D', 'application'],
] as const) {
  test(`Back closes ${what}, and leaves the product only then`, async ({ page, shop }) => {
    await shop.open('flooring');
    await page.goto(href('product', shop.device, FLOOR));
    await expect(page.locator('html[data-live]')).toBeAttached();
    await openOver(page, button);
    await expect(page.getByRole(shown)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole(shown)).toBeHidden();
    await expect(page.locator('[data-page=product]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-page=flooring]')).toBeVisible();
  });
}

test('Back pressed again at once leaves the product, as nothing is left of the picture', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  await page.goto(href('product', shop.device, FLOOR));
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      dataset.pushed = String(Number(dataset.pushed ?? 0) + 1);
      push(...entry);
    };
  });
  // whether a frame comes between Back and what follows it differs from time to time
  for (const times of ['1', '2', '3', '4']) {
    await openOver(page, /^Enlarge/);
    // Back right after a frame, so that the next one is far
    await page.evaluate(() => requestAnimationFrame(() => history.back()));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => steps(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-pushed', times);
  }
  await openOver(page, /^Enlarge/);
  await page.evaluate(() => {
    addEventListener('popstate', () => setTimeout(() => history.back()), { once: true });
    history.back();
  });
  await expect(page.locator('[data-page=flooring]')).toBeVisible();
});

test('Back closes the filters and keeps what was chosen in them, also after a refresh', async ({
  page,
  shop,
}) => {
  await shop.open('products');
  await page.goto(href('flooring', shop.device));
  await expect(page.locator('html[data-live]')).toBeAttached();
  await openOver(page, /^Filters?/);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const walnut = filters.getByRole('checkbox', { name: /^Walnut/ });
  if (!(await walnut.isVisible())) await filters.getByText('Species', { exact: true }).click();
  await walnut.check();
  await expect(page).toHaveURL(/species=Walnut/);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/species=Walnut/);

  await openOver(page, /^Filters?/);
  await page.reload();
  await expect.poll(() => steps(page)).toBe(0);
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/species=Walnut/);
  await page.goBack();
  await expect(page.locator('[data-page=products]')).toBeVisible();
});

test('Back from where the menu has led passes over the menu', async ({ page, shop }) => {
  await shop.open('flooring');
  await openOver(page, 'Menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.locator('[data-page=gallery]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-page=flooring]')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
