import { catalogue } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { changeStep, openStep } from './checkout-steps.ts';
import { buyer } from './full-basket.ts';
import { expect, test } from './order-test.ts';

const IN_STOCK = catalogue()
  .map(toProduct)
  .flatMap(({ productNo, inventoryBalance }) => (inventoryBalance > 4 ? [productNo] : []));

test('a repeat order of five lines fits about one screen, and is placed once from the summary', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  for (const productNo of IN_STOCK.slice(0, 5)) await customer.fill(productNo, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('checkout');
  await expect(changeStep(page, 'papers')).toBeVisible();
  const form = await page.getByRole('form', { name: 'Checkout' }).boundingBox();
  expect(form?.height).toBeLessThan(1100);
  await shop.expectAccessible();

  await openStep(page, 'papers');
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-1180');
  const place = page.getByRole('complementary', { name: 'Summary' }).getByRole('button');
  await expect(place).toHaveText('Place the order');
  await page.route(/insertorder/, async (route) => {
    await expect(place).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await route.continue();
  });
  await place.dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
  await expect(shop.figure('Purchase order number')).toHaveText('PO-1180');
  await shop.expectAccessible();
  expect(await customer.orders()).toMatchObject([{ poNumber: 'PO-1180' }]);
});

test('the button of a summary that is taller than the window stays in view', async ({ page, shop, mock }) => {
  const customer = await buyer(mock);
  for (const productNo of IN_STOCK.slice(0, 30)) await customer.fill(productNo, 1);
  await shop.open('checkout');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByRole('listitem')).toHaveCount(30);
  const place = summary.getByRole('button', { name: 'Place the order' });
  for (const [width, height] of [
    [1440, 900],
    [1280, 560],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(place).toBeInViewport({ ratio: 1 });
    // the last line can be read above the sums
    const last = summary.getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(place).toBeHidden();
});

test('a checkout prints what is ordered for whom and where to, and no fields', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 8);
  await shop.open('checkout');
  await openStep(page, 'who is ordering');
  await page.emulateMedia({ media: 'print' });
  for (const term of ['Ordered by', 'Billed to', 'Delivered to', 'Received by', 'Unloading', 'Payment'])
    await expect(shop.figure(term)).toBeVisible();
  await expect(page.getByText('Total incl. VAT: £')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
