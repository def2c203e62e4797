import { expect, test } from './shop-test.ts';

/** The main job of the shop, on both trees: browse, log in, see the price, work out packs, put a floor in the basket. */
test('a trade customer finds a floor, works out packs and puts it in the basket', async ({ page, shop }) => {
  await shop.open('home');
  await page.getByRole('link', { name: 'Browse as visitor' }).click();
  await page
    .getByRole('link', { name: /Herringbone/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Herringbone/);
  const card = page.locator('main a[href*="product-detail"]').first();
  await expect(card).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('£');
  await card.click();
  await expect(page.getByLabel('Area needed')).toHaveCount(0);
  await shop.expectAccessible();

  const product = page.url();
  await shop.logIn();
  await page.goto(product);
  await expect(page.getByRole('main')).toContainText(/£\d+\.\d\d/);
  const area = page.getByLabel(/^Area/);
  await area.fill('10');
  await expect(page.getByText(/\d+ packs/i).first()).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('Item added successfully')).toBeVisible();
  await expect(page).toHaveURL(/basket$/i);
  await expect(page.getByRole('main')).toContainText('AL-H');
  await shop.expectAccessible();

  await page.reload();
  await expect(page.getByRole('main')).toContainText('AL-H');
});

test('stock that does not suffice is told, and nothing can be added', async ({ page, shop }) => {
  await shop.logIn('architect@alderline.example');
  await shop.open('product-detail', { id: 'p-0604' });
  await page.getByLabel(/^Area/).fill('500');
  await expect(page.getByText('Sorry, insufficient stock')).toBeVisible();
  await expect(page.getByText(/Available stock: \d+ packs\./)).toBeVisible();
  await expect(page.getByText('Please contact us for future stock')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test('an area that is no number keeps what was typed and says why', async ({ page, shop }) => {
  await shop.logIn('developer@alderline.example');
  await shop.open('product-detail', { id: 'p-0601' });
  const area = page.getByLabel(/^Area/);
  await area.fill('ten');
  await area.blur();
  await expect(area).toHaveValue('ten');
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test('a double click adds once', async ({ page, shop }) => {
  await shop.logIn('developer@alderline.example');
  await shop.open('product-detail', { id: 'p-0602' });
  await page.getByLabel(/^Area/).fill('1');
  const inserts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/insertshoppingcar')) inserts.push(request.headers().callserial ?? '');
  });
  await page.getByRole('button', { name: 'Add to basket' }).dblclick();
  await expect(page).toHaveURL(/basket$/i);
  expect(new Set(inserts).size).toBe(1);
});
