import type { Page } from '@playwright/test';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { href } from '../../contracts/site/site-map.ts';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { fillSite, openStep, placeOrder } from './checkout-steps.ts';
import { holdRequests } from './hold-requests.ts';
import { chooseMore, openMore } from './more-menu.ts';
import { fillBasket } from './order-test.ts';
import { expect, quotationLines, readQuotation, test } from './quotation-test.ts';
import type { Shop } from './shop-test.ts';

const DIALOG = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const atPage = (page: Page, shop: Shop, id: Parameters<typeof href>[0], query: string) =>
  expect(page).toHaveURL(new RegExp(`${href(id, shop.device)}\\?${query}`, 'i'));
const state = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

async function placeTheOrder(page: Page, shop: Shop): Promise<void> {
  await fillSite(page);
  await page.getByRole('radio', { name: /transfer/i }).check();
  await placeOrder(page).dblclick();
  await atPage(page, shop, 'order-placed', 'order=');
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
}

test('a price is asked for, answered, accepted and ordered, each once', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  await fillBasket(customer, 'AL-M101', 2);
  const quotationId = await quotations.make(customer);
  const before = await readQuotation(customer, quotationId);
  await shop.open('quotations');
  const rows = shop.rows('Quotations');
  await expect(rows).toContainText('Mill Lane 4');
  await expect(rows).toContainText('Draft');
  await shop.expectAccessible();
  await rows.getByRole('link', { name: 'Mill Lane 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mill Lane 4' })).toBeVisible();
  await expect(shop.figure('Total incl. VAT')).toHaveText(formatPence(before.totalPence));
  await expect(shop.figure('Client')).toHaveText('Ada Moss');
  await expect((await openMore(page)).getByRole('button')).toHaveText([
    'Put into the basket',
    'Change details',
    'Duplicate',
    'Delete',
  ]);
  await page.keyboard.press('Escape');
  await shop.expectAccessible();
  await button(page, 'By room').click();
  await expect(page.getByRole('region', { name: 'Ground floor' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'First floor' })).toContainText(
    'Herringbone, along the room',
  );
  await shop.expectAccessible();
  await button(page, 'By product').click();

  await button(page, 'Ask for a price').click();
  const asking = DIALOG(page, 'Ask us for a price');
  await asking.getByLabel('What should we know?').fill('We start in May.');
  await shop.expectAccessible();
  await asking.getByRole('button', { name: 'Send the request' }).dblclick();
  await expect(asking).toBeHidden();
  await expect(state(page, 'Waits for our answer')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
  for (const name of ['Accept', 'Ask for a price']) await expect(button(page, name)).toHaveCount(0);
  const allowed = ['Put into the basket', 'Duplicate', 'Decline'];
  await expect((await openMore(page)).getByRole('button')).toHaveText(allowed);

  await quotations.answer(customer, quotationId, 'For all of it, ten percent off the oak.');
  await page.reload();
  await expect(state(page, 'Answered')).toBeVisible();
  const answered = await readQuotation(customer, quotationId);
  expect(answered.totalPence).toBeLessThan(before.totalPence);
  await expect(shop.figure('Total incl. VAT')).toHaveText(formatPence(answered.totalPence));
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).toContainText('ten percent off the oak');
  await expect(progress.getByRole('list', { name: 'What changed: Answered' })).toContainText('Price reduced');
  const saved = before.goodsPence - answered.goodsPence;
  await expect(shop.figure('You save')).toHaveText(`${formatPence(saved)} excl. VAT`);
  const [reduced] = answered.lines.filter(({ catalogPrice, productPrice }) => productPrice < catalogPrice);
  const row = page.getByRole('table', { name: 'By product' }).getByRole('row');
  await expect(
    row.filter({ hasText: reduced?.productName ?? '' }).getByText(formatPence(reduced?.catalogPrice)),
  ).toBeVisible();

  await button(page, 'Accept').click();
  const accepting = DIALOG(page, 'Accept this quotation?');
  await accepting.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(accepting.getByText('Please enter a name.')).toBeVisible();
  await shop.expectAccessible();
  await accepting.getByLabel('Accepted by').fill('Ada Moss');
  await accepting.getByRole('button', { name: 'Accept', exact: true }).dblclick();
  await atPage(page, shop, 'checkout', `quotation=${quotationId}`);
  await expect(shop.figure('Total incl. VAT').first()).toHaveText(formatPence(answered.totalPence));
  await expect(shop.figure('Job reference')).toHaveText('Mill Lane 4');
  await shop.expectAccessible();
  await openStep(page, 'papers');
  await expect(page.getByLabel('Job reference')).toHaveValue('Mill Lane 4');
  await placeTheOrder(page, shop);
  await expect(shop.figure('Quotation')).toContainText('Mill Lane 4');

  const ordered = await readQuotation(customer, quotationId);
  const { data: order } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId: customer.userId,
    orderId: ordered.orderId,
  });
  expect(order.totalPence).toBe(answered.totalPence);
  const { data: basket } = await customer.call('/woojiapi/order/qryshoppingcar', { userId: customer.userId });
  expect(basket, 'the basket stays').toHaveLength(1);
  const { data: orders } = await customer.call('/woojiapi/order/qryorders', {
    userId: customer.userId,
    pageNo: 1,
    pageSize: 20,
  });
  expect(orders).toHaveLength(1);

  // each leads to the other
  await shop.open('orders', { id: order.orderId });
  await page.getByRole('link', { name: `${ordered.quotationNo}, Mill Lane 4` }).click();
  await expect(state(page, 'Ordered')).toBeVisible();
  await expect(button(page, 'Accept')).toHaveCount(0);
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'To the order' }).click();
  await atPage(page, shop, 'orders', `id=${order.orderId}`);
  // and it is ordered once
  await shop.open('checkout', { quotation: quotationId });
  await expect(page.getByRole('heading', { name: 'This quotation can’t be ordered' })).toBeVisible();
  await shop.expectAccessible();
});

