import { mergeTests } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import type { Console } from './console-test.ts';
import { test as orderTest } from './order-test.ts';
import { expect, NOT_ONLINE, saidIn, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, orderTest);
const BEN = 'ben@buyer.example';

type Owner = Awaited<ReturnType<Console['enter']>>;

async function invite(owner: Owner, limitPence?: number): Promise<void> {
  await owner.call('/woojiapi/user/insertinvitation', {
    userId: owner.userId,
    email: BEN,
    firstName: 'Ben',
    lastName: 'Okoro',
    companyRole: 'buyer',
    ...(limitPence === undefined ? {} : { limitPence }),
    pageUrl: 'http://localhost:4000/invitation',
  });
}

async function mailedToken(mock: Console): Promise<string> {
  const { mails } = await mock.read('/mails');
  const mail = mails.find((one) => one.to === BEN && one.text.includes('invitation?token='));
  return /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function accept(mock: Console): Promise<void> {
  const reply = await mock.call('/woojiapi/user/acceptinvitation', {
    invitationToken: await mailedToken(mock),
    title: 'Mr',
    firstName: 'Ben',
    lastName: 'Okoro',
    password: 'Floor!2026',
    repassword: 'Floor!2026',
  });
  expect(reply.resultCode).toBe('0');
}

test('people of a company', async ({ page, shop, mock, walk }) => {
  const owner = await mock.enter();
  await invite(owner);
  await accept(mock);
  await owner.call('/woojiapi/user/insertinvitation', {
    userId: owner.userId,
    email: 'cara@buyer.example',
    firstName: 'Cara',
    lastName: 'Lund',
    companyRole: 'approver',
    pageUrl: 'http://localhost:4000/invitation',
  });
  const open = () => shop.open('people');
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/user/qrypeople',
    open,
    told: said,
    says: (words) => new RegExp(`The people of your company could not be loaded.*${words}`, 's'),
    lacking: /The people of your company can’t be shown online.*01632 960180/s,
  });
  await open();
  for (const [path, name] of [
    ['/woojiapi/user/sendinvitation', /^Send again/],
    ['/woojiapi/user/deleteinvitation', /^Withdraw/],
  ] as const)
    await walk.write({
      path,
      make: () => page.getByRole('button', { name }).click(),
      told: said,
      lacking: NOT_ONLINE,
    });
  const dialog = page.getByRole('dialog');
  const inDialog = dialog.getByRole('alert').filter({ hasText: /\S/ });
  await open();
  await walk.write({
    path: '/woojiapi/user/insertinvitation',
    every: true,
    ready: async () => {
      await page.getByRole('button', { name: 'Invite a colleague' }).click();
      await dialog.getByLabel(/^Their email/).fill('dana@buyer.example');
      await dialog.getByLabel(/^Their first name/).fill('Dana');
      await dialog.getByLabel(/^Their surname/).fill('Reed');
    },
    make: () => dialog.getByRole('button', { name: 'Send the invitation' }).click(),
    told: inDialog,
    lacking: NOT_ONLINE,
    keeps: () => expect(dialog.getByLabel(/^Their surname/)).toHaveValue('Reed'),
  });
  await open();
  await walk.write({
    path: '/woojiapi/user/updatecolleague',
    ready: async () => {
      await page.getByRole('button', { name: 'Change what Ben Okoro may do' }).click();
      await dialog.getByRole('combobox', { name: /^Role/ }).selectOption('approver');
    },
    make: () => dialog.getByRole('button', { name: 'Save' }).click(),
    told: inDialog,
    lacking: NOT_ONLINE,
    keeps: () => expect(dialog.getByRole('combobox', { name: /^Role/ })).toHaveValue('approver'),
  });
  await walk.write({
    path: '/woojiapi/user/deletecolleague',
    ready: () => page.getByRole('button', { name: 'Remove Ben Okoro' }).click(),
    make: () => dialog.getByRole('button', { name: 'Remove Ben Okoro' }).click(),
    told: inDialog,
    lacking: NOT_ONLINE,
  });
});

test('an invitation', async ({ page, shop, mock, walk }) => {
  await invite(await mock.enter());
  const token = await mailedToken(mock);
  const open = () => page.goto(`${href('invitation', shop.device)}?token=${token}`);
  await walk.reading({
    path: '/woojiapi/user/qryinvitation',
    open,
    told: saidIn(page),
    says: (words) => new RegExp(`Your invitation could not be loaded.*${words}`, 's'),
    lacking: /Your invitation can’t be shown online.*01632 960180/s,
  });
  await open();
  await page.getByRole('button', { name: /^Log out trade@.* and continue$/ }).click();
  const password = page.getByLabel(/^Password/);
  await walk.write({
    path: '/woojiapi/user/acceptinvitation',
    ready: async () => {
      await password.fill('Floor!2026');
      await page.getByLabel(/^Confirm Password/).fill('Floor!2026');
    },
    make: () => page.getByRole('button', { name: 'Accept the invitation' }).click(),
    told: page.getByRole('form').locator('.form-error'),
    lacking: NOT_ONLINE,
    keeps: () => expect(password).toHaveValue('Floor!2026'),
  });
});

test('an order that waits for approval', async ({ page, shop, mock, orders, walk }) => {
  await invite(await mock.enter(), 1000);
  await accept(mock);
  const order = await orders.place(await mock.enter(BEN), { 'AL-H101': 1 }, { payment: 'transfer' });
  await mock.enter();
  // the other orders are there without it
  await walk.reading({
    path: '/woojiapi/order/qrywaitingorders',
    open: () => shop.open('account'),
    told: 'nowhere',
  });
  await shop.open('orders', { id: order.orderId });
  const approval = page.getByRole('region', { name: 'Approval' });
  await walk.write({
    path: '/woojiapi/order/decideorder',
    make: () => approval.getByRole('button', { name: /^Approve £/ }).click(),
    told: approval.getByRole('alert').filter({ hasText: /\S/ }),
    lacking: NOT_ONLINE,
  });
});
