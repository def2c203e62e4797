import { readFile } from 'node:fs/promises';
import { href } from '../../contracts/site/site-map.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './order-test.ts';

test('the list: a search and a state stand in the address, and come back with it', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const mill = await orders.place(
    customer,
    { 'AL-H101': 2 },
    { poNumber: 'PO-77', jobReference: 'Tannery Row 4' },
  );
  const quay = await orders.place(
    customer,
    { 'AL-C101': 3 },
    { poNumber: '', jobReference: 'Quayside House' },
  );
  await orders.moveTo(quay, 'dispatched');
  await shop.open('orders');
  const list = shop.rows('Orders');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText('Quayside House');
  await expect(list.first()).toContainText('On its way');
  await expect(list.last()).toContainText('Tom Halloran');
  await expect(list.last().getByRole('cell').last()).toHaveText(/^£[\d.]+ to pay on account$/);
  await shop.expectAccessible();

  const search = page.getByLabel('Search orders');
  for (const words of ['po-77', mill.orderNo, 'tannery row', 'AL-H101', 'blakeney']) {
    await search.fill(words);
    await expect(page, words).toHaveURL(
      new RegExp(`search=${encodeURIComponent(words).replaceAll('%20', '\\+')}$`, 'i'),
    );
    await expect(list, words).toHaveCount(1);
    await expect(list, words).toContainText(mill.orderNo);
    await expect(search, 'so that more can be typed').toBeFocused();
  }
  await list.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${mill.orderNo}` })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('blakeney');
  await expect(list).toHaveCount(1);
  await page.reload();
  await expect(search).toHaveValue('blakeney');
  await expect(list).toHaveCount(1);

  await page.getByRole('radio', { name: 'All, 1 order' }).press('ArrowRight');
  await expect(list).toHaveCount(1);
  await search.fill('quay');
  await expect(page.getByText('No order found')).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list).toHaveCount(2);
  await expect(search).toHaveValue('');
  await page.getByRole('radio', { name: 'On its way, 1 order' }).check();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(quay.orderNo);
  // Enter does not wait for a pause
  await search.fill('quay');
  await search.press('Enter');
  await expect(page).toHaveURL(/sts=dispatched&search=quay$/);
  await expect(list).toContainText(quay.orderNo);
});

test('a page that is opened right after a search was typed is not lost to the search', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  await orders.place(await mock.enter(), { 'AL-H101': 2 });
  await shop.open('orders');
  await page.clock.install();
  // the next page's code is slower than the pause after which the search begins
  const release = await holdRequests(page, /\/assets\/samples[^/]*\.js$/);
  await page.getByLabel('Search orders').fill('mill');
  const asked = page.waitForRequest(/\/assets\/samples[^/]*\.js$/);
  await page
    .locator(`a[href="${href('samples', shop.device)}"]`)
    .first()
    .click();
  await asked;
  await page.clock.runFor(1_000);
  release();
  await expect(page.locator('[data-page=samples]')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${href('samples', shop.device)}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
});

test('an order is one row, with its figures below each other, and leads on from anywhere in it', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const jobReference = 'Tannery Row 4, Woodbridge';
  const mill = await orders.place(customer, { 'AL-H101': 2, 'AL-C101': 3, 'AL-Z108': 1 }, { jobReference });
  await orders.place(customer, { 'AL-C101': 30 });
  await shop.open('orders');
  const rows = shop.rows('Orders');
  await expect(rows).toHaveCount(2);
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  const ends = (column: number) =>
    rows.evaluateAll(
      (all, at) => all.map((row) => row.children[at]?.getBoundingClientRect().right),
      column - 1,
    );
  for (const [width, low, high] of [
    [1440, 44, 60],
    [704, 44, 60],
    [390, 44, 110],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const height of await heights()) {
      expect(height, `at ${width} px`).toBeGreaterThanOrEqual(low);
      expect(height, `at ${width} px`).toBeLessThanOrEqual(high);
    }
    for (const column of [6, 7]) expect(new Set(await ends(column)).size).toBe(1);
    await expect(rows.last().getByText('Oak Skirting Natural Square'), `at ${width} px`).toBeVisible();
  }
  await expect(rows.last().getByRole('rowheader')).toHaveText(`PO 1180 · ${jobReference} ${mill.orderNo}`);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order',
    'Products',
    'Placed by',
    'Delivery',
    'State',
    'Total incl. VAT',
    'To pay',
  ]);
  await expect(rows.last()).toContainText(' +1');
  await rows.last().click({ position: { x: 700, y: 40 } });
  await expect(page.getByRole('heading', { level: 1, name: `Order ${mill.orderNo}` })).toBeVisible();
});

test('more orders than fit a page, and all of them in one file', async ({ page, shop, mock, orders }) => {
  const customer = await mock.enter();
  for (let at = 1; at <= 21; at++)
    await orders.place(customer, { 'AL-H101': 1 }, { jobReference: at === 1 ? '=1+1' : `House ${at}` });
  await shop.open('orders');
  const list = shop.rows('Orders');
  await expect(list).toHaveCount(20);
  await expect(list.first()).toContainText('House 21');
  await page.getByRole('link', { name: 'Older orders' }).click();
  await expect(list).toHaveCount(1);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.goBack();
  await expect(list).toHaveCount(20);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(22);
  expect(rows[1]).toContain('House 21');
  expect(rows[21]).toContain(",'=1+1,");

  await shop.open('orders', { page: 9 });
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(list).toHaveCount(20);
});

test('one order: where it is, what it costs, and how it is paid', async ({ page, shop, mock, orders }) => {
  const customer = await mock.enter();
  const placed = await orders.place(
    customer,
    { 'AL-H101': 8, 'AL-C101': 6 },
    { payment: 'transfer', notes: 'Please ring first.' },
  );
  const { data: order } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId: customer.userId,
    orderId: placed.orderId,
  });
  await shop.open('orders', { id: placed.orderId });
  await expect(page.getByText('We pick it as soon as your transfer has arrived.')).toBeVisible();
  await expect(shop.figure('Reference')).toHaveText(order.transferReference);
  await expect(shop.figure('Sort code')).toHaveText('00-00-18');
  await expect(shop.figure('Goods')).toHaveText('£652.41');
  await expect(shop.figure('Delivery')).toHaveText('£65.00');
  await expect(shop.figure('VAT 20%')).toHaveText('£143.48');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£860.89');
  await expect(shop.figure('PO number')).toHaveText('1180');
  const row = page.getByRole('table').getByRole('row', { name: /Blakeney Oak Natural/ });
  await expect(row).toContainText('8 packs · 10.40 m²');
  await expect(row).toContainText('£383.76');
  await expect(page.getByText('up to an 18-tonne lorry')).toBeVisible();
  await expect(page.getByText('Please ring first.')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Received\d+ \w+ \d{4}, \d\d:\d\d$/,
    /^Confirmation/,
    /^Picking/,
    /^Dispatch/,
    /^Delivery/,
  ]);
  await shop.expectAccessible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Alderline Flooring · Unit 12/)).toBeVisible();
  for (const button of ['Order again', 'Cancel order', 'Print'])
    await expect(page.getByRole('button', { name: button })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.getByText('£860.89').first()).toBeVisible();
});

test('another company’s order is not told from one that doesn’t exist', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const architect = await mock.enter('architect@alderline.example');
  const theirs = await orders.place(architect, { 'AL-H101': 1 });
  await mock.enter();
  await shop.open('orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await shop.expectAccessible();
  for (const id of [theirs.orderId, 'o-none', 'x'.repeat(40)]) {
    await shop.open('orders', { id });
    await expect(page.getByText('This order can’t be opened')).toBeVisible();
    await expect(page.getByText(theirs.orderNo)).toHaveCount(0);
  }
  await shop.expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('orders', shop.device)}$`));
});

