import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { expect, test } from './console-test.ts';

// a line folds up as it leaves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('lines are removed one by one, and the totals follow', async ({ page, shop, mock }) => {
  const { call, userId, loginName } = await mock.enter();
  for (const [productNo, packs] of [
    ['AL-H101', 8],
    ['AL-X101', 2],
  ] as const) {
    const line = orderLine(toProduct(itemByNumber(productNo)), packs);
    if (!line) throw new Error(`${productNo} has no price`);
    await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  }
  await shop.open('basket');
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  const herringbone = lines.filter({ hasText: 'Blakeney Oak Natural' });
  const chevron = lines.filter({ hasText: 'Framlingham Oak Natural' });
  await expect(lines).toHaveCount(2);
  await expect(herringbone).toContainText(/8 packs?.*10\.40? m²/i);
  await expect(herringbone).toContainText('£383.76');
  await expect(chevron).toContainText('£116.38');
  await expect(shop.figure(/^Goods/)).toHaveText('£500.14');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£600.17');
  await expect(page.getByRole('link', { name: 'Basket, 2 lines' })).toBeVisible();
  await shop.expectAccessible();

  // a line that the server refuses to remove comes back
  await page.route(/deleteshoppingcar/, (route) =>
    route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
  );
  const remove = (line: typeof lines) => line.getByRole('button', { name: /^Remove/ });
  await remove(herringbone).click();
  await expect(page.getByText('Away for a moment').first()).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£600.17');
  await page.unrouteAll();

  await remove(herringbone).click();
  await expect(lines).toHaveCount(1);
  await expect(chevron).toBeVisible();
  await expect(remove(chevron)).toBeFocused();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£139.66');
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();
  await page.reload();
  await expect(lines).toHaveCount(1);

  await remove(chevron).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(lines).toHaveCount(0);
  await expect.poll(async () => (await call('/woojiapi/order/qryshoppingcar', { userId })).data).toEqual([]);
});
