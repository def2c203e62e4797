import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { LOGIN, loginForm, PASSWORD, TRADE } from './console-test.ts';
import { expect, test } from './order-test.ts';

test('login and data: name, emails, sessions, the data as a file, and the end of the account', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 1 });
  await mock.newSession();
  await shop.open('account');
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Your login and data' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${href('settings', shop.device)}$`));
  const first = page.getByLabel('First Name');
  await expect(first).toHaveValue('Tom');
  await shop.expectAccessible();

  await first.fill(' ');
  await page.getByRole('button', { name: 'Save your details' }).click();
  await shop.expectRefused(first, 'please enter your First Name');
  await first.fill('Tamsin');
  await page.getByRole('button', { name: 'Save your details' }).click();
  const saved = page.getByText('Your details are saved.');
  await expect(saved).toBeVisible();
  await page.getByLabel('Surname').fill('Pike');
  await expect(saved).toBeHidden();

  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This one');
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeFocused();

  // three presses: off, on, off
  const progress = page.getByRole('switch', { name: 'Progress of your orders' });
  for (let press = 0; press < 3; press++) await progress.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeAttached();
  await page.reload();
  await expect(progress).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Payments we have received' })).toBeChecked();
  await expect(first).toHaveValue('Tamsin');
  await orders.moveTo(order, 'dispatched');
  const subjects = async () => (await mock.read('/mails')).mails.map(({ text }) => text);
  expect((await subjects()).filter((text) => text.includes('on its way'))).toEqual([]);
  expect((await subjects()).some((text) => text.includes('Thank you for your order'))).toBe(true);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^alderline-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data['Your details']).toMatchObject([{ 'First name': 'Tamsin', Email: TRADE }]);
  expect(data['Orders you placed']).toMatchObject([{ Order: order.orderNo }]);

  const password = page.getByLabel(/^Your password/);
  const close = page.getByRole('button', { name: 'Close your account for good' });
  await close.click();
  await shop.expectRefused(password, 'Please enter your password.');
  await password.fill('Wrong!2026');
  await close.click();
  await shop.expectRefused(password, "That isn't your password.");
  await password.fill(PASSWORD);
  await close.click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'is under way' })).toBeVisible();
  await mock.write(`POST /orders/${order.orderId}`, { sts: 'delivered', note: '' });
  await mock.write(`POST /orders/${order.orderId}/payment`, {});
  await close.click();
  await expect(page).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
  await expect(page.getByText('Your account is closed. An email confirms it.')).toBeVisible();
  expect(await mock.call(LOGIN, loginForm(TRADE))).toMatchObject({ resultCode: '1' });
  const mails = (await mock.read('/mails')).mails.filter(({ to }) => to === TRADE);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Alderline trade account is closed']);
});

test('a switch that is pressed again says that it is saved once the last choice is stored', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId } = await mock.enter();
  await shop.open('settings');
  const progress = page.getByRole('switch', { name: 'Progress of your orders' });
  const payments = page.getByRole('switch', { name: 'Payments we have received' });
  const saved = page.getByText('Saved.', { exact: true });
  await expect(progress).toBeChecked();

  // after a choice the page reads what is stored
  const readings: Route[] = [];
  await page.route('**/user/qrysettings', (route) => void readings.push(route));
  await progress.click();
  await expect.poll(() => readings.length).toBe(1);
  const choices: Route[] = [];
  await page.route('**/user/updatemails', (route) => void choices.push(route));
  await progress.click();
  await expect.poll(() => choices.length).toBe(1);
  // changed on another device, so that the reading shows
  await call('/woojiapi/user/updatemails', { userId, topic: 'payments', wanted: 0 });
  await readings[0]?.continue();
  await expect(payments).not.toBeChecked();
  await expect(saved).toHaveCount(0);
  await expect(progress).toBeChecked();

  await page.unroute('**/user/qrysettings');
  await choices[0]?.continue();
  await expect(saved).toBeAttached();
  await page.reload();
  await expect(payments).not.toBeChecked();
  await expect(progress).toBeChecked();
});