test('one that is declined says why; one that has ended is quoted again, for the next house type too', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  let customer = await mock.enter();
  const quotationId = await quotations.make(customer);
  await quotations.later(31);
  customer = await mock.enter();
  await shop.open('quotation', { id: quotationId });
  await expect(state(page, 'Ended')).toBeVisible();
  for (const name of ['Accept', 'Ask for a price']) await expect(button(page, name)).toHaveCount(0);
  await expect((await openMore(page)).getByRole('button')).toHaveText(['Put into the basket', 'Duplicate']);
  await expect(page.getByRole('link', { name: 'Order now' })).toHaveCount(0);
  await button(page, 'Quote again').click();
  await shop.expectAccessible();
  await DIALOG(page, 'Quote again').getByRole('button', { name: 'Quote again' }).dblclick();
  await expect(state(page, 'Draft')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(quotationId));

  await chooseMore(page, 'Duplicate')();
  const copying = DIALOG(page, 'Duplicate for the next house type');
  await copying.getByLabel('House type').fill('type B');
  await copying.getByRole('spinbutton', { name: 'Plots' }).fill('40');
  await shop.expectAccessible();
  await copying.getByRole('button', { name: 'Make the copy' }).dblclick();
  await expect(shop.figure('House type and plots')).toHaveText('40 × type B');
  await expect(page.getByRole('heading', { name: 'Total for 40 plots' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Blakeney Oak Natural/ })).toContainText('240 packs');
  await expect(page.getByRole('row', { name: /Blakeney Oak Natural/ })).toContainText('6 a plot');
  const { userId } = customer;
  const { total } = await customer.call('/woojiapi/order/qryquotations', { userId, pageNo: 1, pageSize: 9 });
  expect(total, 'one renewed and one copied').toBe(3);

  await button(page, 'Ask for a price').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
  await chooseMore(page, 'Decline')();
  const declining = DIALOG(page, 'Decline this quotation');
  await declining.getByRole('button', { name: 'Decline it' }).click();
  await expect(declining.getByText('Please say why, in a word or two.')).toBeVisible();
  await declining.getByLabel('Why do you decline it?').fill('The client has stopped the job.');
  await declining.getByRole('button', { name: 'Decline it' }).dblclick();
  await expect(state(page, 'Declined')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('The client has stopped the job.');
  await shop.expectAccessible();
});

test('what is added to a message while it is sent stays for the next one', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const quotationId = await quotations.make(await mock.enter());
  await shop.open('quotation', { id: quotationId });
  const text = page.getByLabel('Write to us about this quotation');
  const chooser = page.getByLabel('Files for the message');
  const png = (name: string) => ({ name, mimeType: 'image/png', buffer: plainPicture() });
  const files = page.getByRole('list', { name: 'Files' }).last().getByRole('listitem');
  await text.fill('The drawing is attached.');
  await chooser.setInputFiles(png('plan.png'));
  await expect(files).toContainText('Uploaded');
  const release = await holdRequests(page, '**/insertquotationmessage');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(text).not.toBeEditable();
  await chooser.setInputFiles(png('section.png'));
  await expect(files).toHaveCount(2);
  release();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('The drawing is attached.');
  await expect(text).toHaveValue('');
  await expect(text).toBeEditable();
  await expect(files).toHaveCount(1);
  await expect(files).toContainText('section.png');
});

