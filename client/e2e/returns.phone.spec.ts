import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { heavyPicture, holdShrinking } from './heavy-picture.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './order-test.ts';

const UPLOAD = '**/uploadexamplepicture';

test('packs come back and a defect is reported: agreed, credited, and the statement agrees', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 4, 'AL-C101': 2 });
  const { orderId, orderNo, totalPence } = order;
  await orders.moveTo(order, 'delivered');
  const detail = async () =>
    (await customer.call('/woojiapi/order/qryorderdetail', { userId: customer.userId, orderId })).data;
  await shop.open('orders', { id: orderId });

  await page.getByRole('button', { name: 'Return packs' }).click();
  const asking = page.getByRole('dialog', { name: 'Return packs' });
  await expect(asking).toContainText('restocking fee of 20%');
  await asking.getByRole('button', { name: 'Request the return' }).click();
  await expect(asking.getByText('Choose at least one pack.')).toBeVisible();
  await expect(asking.getByText('Please say why the packs come back.')).toBeVisible();
  await shop.expectAccessible();
  const packs = asking.getByRole('spinbutton', { name: /^Packs of Blakeney Oak Natural/ });
  // no more than have arrived
  await packs.fill('9');
  await expect(packs).toHaveValue('4');
  await packs.fill('2');
  await asking.getByLabel('Why are you returning them?').fill('The room got smaller.');
  await asking.getByRole('button', { name: 'Request the return' }).dblclick();
  await expect(asking).toBeHidden();
  const rows = page.getByRole('list', { name: 'Returns and defects' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('2 packs of Blakeney Oak Natural');
  await expect(rows).toContainText('Waits for our answer');
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Report a defect' }).click();
  const reporting = page.getByRole('dialog', { name: 'Report a defect' });
  await reporting.getByRole('spinbutton', { name: /^Packs of Blakeney Oak Natural/ }).fill('1');
  await reporting.getByLabel('What is wrong?').fill('Two boards are split.');
  await reporting.getByRole('button', { name: 'Send the report' }).click();
  await expect(reporting.getByText('Please add at least one picture of the defect.')).toBeVisible();
  const picture = { name: 'split.png', mimeType: 'image/png', buffer: plainPicture() };
  await reporting
    .getByLabel('Pictures of the defect')
    .setInputFiles([picture, { ...picture, name: 'notes.txt', buffer: Buffer.from('not a picture') }]);
  await expect(reporting.getByRole('img', { name: 'Picture 1: split.png' })).toBeVisible();
  await expect(reporting.getByText('notes.txt: This isn’t a JPEG')).toBeVisible();
  await reporting.getByRole('button', { name: 'Send the report' }).click();
  await expect(reporting).toBeHidden();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('with 1 picture');

  const [back, defect] = (await detail()).returns;
  await mock.open('returns');
  const asked = page.getByRole('list', { name: 'Returns', exact: true }).locator(':scope > li');
  await expect(asked).toHaveCount(2);
  await expect(page.getByRole('img', { name: `${defect?.returnNo}, picture 1` })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: `Agree to ${back?.returnNo}`, exact: true }).click();
  await page.getByRole('button', { name: `Packs are here for ${back?.returnNo}` }).click();
  await expect(asked.filter({ hasText: back?.returnNo ?? '' })).toContainText('AC-000001');
  await page.getByLabel(`Answer to ${defect?.returnNo}`).fill('We are sorry about that.');
  await page.getByRole('button', { name: `Agree to ${defect?.returnNo}`, exact: true }).click();
  await expect(asked.filter({ hasText: defect?.returnNo ?? '' })).toContainText('AC-000002');

  await shop.open('orders', { id: orderId });
  const { creditedPence, duePence, returns } = await detail();
  const credit = returns[0]?.creditPence ?? 0;
  expect(duePence).toBe(totalPence - creditedPence);
  await expect(rows.first()).toContainText(`${formatPence(credit)} credited`);
  await expect(rows.last()).toContainText('We: We are sorry about that.');
  await expect(shop.figure('Credited')).toHaveText(formatPence(creditedPence));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF of credit note AC-000001' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('credit-note-AC-000001.pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replace(/\s+/g, ' ')).toContain(`Credit incl. VAT ${formatPence(credit)}`);

  await shop.open('invoices');
  const invoice = page.getByRole('row').filter({ hasText: orderNo });
  await expect(invoice).toContainText(`${formatPence(creditedPence)} credited`);
  await expect(invoice).toContainText(formatPence(duePence));
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'Credit note AC-000001' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Credit note');
  await expect(sheet).toContainText(`Credit incl. VAT${formatPence(credit)}`);
  await shop.expectAccessible();
  await page.goBack();
  const month = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All papers as zip' }).click();
  const zip = await month;
  expect(zip.suggestedFilename()).toMatch(/^papers-\d{4}-\d\d\.zip$/);
  expect(Object.keys(unzipSync(await readFile(await zip.path()))).toSorted()).toEqual([
    'credit-note-AC-000001.pdf',
    'credit-note-AC-000002.pdf',
    'invoice-AI-000001.pdf',
    expect.stringMatching(/^statement-/),
  ]);
  await page.getByRole('link', { name: /^View statement of / }).click();
  await expect(sheet).toContainText('Credit note AC-000001');
  await expect(sheet).toContainText(`Balance${formatPence(duePence)}`);
});

