import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './shop-test.ts';

test('a page for customers asks visitors to log in, and brings customers back @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('addresses');
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('addresses', shop.device)}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
  await expect(page.getByText('This page is for trade customers')).toHaveCount(0);
});

test.describe('before its code has come, a page for customers', { tag: '@mobile-only' }, () => {
  const holdCode = (page: Page) => page.route('**/*.js', () => undefined);

  test('asks visitors to log in', async ({ page, shop }) => {
    await holdCode(page);
    await page.goto(href('basket', shop.device), { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'This page is for trade customers' })).toBeVisible();
    await expect(main.getByText('Loading')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /login\?from=/i);
  });

  test('only waits where somebody is logged in', async ({ page, shop }) => {
    await shop.logIn();
    await holdCode(page);
    await page.goto(href('basket', shop.device), { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.getByText('Loading')).toBeVisible();
    await expect(main.getByText('This page is for trade customers')).toBeHidden();
  });
});

test('logging in from a floor returns to it, with its price', { tag: '@mobile-only' }, async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: 'p-0601' });
  await page
    .getByRole('region', { name: 'For trade customers' })
    .getByRole('link', { name: 'Log in' })
    .click();
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/product-detail\?id=p-0601$/);
  await expect(
    page.getByRole('region', { name: 'Price and quantity' }).getByText(/£\d/).first(),
  ).toBeVisible();
});