test('messages with files; a floor that sells out and a price that rises are shown by line', async ({
  page,
  shop,
  mock,
  orders,
  quotations,
}) => {
  const customer = await mock.enter();
  const quotationId = await quotations.make(customer);
  await shop.open('quotation', { id: quotationId });
  const text = page.getByLabel('Write to us about this quotation');
  await text.fill('The drawing is attached.');
  const picture = { name: 'plan.png', mimeType: 'image/png', buffer: plainPicture() };
  await page
    .getByLabel('Files for the message')
    .setInputFiles([picture, { name: 'run.exe', mimeType: 'image/png', buffer: Buffer.from('MZ nothing') }]);
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'plan.png' })).toContainText('Uploaded');
  await expect(files.filter({ hasText: 'run.exe' })).toContainText('This isn’t a PDF');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(
    page.getByText('Please remove the files that were not uploaded, or try them again.'),
  ).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Remove run.exe' }).click();
  await page.getByRole('button', { name: 'Send the message' }).dblclick();
  const messages = page.getByRole('list', { name: 'Messages' }).locator(':scope > li');
  await expect(messages).toHaveCount(1);
  await expect(text).toHaveValue('');
  const saved = page.waitForEvent('download');
  // pictures are made anew, and are called after the quotation
  await messages.getByRole('button', { name: /\.webp/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Q-000001.*\.webp$/);

  await orders.setProduct('AL-H101', { inventoryBalance: 0 });
  await orders.setProduct('AL-C101', { productPrice: 99_00 });
  await page.reload();
  await expect(page.getByText('2 things have changed since this was quoted')).toBeVisible();
  const changed = await readQuotation(customer, quotationId);
  for (const { productName, text: told } of changed.changes)
    await expect(page.getByRole('row', { name: new RegExp(productName) })).toContainText(told);
  await shop.expectAccessible();

  // a stale page loses nothing of what was typed
  await chooseMore(page, 'Change details')();
  const details = DIALOG(page, 'Change details');
  await details.getByLabel('Client').fill('Ben Rowe');
  const { userId } = customer;
  await customer.call('/woojiapi/order/updatequotation', {
    userId,
    quotationId,
    version: changed.version,
    houseType: 'type A',
  });
  const save = details.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(details.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(details.getByLabel('Client')).toHaveValue('Ben Rowe');
  await expect(page.getByText('type A')).not.toHaveCount(0);
  await save.click();
  await expect(details).toBeHidden();
  await expect(shop.figure('Client')).toHaveText('Ben Rowe');

  await quotations.accept(customer, quotationId);
  await shop.open('checkout', { quotation: quotationId });
  if (shop.device === 'mobile') await page.getByRole('button', { name: /^Your order: / }).click();
  await expect(
    page.getByRole('link', { name: /^Write to us about it ?: Blakeney Oak Natural/ }),
  ).toBeVisible();
  await shop.expectAccessible();
});

test('several types are ticked in the list and become one order; a draft is deleted', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const first = await quotations.make(customer, { houseType: 'type A', plots: 2 });
  const second = await quotations.make(customer, {
    title: 'Mill Lane, type B',
    lines: quotationLines.slice(1),
    plots: 3,
  });
  for (const id of [first, second]) await quotations.accept(customer, id);
  await shop.open('quotations');
  const ticks = page.getByRole('checkbox', { name: /^To order/ });
  await expect(ticks).toHaveCount(2);
  await ticks.first().check();
  await ticks.last().check();
  await expect(page.getByText('2 quotations to order')).toBeVisible();
  await page.getByRole('link', { name: 'Order them together' }).click();
  await placeTheOrder(page, shop);
  const [one, two] = [await readQuotation(customer, first), await readQuotation(customer, second)];
  expect(one.orderId).not.toBe('');
  expect(two.orderId).toBe(one.orderId);

  const draft = await quotations.make(customer, { title: 'Never sent' });
  await shop.open('quotation', { id: draft });
  await chooseMore(page, 'Delete')();
  await DIALOG(page, 'Delete this quotation?').getByRole('button', { name: 'Delete it' }).dblclick();
  await expect(page.getByText('is deleted.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Never sent' })).toHaveCount(0);
});
