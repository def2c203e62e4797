import { expect, test } from './console-test.ts';
import { gate, holdRequests } from './hold-requests.ts';

const HERRINGBONE = 'p-0601';
const LOWER_CODE = /\/assets\/lower-part-.*\.js$/;
const DATA_SHEET = { name: 'Download: Data sheet' };

test('the lower parts of a page can be read at once; their code loads when a reader comes near, and repeats a click', async ({
  page,
  shop,
}) => {
  let asked = 0;
  const { opened, open: release } = gate();
  await page.route(LOWER_CODE, async (route) => {
    asked += 1;
    await opened;
    await route.continue();
  });
  await shop.open('product', { id: HERRINGBONE });
  await expect(page.getByRole('button', DATA_SHEET)).toBeVisible();
  expect(asked).toBe(0);
  const before = await page.getByRole('main').innerText();
  await page.getByRole('button', DATA_SHEET).click();
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('main')).toHaveText(before, { useInnerText: true });
  const arriving = page.waitForEvent('download');
  release();
  await arriving;
});

test('a visitor who goes offline keeps the lower parts of the page, and they work again once back online', async ({
  page,
  context,
  shop,
  quietConsole,
}) => {
  await shop.open('product', { id: HERRINGBONE });
  await context.setOffline(true);
  await page.getByRole('button', DATA_SHEET).scrollIntoViewIfNeeded();
  await expect.poll(() => quietConsole.length).toBeGreaterThan(0);
  await page.getByRole('button', DATA_SHEET).click();
  const arriving = page.waitForEvent('download');
  await context.setOffline(false);
  await arriving;
  quietConsole.length = 0;
});

test('if the server could not draw the page, its lower parts come once the visitor is back online', async ({
  page,
  context,
  shop,
  quietConsole,
}) => {
  // the server then sends a bare frame, whose address is empty, and the browser draws everything
  await page.route(/\/product-detail\?/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"path":"[^"]*product-detail[^"]*"/, '"path":""');
    await route.fulfill({ response, body: html });
  });
  await page.route(LOWER_CODE, (route) => route.abort());
  await shop.open('product', { id: HERRINGBONE });
  await expect.poll(() => quietConsole.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', DATA_SHEET)).toHaveCount(0);
  await context.setOffline(true);
  await page.unroute(LOWER_CODE);
  await context.setOffline(false);
  await expect(page.getByRole('button', DATA_SHEET)).toBeVisible();
  quietConsole.length = 0;
});

test('while a product loads, the foot of the page stays out of view', async ({ page, shop }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await shop.open('flooring', { type: 'herringbone' });
  const release = await holdRequests(page, /qrybyproductid$/);
  await page.locator('main a[href*="product-detail?id="]').first().click();
  const foot = page.getByRole('contentinfo');
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeAttached();
  await expect(foot).not.toBeInViewport();
  release();
  await expect(page.getByRole('button', DATA_SHEET)).toBeAttached();
  await expect(foot).not.toBeInViewport();
});

test('a customer keeps the lower parts of the page while prices and code load', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await page.route(LOWER_CODE, () => undefined);
  await shop.open('product', { id: HERRINGBONE });
  await expect(page.getByRole('region', { name: 'Price and quantity' })).toContainText('£');
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible();
  await expect(page.getByRole('button', DATA_SHEET)).toBeVisible();
});
