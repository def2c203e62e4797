import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './order-test.ts';

/** What an independent reader finds in a PDF; runs of white space become one blank. */
async function textOf(download: Download): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

async function savedBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const saved = page.waitForEvent('download');
  await press();
  return await saved;
}

test('an order leaves: its invoice is listed, viewed, printed, saved and paid in parts', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 2, 'AL-C101': 2 });
  const { orderId, orderNo, totalPence } = order;
  const total = formatPence(totalPence);
  await shop.open('invoices');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await shop.expectAccessible();

  await orders.moveTo(order, 'dispatched');
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: orderNo });
  await expect(row).toContainText('AI-000001');
  await expect(row).toContainText('1180');
  await expect(shop.figure('Open')).toHaveText(total);
  await expect(page.getByText('Nothing is overdue.')).toBeVisible();
  await shop.expectAccessible();

  const fromList = await savedBy(page, () =>
    page.getByRole('button', { name: 'PDF of invoice AI-000001' }).click(),
  );
  expect(fromList.suggestedFilename()).toBe('invoice-AI-000001.pdf');
  expect(await textOf(fromList)).toContain(`Total incl. VAT ${total}`);

  // a page that is kept behind the paper has a heading, too
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.locator('[data-page=products]')).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: 'AI-000001' }).click();
  await expect(page).toHaveURL(
    new RegExp(href('print-paper', shop.device, { kind: 'invoice', id: orderId }).replace('?', '\\?'), 'i'),
  );
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('VAT invoice');
  await expect(sheet.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('VAT invoice AI-000001 | Alderline Flooring');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const text of [orderNo, '1180', 'Mill Lane 4', 'Ada Moss', 'GB 000 0000 00', 'Payment due', total])
    await expect(sheet).toContainText(text);
  await shop.expectAccessible();

  const saved = await savedBy(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  const text = await textOf(saved);
  for (const words of ['VAT invoice AI-000001', orderNo, 'Mill Lane 4', 'Page 1 of 1', total])
    expect(text).toContain(words);

  // only the sheet is printed
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Invoices and statement' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await mock.write(`POST /orders/${orderId}/payment`, { amountPence: 1000 });
  await page.reload();
  await expect(sheet).toContainText(`To pay${formatPence(totalPence - 1000)}`);
  await page.goBack();
  await expect(row).toContainText(`${formatPence(totalPence - 1000)} to pay`);
  await mock.write(`POST /orders/${orderId}/payment`, {});
  await page.reload();
  await expect(row).toContainText('Paid');
  await expect(page.getByRole('group', { name: 'Show' }).getByRole('radio')).toHaveCount(1);
  await shop.open('invoices', { show: 'open' });
  await expect(page.getByRole('radio', { name: 'Open, 0 invoices' })).toBeChecked();
  await expect(page.getByText('No invoice found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all invoices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(row).toBeVisible();

  await page.getByRole('link', { name: /^View statement of / }).click();
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Statement');
  for (const words of ['Brought forward', 'Invoice AI-000001', 'Payment, AI-000001', 'Balance£0.00'])
    await expect(sheet).toContainText(words);
  const statement = await savedBy(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/);
  expect(await textOf(statement)).toContain('Invoice AI-000001');
});

test('search, filter and page stand in the address, and survive refresh and Back', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const first = await orders.place(customer, { 'AL-H101': 2 }, { poNumber: 'PO-ONE' });
  const second = await orders.place(customer, { 'AL-H101': 2 });
  for (const order of [first, second]) await orders.moveTo(order, 'dispatched');
  await shop.open('invoices', { search: 'po-one' });
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveText([new RegExp(first.orderNo)]);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('po-one');
  await expect(rows).toHaveText([new RegExp(first.orderNo)]);
  await page.getByLabel('Search').fill('');
  await expect(rows).toHaveText([new RegExp(second.orderNo), new RegExp(first.orderNo)]);
  await page.getByRole('radio', { name: 'Open, 2 invoices' }).check();
  await expect(page).toHaveURL(/show=open/);
  await expect(rows).toHaveCount(2);
  // what makes no sense shows everything; a page that isn't there says so
  await shop.open('invoices', { show: 'nothing', page: 'x' });
  await expect(rows).toHaveCount(2);
  await shop.open('invoices', { page: '7' });
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(rows).toHaveCount(2);
});

test('a delivery note shows no price; an address without a paper leads on', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 2 });
  const { orderId } = order;
  await shop.open('print-paper', { kind: 'delivery-note', id: orderId });
  await expect(page.getByText('The delivery note is written when we pick the order.')).toBeVisible();
  await orders.moveTo(order, 'dispatched');
  await page.reload();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('Name in capitals')).toBeVisible();
  await expect(sheet).not.toContainText('£');
  await expect(sheet).toContainText('Ada Moss');
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'The order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.orderNo}` })).toBeVisible();
  for (const query of [{}, { kind: 'secret', id: orderId }, { kind: 'invoice' }]) {
    await shop.open('print-paper', query);
    await expect(page.getByRole('heading', { name: 'There is no such paper' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Invoices and statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices and statement' })).toBeVisible();
});
