import type { Route } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { gate, holdRequests } from './hold-requests.ts';
import { expect, test } from './shop-test.ts';

test('a wrong password is reported and keeps what was typed', async ({ page, shop }) => {
  await shop.open('login');
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('not it');
  const answered = page.waitForResponse(/\/user\/login$/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // in the server's words
  const { resultCode, resultMsg: refusal } = await (await answered).json();
  expect([resultCode, refusal]).toEqual(['1', expect.stringMatching(/password/)]);
  await expect(page.getByRole('form', { name: 'Log in' })).toContainText(refusal);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(refusal);
  await expect(page.getByLabel('Email')).toHaveValue('trade@alderline.example');
  await expect(page).toHaveURL(/login$/);
  await shop.expectAccessible();
});

test('a visitor whose list gets a 401 stays on the page', async ({ page, shop, quietConsole }) => {
  await shop.open('series');
  await page.route('**/woojiapi/product/qrybrandseries', (route) => route.fulfill({ status: 401, json: {} }));
  await shop.open('flooring', { type: 'herringbone' });
  await page.getByRole('region', { name: 'Series' }).getByRole('link', { name: 'Chevron' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be done without a login');
  await expect(page).toHaveURL(/flooring\?type=chevron$/);
  expect(quietConsole.splice(0).join()).toContain('401');
});

test('log-out removes the prices, in the other tab too', async ({ page, shop, context }) => {
  await shop.logIn();
  await shop.open('flooring', { type: 'chevron' });
  await expect(page.getByRole('main')).toContainText('£');
  const other = await context.newPage();
  await other.goto(href('flooring', shop.device, { type: 'chevron' }));
  await expect(other.getByRole('main')).toContainText('£');

  await shop.logOut();
  await expect(other.getByRole('main')).not.toContainText('£');
  await shop.open('flooring', { type: 'chevron' });
  await expect(page.getByRole('main')).toContainText('Log in for trade prices');
  await expect(page.getByRole('main')).not.toContainText('£');
});

test('a log-in in another tab waits until this tab has hydrated', async ({ page, shop, context }) => {
  let asked = 0;
  const { opened, open: release } = gate();
  await page.route(/\/assets\/[^/]*flooring[^/]*\.js$/, async (route) => {
    asked += 1;
    await opened;
    await route.continue();
  });
  await page.goto(href('flooring', shop.device, { type: 'chevron' }), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await shop.logIn(undefined, other);
  await expect.poll(() => asked, 'the page waits for its code').toBeGreaterThan(0);
  await expect(page.getByRole('main')).not.toContainText('£');
  release();
  await expect(page.getByRole('main')).toContainText('£');
});

test('who logs in again before the last session’s reply has come gets a price', async ({
  page,
  shop,
  context,
}) => {
  await shop.logIn();
  await shop.open('product', { id: 'p-0601' });
  await expect(page.getByRole('main')).toContainText('£');
  let held: Route | undefined;
  await page.route(
    /\/product\/qrybyproductid$/,
    (route) => {
      held = route;
    },
    { times: 1 },
  );
  // what is shown is read again
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => held).toBeDefined();
  const other = await context.newPage();
  await other.goto(href('flooring', shop.device));
  await shop.logOut(other);
  await expect(page.getByRole('main')).not.toContainText('£');
  await shop.logIn(undefined, other);
  await expect(page.getByRole('region', { name: 'Price and quantity' })).toBeVisible();
  await held?.continue();
  await expect(page.getByRole('main')).toContainText('£');
});

test('a session that the server does not know is reported once, ends, and goes to the home page', async ({
  page,
  shop,
}) => {
  await shop.logIn();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, value.replace(/"token":"[^"]+"/, '"token":"gone"'));
    }
  });
  await page.goto(href('basket', shop.device));
  await expect(page).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
  await expect(page.getByText('Invalid code, token, or has expired')).toHaveCount(1);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/login$/);
});

test('a customer waits without what visitors see, and nothing moves when the price has come', async ({
  page,
  shop,
}) => {
  await shop.logIn();
  const release = await holdRequests(page, /\/assets\/[^/]*\.js$/);
  await page.goto(href('product', shop.device, { id: 'p-0110' }), { waitUntil: 'commit' });
  const below = page.getByRole('region', { name: 'Specification' });
  await expect(below).toBeVisible();
  const visitors = page.getByText(/^Log in|trade account|Trade prices and packs/);
  await expect(visitors.first()).toBeAttached();
  await expect(visitors.filter({ visible: true })).toHaveCount(0);
  const top = async () => (await below.boundingBox())?.y ?? 0;
  const before = await top();
  release();
  await expect(page.getByRole('region', { name: 'Price and quantity' })).toContainText('£');
  expect(Math.abs((await top()) - before)).toBeLessThan(8);
});