test('a defect is reported with the pictures that were still being made smaller', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const order = await orders.place(await mock.enter(), { 'AL-H101': 4 });
  await orders.moveTo(order, 'delivered');
  await shop.open('orders', { id: order.orderId });
  await page.getByRole('button', { name: 'Report a defect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a defect' });
  await dialog.getByRole('spinbutton', { name: /^Packs of Blakeney Oak Natural/ }).fill('1');
  await dialog.getByLabel('What is wrong?').fill('Two boards are split.');
  const chooser = dialog.getByLabel('Pictures of the defect');
  const picture = { name: 'split.png', mimeType: 'image/png', buffer: plainPicture() };
  await chooser.setInputFiles(picture);
  const pictures = dialog.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(1);
  const release = await holdShrinking(page);
  await chooser.setInputFiles(heavyPicture('label.png'));
  const send = dialog.getByRole('button', { name: 'Send the report' });
  await send.click();
  await expect(dialog.getByText('Please wait until your pictures are ready.')).toBeVisible();
  await release();
  await expect(pictures).toHaveCount(2);
  await expect(dialog.getByText('Please wait until your pictures are ready.')).toBeHidden();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Returns and defects' })).toContainText('with 2 pictures');
});

test('our staff answer a return one step at a time, however fast they are', async ({
  page,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 4 });
  const { orderId } = order;
  await orders.moveTo(order, 'delivered');
  const ordered = async () =>
    (await customer.call('/woojiapi/order/qryorderdetail', { userId: customer.userId, orderId })).data;
  const [line] = (await ordered()).lines;
  const lines = [{ lineId: line?.lineId ?? '', number: 2 }];
  const { userId } = customer;
  await customer.call('/woojiapi/order/insertreturn', {
    userId,
    orderId,
    kind: 'return',
    reason: 'Too many.',
    lines,
    pictureIds: [],
  });
  await mock.open('returns');
  const row = page.getByRole('list', { name: 'Returns', exact: true }).locator(':scope > li');
  const receive = row.getByRole('button', { name: /^Packs are here/ });

  const letAgree = await holdRequests(page, '**/__mock/api/returns/*');
  await row.getByRole('button', { name: /^Agree to/ }).click();
  await expect(receive).toBeDisabled();
  // a click all the same is not a second call: it would overtake the first one, and be answered before it
  await receive.click({ force: true });
  letAgree();
  await expect(row).toContainText('Agreed');
  await receive.click();
  await expect(row).toContainText('AC-000001');
  await expect(row).not.toContainText('Restocking fee');
});

test('a picture of a defect that can’t be sent is tried again, and the report loses nothing', async ({
  page,
  shop,
  mock,
  orders,
  quietConsole,
}) => {
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 4 });
  await orders.moveTo(order, 'delivered');
  const { userId } = customer;
  const returns = async () =>
    (await customer.call('/woojiapi/order/qryorderdetail', { userId, orderId: order.orderId })).data.returns;
  await shop.open('orders', { id: order.orderId });
  await page.getByRole('button', { name: 'Report a defect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a defect' });
  const packs = dialog.getByRole('spinbutton', { name: /^Packs of Blakeney Oak Natural/ });
  await packs.fill('1');
  await dialog.getByLabel('What is wrong?').fill('Two boards are split.');
  await dialog
    .getByLabel('Pictures of the defect')
    .setInputFiles(
      ['split.png', 'label.png'].map((name) => ({ name, mimeType: 'image/png', buffer: plainPicture() })),
    );
  const pictures = dialog.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(2);

  // the first one arrives, the second one doesn't
  let uploads = 0;
  await page.route(UPLOAD, (route) => (++uploads === 2 ? route.abort() : route.continue()));
  const send = dialog.getByRole('button', { name: 'Send the report' });
  await send.click();
  const told = dialog.getByRole('alert').filter({ hasText: /\S/ });
  await expect(told).toContainText('The connection failed');
  await shop.expectAccessible();
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await expect(packs).toHaveValue('1');
  await expect(dialog.getByLabel('What is wrong?')).toHaveValue('Two boards are split.');
  await expect(pictures).toHaveCount(2);
  expect(await returns()).toEqual([]);

  // a backend without uploads: the page says so and where to turn
  await page.unroute(UPLOAD);
  const lacking = { resultCode: '105', resultMsg: '' };
  await page.route(UPLOAD, (route) => route.fulfill({ json: lacking }));
  await send.click();
  await expect(told).toContainText('01632 960180');
  await page.unroute(UPLOAD);

  // only what is missing is sent again
  await page.route(UPLOAD, (route) => {
    uploads += 1;
    return route.continue();
  });
  uploads = 0;
  await send.click();
  await expect(dialog).toBeHidden();
  expect(uploads).toBe(1);
  expect(await returns()).toMatchObject([{ kind: 'defect', pictures: 2 }]);
});
