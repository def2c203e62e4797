import { href } from '../../contracts/site/site-map.ts';
import { buildOrderInput } from '../../fixtures/builders/build-order.ts';
import { fillPoNumber, fillSite, placeOrder } from './checkout-steps.ts';
import { buyer } from './full-basket.ts';
import { expect, test } from './order-test.ts';

const ORDER = '/woojiapi/order/';

test('from the samples to the order of their floors in one step, with the project', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await buyer(mock);
  const { call, userId } = customer;
  await customer.fillSample('AL-H101');
  await customer.fillSample('AL-T103');
  const samples = buildOrderInput(await customer.basket(), Date.now(), { projectInfo: 'j-1001' });
  await call(`${ORDER}insertorder`, samples);
  await orders.setProduct('AL-T103', { inventoryBalance: 5 });

  await shop.open('account');
  await page.getByRole('link', { name: /^Order the floors/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order the floors' });
  const floors = dialog.getByRole('list', { name: 'Floors of these samples' }).getByRole('listitem');
  await expect(floors).toHaveCount(2);
  await shop.expectAccessible();
  const herringbone = floors.filter({ hasText: 'Blakeney Oak Natural' });
  const plank = floors.filter({ hasText: 'Boxford Oak Natural' });
  await expect(herringbone).toContainText('£36.90');
  const put = dialog.getByRole('button', { name: /^Put/ });
  await expect(put).toBeDisabled();

  // 20 m² and 10% are 22 m²: 17 packs of 1.3 m²
  const area = herringbone.getByRole('textbox');
  await area.fill('twenty');
  await expect(area).toHaveAccessibleDescription('Enter the area in m²');
  await area.fill('20');
  const packs = herringbone.getByRole('spinbutton');
  await expect(packs).toHaveValue('17');
  await expect(herringbone).toContainText('22.10 m²');
  await herringbone.getByRole('combobox').selectOption('No wastage');
  await expect(packs).toHaveValue('16');
  await packs.fill('18');
  await expect(area).toHaveValue('');
  // no more than there is
  await plank.getByRole('textbox').fill('100');
  await expect(plank).toContainText(/Only 5 of \d+ packs in stock\./);
  await shop.expectAccessible();

  // all or none: what the backend refuses is named
  await orders.setProduct('AL-T103', { inventoryBalance: 3 });
  await dialog.getByRole('button', { name: 'Put 2 floors into the basket' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nothing was added.' })).toBeVisible();
  expect(await customer.basket()).toEqual([]);
  await expect(plank).toContainText(/Only 3 of \d+ packs in stock\./);
  await put.click();
  await expect(page).toHaveURL(new RegExp(`${href('basket', shop.device)}$`, 'i'));
  const lines = await customer.basket();
  expect(lines.map(({ productNo, number }) => [productNo, number]).toSorted()).toEqual([
    ['AL-H101', 18],
    ['AL-T103', 3],
  ]);

  // the project goes along to the order of the floors
  await shop.open('checkout');
  await fillSite(page);
  await fillPoNumber(page, 'PO-1180');
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
  const [order] = await customer.orders();
  const one = { userId, orderId: order?.orderId ?? '' };
  expect((await call(`${ORDER}qryorderdetail`, one)).data).toMatchObject({
    isSample: 0,
    projectInfo: 'j-1001',
  });
});

test('the floors of samples open over their order, and closing them leaves the order', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fillSample('AL-H101');
  const { data } = await customer.call(
    `${ORDER}insertorder`,
    buildOrderInput(await customer.basket(), Date.now()),
  );
  await shop.open('orders', { id: data.orderId, floors: 1 });
  const dialog = page.getByRole('dialog', { name: 'Order the floors' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${href('orders', shop.device)}\\?id=${data.orderId}$`, 'i'));
  await page.getByRole('button', { name: 'Order this floor' }).click();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('0');
});
