import { href } from '../../contracts/site-map.ts';
import { expect, test } from './shop-test.ts';

test('what is in the basket already counts against the stock', async ({ page, shop }) => {
  await shop.logIn('architect@alderline.example');
  await shop.open('product-detail', { id: 'p-0605' });
  const panel = page.getByRole('region', { name: 'Price and quantity' });
  const area = page.getByLabel(/^Area/);
  const pack = Number((await panel.getByText(/One pack covers/).textContent())?.match(/[\d.]+/)?.[0]);
  await area.fill((2 * pack).toFixed(2));
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('basket', shop.device)}$`, 'i'));

  await shop.open('product-detail', { id: 'p-0605' });
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
