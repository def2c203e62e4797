import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { type Console, PASSWORD, TRADE } from './console-test.ts';
import { expect, fillBasket, test } from './order-test.ts';

const BEN = 'ben@buyer.example';

/** The link of the last invitation to somebody, in the tree of this device. */
async function mailedLink(mock: Console, to: string, device: 'desktop' | 'mobile'): Promise<string> {
  const { mails } = await mock.read('/mails');
  const mail = mails.find((one) => one.to === to && one.text.includes('invitation?token='));
  const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  return `${href('invitation', device)}?token=${token}`;
}

async function invite(page: Page, role: string, limit: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel(/^Their email/).fill(BEN);
  await dialog.getByLabel(/^Their first name/).fill('Ben');
  await dialog.getByLabel(/^Their surname/).fill('Okoro');
  await dialog.getByLabel(/^Role/).selectOption(role);
  if (limit !== '') await dialog.getByLabel(/^Orders without approval/).fill(limit);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
}

async function accept(page: Page): Promise<void> {
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();
}

test('an owner invites a buyer, whose order above the limit waits until it is approved', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('account');
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'People' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${href('people', shop.device)}$`));
  const people = page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await shop.expectRefused(dialog.getByLabel(/^Their email/), 'Please enter your colleague’s email.');
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await invite(page, 'buyer', '10');
  const invited = page.getByRole('list', { name: 'Invited' });
  await expect(invited.getByRole('listitem')).toContainText('£10.00');
  const first = await mailedLink(mock, BEN, shop.device);
  await invited.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('is on its way again')).toBeAttached();
  await expect.poll(() => mailedLink(mock, BEN, shop.device)).not.toBe(first);
  await shop.expectAccessible();

  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is no longer valid');
  await page.goto(await mailedLink(mock, BEN, shop.device));
  await expect(page.getByText(`This invitation is for ${BEN}, but trade@`)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: /^Log out trade@.* and continue$/ }).click();
  await expect(page.getByText('invites you to order')).toBeVisible();
  await shop.expectAccessible();
  await accept(page);

  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel(/^Email/)).toHaveValue(BEN);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/main$/);
  await shop.open('people');
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Invite a colleague' })).toBeHidden();
  await expect(page.getByText('Tom Halloran decides who is in the account')).toBeVisible();
});

test('a waiting order is approved or declined where it is seen', async ({ page, shop, mock, orders }) => {
  const owner = await mock.enter();
  const buyer = await colleague(mock, owner, 'buyer', 1000);
  const first = await orders.place(buyer, { 'AL-H101': 2 }, { payment: 'transfer' });
  const second = await orders.place(buyer, { 'AL-H101': 1 }, { payment: 'account' });
  await mock.enter();
  await shop.open('account');
  const mine = page.getByRole('list', { name: 'To be approved by you' });
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  await shop.expectAccessible();
  await mine.getByRole('link', { name: first.orderNo, exact: true }).click();
  const approval = page.getByRole('region', { name: 'Approval' });
  await expect(approval.getByRole('heading')).toHaveText('Waiting for approval');
  await shop.expectAccessible();
  await approval.getByRole('button', { name: /^Approve £/ }).click();
  await expect(approval.getByRole('heading')).toHaveText('Approved');
  await expect(approval.getByRole('heading')).toBeFocused();

  await shop.open('orders', { id: second.orderId });
  await approval.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this order?' });
  await dialog.getByRole('button', { name: 'Decline the order' }).click();
  await shop.expectRefused(
    dialog.getByLabel(/^Why/),
    'Please say why, so that your colleague knows what to change.',
  );
  await dialog.getByLabel(/^Why/).fill('The cheaper grade will do');
  await dialog.getByRole('button', { name: 'Decline the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(approval.getByRole('heading')).toHaveText('Declined');
  await expect(approval).toContainText('The cheaper grade will do');
  const { mails } = await mock.read('/mails');
  const toBuyer = mails.filter(({ to }) => to === BEN).map(({ text }) => text);
  expect(toBuyer.some((text) => text.includes('has approved your order'))).toBe(true);
  expect(toBuyer.some((text) => text.includes('The cheaper grade will do'))).toBe(true);
});

test('a buyer sees before and after an order that it will wait', async ({ page, shop, mock }) => {
  const owner = await mock.enter();
  const buyer = await colleague(mock, owner, 'buyer', 1000);
  await fillBasket(buyer, 'AL-H101', 2);
  await shop.open('checkout');
  await expect(page.getByText('This is above your limit of £10.00')).toBeVisible();
  await expect(page.getByText(/waits until Tom Halloran approves it/)).toBeVisible();
  await shop.expectAccessible();
});

test('accounts sees why it can’t order, and whom to ask', async ({ page, shop, mock }) => {
  const owner = await mock.enter();
  const accounts = await colleague(mock, owner, 'accounts');
  await fillBasket(accounts, 'AL-H101', 2);
  await shop.open('basket');
  await expect(page.getByText(/Your login is for accounts.*Tom Halloran/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeHidden();
  await shop.open('checkout');
  await expect(page.getByRole('heading', { name: 'You can’t place orders' })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'See who can' }).click();
  await expect(page.getByRole('list', { name: 'People' })).toContainText(TRADE);
});

/** Somebody whom the owner has invited, and who has accepted and entered. */
async function colleague(
  mock: Console,
  owner: Awaited<ReturnType<Console['enter']>>,
  companyRole: 'buyer' | 'accounts',
  limitPence?: number,
) {
  await owner.call('/woojiapi/user/insertinvitation', {
    userId: owner.userId,
    email: BEN,
    firstName: 'Ben',
    lastName: 'Okoro',
    companyRole,
    ...(limitPence === undefined ? {} : { limitPence }),
    pageUrl: 'http://localhost:4000/invitation',
  });
  const invitationToken = (await mailedLink(mock, BEN, 'desktop')).split('token=')[1] ?? '';
  const accepted = await mock.call('/woojiapi/user/acceptinvitation', {
    invitationToken,
    title: 'Mr',
    firstName: 'Ben',
    lastName: 'Okoro',
    password: PASSWORD,
    repassword: PASSWORD,
  });
  expect(accepted.resultCode).toBe('0');
  return await mock.enter(BEN);
}
