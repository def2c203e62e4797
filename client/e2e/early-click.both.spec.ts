import { href } from '../../contracts/site/site-map.ts';
import { holdCode } from './hold-requests.ts';
import { expect, test } from './shop-test.ts';

test('what is clicked before the code has come is done when it has', async ({ page, shop }) => {
  const release = await holdCode(page);
  await page.goto(href('flooring', shop.device));
  const opener = page.getByRole('button', { name: shop.device === 'desktop' ? /^Finish/ : /^Filter/ });
  await opener.click();
  const options = page.getByRole('group', { name: 'Finish' }).or(page.getByRole('dialog'));
  await expect(options).toBeHidden();
  release();
  await expect(options).toBeVisible();
});

test('a visitor who presses Log in before the code has come returns to the whole address @mobile-only', async ({
  page,
  shop,
}) => {
  await holdCode(page);
  const shared = href('basket', shop.device, { shared: 'a-link' });
  await page.goto(shared);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(href('login', shop.device, { from: shared }));
});

test('a link that is pressed while the code comes is followed when it is let go @desktop-only', async ({
  page,
}) => {
  const release = await holdCode(page);
  // however the address is written
  await page.goto(href('basket', 'desktop', { shared: 'a-link' }).replace('/basket', '/Basket'));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).hover();
  await page.mouse.down();
  release();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/login\?/);
});
