import type { Page } from '@playwright/test';
import { PICTURE_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { href } from '../../contracts/site/site-map.ts';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { fillPoNumber, fillSite, placeOrder } from './checkout-steps.ts';
import { expect, PASSWORD, TRADE, test } from './console-test.ts';
import { heavyPicture, holdShrinking } from './heavy-picture.ts';
import { holdEntries, keptEntries, SHARED } from './kept-entries.ts';
import type { Shop } from './shop-test.ts';

const UPLOAD = '**/woojiapi/order/uploadexamplepicture';
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: plainPicture() });
const heic = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x1cftypheic', 'latin1'), Buffer.alloc(64)]),
};
const tiles = (page: Page) => page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem');
const choose = (page: Page) => page.getByLabel('Pictures', { exact: true });

test('what a visitor has begun survives the log-in, is sent, approved and seen in the gallery, and its voucher is used', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('share-project');
  await shop.expectAccessible();
  await page.getByLabel('Title').fill('Chapel, now a house');
  await page.getByLabel('Product number or name').fill('h105');
  await expect(page.getByRole('button', { name: 'Add AL-H105' })).toBeVisible();
  await page.getByLabel('Product number or name').press('Enter');
  await expect(page.getByRole('list', { name: 'Floors used' })).toContainText('AL-H105');
  await choose(page).setInputFiles([png('door.png'), heic, png('hall.png')]);
  await expect(tiles(page)).toHaveCount(3);
  await expect(tiles(page).nth(1)).toContainText('This is a HEIC picture, which browsers can’t show.');
  await page.getByRole('button', { name: 'Remove picture 2' }).press('Enter');
  await page.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Picture 1: hall.png' })).toBeVisible();
  await expect(tiles(page).first()).toContainText('Uploaded once you have logged in');
  await shop.expectAccessible();

  await page.getByRole('link', { name: 'Log in to send' }).click();
  await page.getByLabel('Email').fill(TRADE);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('share-project', shop.device)}$`, 'i'));
  await expect(page.getByLabel('Title')).toHaveValue('Chapel, now a house');
  await expect(page.getByRole('list', { name: 'Floors used' })).toContainText('AL-H105');
  await expect(page.getByRole('img', { name: 'Picture 1: hall.png' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 2: door.png' })).toBeVisible();
  await expect(tiles(page).getByText('Uploaded', { exact: true })).toHaveCount(2);

  const send = page.getByRole('button', { name: 'Send project' });
  await send.click();
  await shop.expectRefused(page.getByLabel('Town'), 'Please enter the town.');
  await expect(page.getByLabel('Town')).toBeFocused();
  await expect(
    page.getByText('Please agree that we may publish your project.', { exact: true }),
  ).toBeVisible();
  await shop.expectAccessible();
  await page.getByLabel('Town').fill('Maldon');
  await page.getByLabel('What was laid, and why').fill('Herringbone from door to door.');
  await page.getByRole('checkbox').check();
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByLabel('Town')).toHaveValue('Maldon');
  await expect(tiles(page).getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.getByRole('checkbox').check();
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your project');
  if (shop.device === 'mobile') await expect(page).toHaveURL(/\/mobile\/news-add-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await shop.expectAccessible();
  await shop.open('share-project');
  await expect(page.getByRole('button', { name: 'Send project' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(tiles(page)).toHaveCount(0);

  await mock.open('shared-projects');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Chapel, now a house']);
  await expect(page.getByRole('img', { name: 'Chapel, now a house, picture 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve Chapel, now a house' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  const [mail] = (await mock.read('/mails')).mails;
  expect(mail?.to).toBe(TRADE);
  expect(mail?.text).toMatch(/voucher of £50 has the code [A-Z2-9]{5}-[A-Z2-9]{5}/);

  await shop.open('gallery');
  const card = page.getByRole('link', { name: 'Chapel, now a house' });
  await card.click();
  const overlay = page.getByRole('dialog');
  await expect(overlay).toContainText('Herringbone from door to door.');
  await expect(overlay.getByRole('link', { name: /AL-H105/ })).toBeVisible();
  const large = overlay.getByRole('img', { name: 'Chapel, now a house, picture 1' });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

  const [code = ''] = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(mail?.text ?? '') ?? [];
  await orderWithVoucher(page, shop, code);
});

/** The voucher comes off the goods before VAT: in the basket, at the checkout and on the order. It is used once. */
async function orderWithVoucher(page: Page, shop: Shop, code: string): Promise<void> {
  const enter = async () => {
    await page.getByLabel('Voucher code').fill(code.toLowerCase().replace('-', ' '));
    await page.getByLabel('Voucher code').press('Enter');
  };
  const quickOrder = async () => {
    await shop.open('basket');
    await page.getByRole('button', { name: 'Quick order' }).click();
    await page.getByLabel('Product numbers and quantities').fill('AL-H101 8');
    await page.getByRole('button', { name: /^Add 1 line to the basket/ }).click();
    await expect(page.getByRole('list', { name: 'Basket lines' })).toContainText('Blakeney Oak Natural');
  };
  await quickOrder();
  await enter();
  await expect(shop.figure('Voucher')).toHaveText('−£50.00');
  // 20% of 383.76 less 50.00
  await expect(shop.figure('VAT 20%')).toHaveText('£66.75');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£400.51');
  await expect(page.getByRole('button', { name: 'Don’t use the voucher' })).toBeFocused();
  // on a phone the button that leads up lies over what is below it
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await shop.expectAccessible();

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByText(`Voucher ${code} takes £50.00 off the goods, before VAT.`)).toBeVisible();
  await fillSite(page);
  await fillPoNumber(page, 'PO-1180');
  await expect(page.getByText('Total incl. VAT: £478.51')).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
  await expect(shop.figure('Voucher')).toHaveText('−£50.00');
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  await shop.open('orders', { id });
  await expect(shop.figure('Voucher')).toHaveText('−£50.00');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£478.51');

  await quickOrder();
  await enter();
  await expect(page.getByText(/^This voucher has been used for order /)).toBeVisible();
  // without the voucher, and with the delivery to where the last order went
  await expect(shop.figure('Total incl. VAT')).toHaveText('£538.51');
}

test('a picture that is added while the kept ones are being read goes after them', async ({
  page,
  shop,
  context,
}) => {
  await shop.open('share-project');
  await choose(page).setInputFiles(png('door.png'));
  await expect.poll(() => keptEntries(page, SHARED)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(href('home', shop.device));
  const release = await holdEntries(other, SHARED);
  await shop.open('share-project');
  await choose(page).setInputFiles(png('hall.png'));
  await expect(page.getByRole('img', { name: 'Picture 1: hall.png' })).toBeVisible();
  await release();
  await expect(page.getByRole('img', { name: 'Picture 1: door.png' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 2: hall.png' })).toBeVisible();
  await expect.poll(() => keptEntries(page, SHARED)).toHaveLength(2);
});

test('a picture that fails is tried again, one that is too large refused, others dragged in', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('share-project');
  let failures = 1;
  await page.route(UPLOAD, (route) => {
    failures -= 1;
    return failures >= 0
      ? route.fulfill({ json: { resultCode: '104', resultMsg: 'Error' } })
      : route.continue();
  });
  await choose(page).setInputFiles(png('door.png'));
  await expect(tiles(page)).toContainText('Error');
  await page.getByRole('button', { name: 'Send project' }).click();
  await expect(
    page.getByText('Please remove the pictures that were not uploaded, or try them again.').last(),
  ).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Try again: picture 1' }).click();
  await expect(tiles(page)).toContainText('Uploaded');

  const large = Buffer.concat([plainPicture(), Buffer.alloc(PICTURE_MAX_BYTES)]);
  await choose(page).setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(tiles(page).nth(1)).toContainText('This picture has more than 10 MB.');

  const files = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      for (const name of ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'])
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      return data;
    },
    [...plainPicture()],
  );
  await page.getByText('Drag your pictures here, or').dispatchEvent('drop', { dataTransfer: files });
  await expect(tiles(page)).toHaveCount(6);
  await expect(page.getByText('A project has at most 6 pictures: the others were left out.')).toBeVisible();
  await expect(tiles(page).getByText('Uploaded', { exact: true })).toHaveCount(5);
});

test('a project isn’t sent without a picture that is still being made smaller', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('share-project');
  await choose(page).setInputFiles(png('door.png'));
  await expect(tiles(page)).toContainText('Uploaded');
  const release = await holdShrinking(page);
  await choose(page).setInputFiles(heavyPicture('hall.png'));
  await page.getByRole('button', { name: 'Send project' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Please wait until your pictures are uploaded.' });
  await expect(told).toBeVisible();
  await release();
  await expect(tiles(page).getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect(told).toBeHidden();
});

test('where the backend takes no projects, the page offers mailbox and phone', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await page.route(UPLOAD, (route) => route.fulfill({ json: { resultCode: '105', resultMsg: 'x' } }));
  await shop.open('share-project');
  await choose(page).setInputFiles(png('door.png'));
  await expect(page.getByText('Projects can’t be shared here')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '01632 960180' })).toBeVisible();
  await shop.expectAccessible();
});

test('the next customer of this browser sees nothing of what the one before has begun, who finds it again', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('share-project');
  await page.getByLabel('Title').fill('Chapel, now a house');
  await page.getByLabel('Product number or name').fill('h105');
  await page.getByRole('button', { name: 'Add AL-H105' }).click();
  const account = await mock.newTab('about:blank');
  await shop.logIn(TRADE, account);
  await choose(page).setInputFiles([png('door.png'), png('hall.png')]);
  await expect(tiles(page).getByText('Uploaded', { exact: true })).toHaveCount(2);
  const expectNothing = async () => {
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByRole('list', { name: 'Floors used' })).toHaveCount(0);
    await expect(tiles(page)).toHaveCount(0);
  };

  await shop.logOut(account);
  await expect(page.getByRole('link', { name: 'Log in to send' })).toBeVisible();
  await expectNothing();
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expectNothing();
  await shop.logIn('architect@alderline.example', account);
  await expect(page.getByRole('button', { name: 'Send project' })).toBeVisible();
  await expectNothing();

  await shop.logOut(account);
  await shop.logIn(TRADE, account);
  await expect(page.getByLabel('Title')).toHaveValue('Chapel, now a house');
  await expect(page.getByRole('list', { name: 'Floors used' })).toContainText('AL-H105');
  await expect(tiles(page).getByText('Uploaded', { exact: true })).toHaveCount(2);
});
