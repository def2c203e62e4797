import { mergeTests } from '@playwright/test';
import { test as orderTest } from './order-test.ts';
import { expect, NOT_ONLINE, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, orderTest);

test('packs that come back', async ({ page, shop, mock, orders, walk }) => {
  const order = await orders.place(await mock.enter(), { 'AL-H101': 2 });
  await orders.moveTo(order, 'delivered');
  await shop.open('orders', { id: order.orderId });
  const dialog = page.getByRole('dialog', { name: 'Return packs' });
  const packs = dialog.getByRole('spinbutton');
  await walk.write({
    path: '/woojiapi/order/insertreturn',
    ready: async () => {
      await page.getByRole('button', { name: 'Return packs' }).click();
      await packs.fill('1');
      await dialog.getByLabel('Why are you returning them?').fill('The room got smaller.');
    },
    make: () => dialog.getByRole('button', { name: 'Request the return' }).click(),
    told: dialog.getByRole('alert').filter({ hasText: /\S/ }),
    lacking: NOT_ONLINE,
    keeps: async () => {
      await expect(packs).toHaveValue('1');
      await expect(dialog.getByLabel('Why are you returning them?')).toHaveValue('The room got smaller.');
    },
  });
});
