import { href } from '../../contracts/site/site-map.ts';
import { LOGIN, loginForm, TRADE } from './console-test.ts';
import { expect, test } from './order-test.ts';

test('applications are accepted and declined, and the answers are in the inbox', async ({
  page,
  shop,
  mock,
}) => {
  await mock.open('applications');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Hannah Oakes')).toContainText('Pending');
  await page.getByRole('button', { name: 'Accept Hannah Oakes' }).click();
  await expect(row('Hannah Oakes')).toContainText('Accepted');
  await page.getByRole('button', { name: 'Decline Claire Fenwick' }).click();
  await expect(row('Claire Fenwick')).toContainText('Declined');
  await shop.expectAccessible();
  expect((await mock.call(LOGIN, loginForm('pending@alderline.example'))).resultCode).toBe('0');

  await mock.open('inbox');
  const mail = page.getByRole('list', { name: 'Mails' }).getByRole('button');
  await expect(mail).toHaveCount(2);
  await shop.expectAccessible();
  await mail.filter({ hasText: 'pending@alderline.example' }).click();
  const detail = page.getByRole('dialog');
  const seen = detail.getByTitle('The mail as sent');
  await expect(seen).toHaveAttribute('sandbox', '');
  await expect(seen).toHaveAttribute('srcdoc', /Hannah/);
  await detail.getByRole('button', { name: 'Plain text' }).click();
  await expect(detail.getByRole('region', { name: 'Plain text of the mail' })).toContainText('Hannah');
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
});

test('a verification code is copied from its mail', async ({ page, mock }) => {
  await mock.call('/woojiapi/user/getauthcode', { loginName: TRADE, brand: 'Alderline' });
  await mock.open('inbox');
  await page.getByRole('list', { name: 'Mails' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/);
});

test('logging in as somebody opens the shop as them, until the session is expired and ended', async ({
  page,
  shop,
  context,
  mock,
}) => {
  await mock.open('people');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Log in as Tom Halloran' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`${href('products', shop.device)}$`, 'i'));
  await tab.goto(href('flooring', shop.device, { type: 'chevron' }));
  await expect(tab.getByRole('main')).toContainText('£');

  const sessions = page.getByRole('list', { name: 'Sessions of Tom Halloran' }).getByRole('listitem');
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('Live');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Expire the session of Tom Halloran' }).click();
  await expect(sessions).toContainText('Expired');
  await tab.goto(href('basket', shop.device));
  await expect(tab).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
  await page.getByRole('button', { name: 'End the session of Tom Halloran' }).click();
  await expect(sessions).toHaveCount(0);
});

test('an order by transfer is paid and moved along to its door, each step by mail', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const { orderNo } = await orders.place(await mock.enter(), { 'AL-H101': 2 }, { payment: 'transfer' });
  await mock.open('orders');
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: orderNo });
  await expect(order).toContainText('Waits for its transfer');
  await shop.expectAccessible();
  await page.getByRole('button', { name: `Transfer arrived for ${orderNo}` }).dblclick();
  await expect(order).toContainText('Confirmed');
  await expect(order).not.toContainText('Waits for its transfer');
  await page.getByRole('button', { name: `Start picking ${orderNo}` }).click();
  await page.getByLabel(`Vehicle, ${orderNo}`).fill('AB12 CDE');
  await page.getByLabel(`Slot, ${orderNo}`).fill('8am to 10am');
  await page.getByRole('button', { name: `Dispatch ${orderNo}` }).click();
  await expect(order).toContainText('Vehicle AB12 CDE, 8am to 10am');
  await order.getByText('Only a part has arrived').click();
  await order.getByRole('button', { name: /^Packs of .*: one more$/ }).click();
  await page.getByRole('button', { name: `Part delivered ${orderNo}` }).click();
  await expect(order).toContainText(/Arrived: 1 pack of .* To follow: 1 pack of/);
  await page.getByLabel(`Signed by, ${orderNo}`, { exact: true }).fill('J. Moss');
  await page.getByRole('button', { name: `Mark as delivered ${orderNo}` }).click();
  await expect(order).toContainText('Signed by J. Moss');
  await expect(order).toContainText('Delivered');
  await expect(order.getByRole('button')).toHaveCount(0);
  await shop.expectAccessible();
  await mock.open('inbox');
  const mails = page.getByRole('list', { name: 'Mails' }).getByRole('button').filter({ hasText: orderNo });
  await expect(mails).toHaveCount(6);
});