test('an order is cancelled, or it is too late', async ({ page, shop, mock, orders }) => {
  const customer = await mock.enter();
  const stock = async () => {
    const reply = await customer.call('/woojiapi/product/qrybyproductid', {
      productId: 'p-0601',
      brand: 'Alderline',
    });
    return reply.data.inventoryBalance;
  };
  const before = await stock();
  const first = await orders.place(customer, { 'AL-H101': 5 });
  await expect.poll(stock).toBe(before - 5);
  await shop.open('orders', { id: first.orderId });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('This can’t be undone');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(page.getByText('Being picked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(shop.figure('Payment')).toHaveText('Nothing to pay: the order is cancelled');
  await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /^Received/,
    /^Cancelled/,
  ]);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect.poll(stock).toBe(before);

  const second = await orders.place(customer, { 'AL-H101': 5 });
  await shop.open('orders', { id: second.orderId });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await orders.moveTo(second, 'picking');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('can no longer be cancelled here');
  await expect(dialog.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(page.getByText('It is being made ready')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect.poll(stock).toBe(before - 5);
});

test('the same again: what has gone, is short or dearer is named, and nothing goes in by halves', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const placed = await orders.place(customer, { 'AL-H101': 8, 'AL-H102': 2, 'AL-C101': 6 });
  await orders.setProduct('AL-H101', { productPrice: 4100, inventoryBalance: 3 });
  // the backend leaves products that are no longer sold out of every list
  await page.route('**/product/qrybrandseries', async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const left = data.filter(({ productNo }: { productNo: string }) => productNo !== 'AL-H102');
    await route.fulfill({ response: reply, json: { ...rest, data: left } });
  });
  const basket = async () => {
    const { data } = await customer.call('/woojiapi/order/qryshoppingcar', { userId: customer.userId });
    return data.map(({ productNo, number, productPrice }) => `${productNo} ${number} ${productPrice}`).sort();
  };
  await shop.open('orders', { id: placed.orderId });
  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  const lineOf = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
  await expect(lineOf('Blakeney Oak Natural')).toContainText('Only 3 of 8 packs in stock.');
  await expect(lineOf('Blakeney Oak Natural')).toContainText('Dearer: it was £36.90 / m².');
  const gone = dialog.getByRole('listitem').filter({ hasText: 'no longer available' });
  await expect(gone).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Put 2 lines into the basket' })).toBeVisible();
  await shop.expectAccessible();
  expect(await basket()).toEqual([]);

  // the same series, by name and price
  const instead = gone.getByRole('combobox');
  await expect(instead.locator('option').nth(1)).toContainText(/, £\d+\.\d\d \/ m², \d+ packs?$/);
  await instead.selectOption({ index: 1 });
  await expect(dialog.getByRole('button', { name: 'Put 3 lines into the basket' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Mersea Oak Natural' }).uncheck();

  // sold to somebody else meanwhile: all or nothing
  await orders.setProduct('AL-H101', { inventoryBalance: 1 });
  await dialog.getByRole('button', { name: 'Put 2 lines into the basket' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nothing was added' })).toContainText(
    'Blakeney Oak Natural',
  );
  expect(await basket()).toEqual([]);
  await expect(lineOf('Blakeney Oak Natural')).toContainText('Only 1 of 8 packs in stock.');
  await dialog.getByRole('button', { name: 'Put 2 lines into the basket' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('basket', shop.device)}$`));
  const put = await basket();
  expect(put).toHaveLength(2);
  expect(put).toContainEqual('AL-H101 1 4100');
});
