import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';

/** The shop's main job, on both trees: browse, log in, see the price, work out packs, put a floor in the basket. */
test('a trade customer finds a floor, works out packs and puts it in the basket', async ({ page, shop }) => {
  await shop.open('home');
  await page.getByRole('link', { name: 'Browse as visitor' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Herringbone/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Herringbone/);
  const card = page.locator('main a[href*="product-detail"]').first();
  await expect(card).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('£');
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aylsham Oak Natural');
  await expect(page.getByLabel('Area needed')).toHaveCount(0);
  await shop.expectAccessible();

  const product = page.url();
  await shop.logIn();
  await page.goto(product);
  await expect(page.getByRole('main')).toContainText(/£\d+\.\d\d/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aylsham Oak Natural');
  const area = page.getByLabel(/^Area/);
  await area.fill('10');
  // a pack covers 1.2 m², and 1 m² costs £46.90
  await expect(shop.figure('Packs needed')).toHaveText(/^9 packs?$/i);
  await expect(shop.figure('Total')).toHaveText(/^10\.80? m²$/);
  await shop.expectAccessible();
  // what these packs need besides has a page of its own
  await page.getByRole('link', { name: 'Trims, skirting, care and fitting' }).click();
  await expect(page.getByRole('main')).toContainText('9 packs, 10.80 m²');
  await page.goBack();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('Item added successfully')).toBeVisible();
  await expect(page).toHaveURL(/basket$/i);
  const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  const expectBasket = async () => {
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('Aylsham Oak Natural');
    await expect(line).toContainText(/9 packs?.*10\.80? m²/i);
    await expect(line).toContainText('£506.52');
    await expect(shop.figure('Total incl. VAT')).toHaveText('£607.82');
  };
  await expectBasket();
  await shop.expectAccessible();

  await page.reload();
  await expectBasket();
});

test('what is in the basket already counts against the stock @mobile-only', async ({ page, shop, mock }) => {
  await mock.enter('architect@alderline.example');
  await shop.open('product', { id: 'p-0605' });
  const panel = page.getByRole('region', { name: 'Price and quantity' });
  const area = page.getByLabel(/^Area/);
  const pack = Number((await panel.getByText(/One pack covers/).textContent())?.match(/[\d.]+/)?.[0]);
  await area.fill((2 * pack).toFixed(2));
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('basket', shop.device)}$`, 'i'));

  await shop.open('product', { id: 'p-0605' });
  await area.fill('90000');
  const available = panel.getByText(/^Available stock: \d+ packs\.$/);
  const stock = Number((await available.textContent())?.match(/\d+/)?.[0]);
  await area.fill((stock * pack).toFixed(2));
  await expect(panel.getByText('Sorry, insufficient stock')).toBeVisible();
  await expect(available).toHaveText(`Available stock: ${stock} packs.`);
  await expect(panel.getByText(/^\d+ packs of it are in your basket already\.$/)).toBeVisible();
  await expect(panel.getByText('Please contact us for future stock')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test('an area that is not a number stays as typed, with the reason @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  const area = page.getByLabel(/^Area/);
  await area.fill('ten');
  await area.blur();
  await expect(area).toHaveValue('ten');
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expect(area).toHaveAccessibleDescription(/area in m² as a number above 0/);
  await expect(page.getByRole('alert').filter({ hasText: 'as a number above 0' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test('a double click adds once @mobile-only', async ({ page, shop, mock }) => {
  const customer = await mock.enter();
  await shop.open('product', { id: 'p-0602' });
  await page.getByLabel(/^Area/).fill('1');
  await page.getByRole('button', { name: 'Add to basket' }).dblclick();
  await expect(page).toHaveURL(/basket$/i);
  const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/1 pack\D*1\.30? m²/i);
  // anything sent but not shown yet would be here
  const { data } = await customer.call('/woojiapi/order/qryshoppingcar', { userId: customer.userId });
  expect(data.map(({ productNo, number }) => [productNo, number])).toEqual([['AL-H102', 1]]);
});
