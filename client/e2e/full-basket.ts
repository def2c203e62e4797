import type { Page } from '@playwright/test';
import { CONSOLE_API, CONTROL_HEADER, WORLD_HEADER } from '../../contracts/mock-console.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { sampleLine } from '../features/samples/sample-line.ts';
import { type Console, expect } from './console-test.ts';

const INSERT = '/woojiapi/order/insertshoppingcar';

/** A customer whose basket can be filled before a page is opened. */
export async function buyer(mock: Console, loginName?: string) {
  const entered = await mock.enter(loginName);
  const { call, userId, loginName: name } = entered;
  const user = { userId, loginName: name };
  return {
    ...entered,
    async fill(productNo: string, packs: number) {
      const line = orderLine(toProduct(itemByNumber(productNo)), packs);
      if (!line) throw new Error(`${productNo} has no price`);
      await call(INSERT, { ...line, carType: 0, ...user });
    },
    async fillSample(productNo: string) {
      await call(INSERT, sampleLine(toProduct(itemByNumber(productNo)), user));
    },
    async stockOf(productNo: string) {
      const { productId } = toProduct(itemByNumber(productNo));
      const { data } = await call('/woojiapi/product/qrybyproductid', { productId, brand: 'Alderline' });
      return data.inventoryBalance;
    },
    basket: async () => (await call('/woojiapi/order/qryshoppingcar', { userId })).data,
    orders: async () => (await call('/woojiapi/order/qryorders', { userId, pageNo: 1, pageSize: 20 })).data,
  };
}

/** Changes price or stock of a product, as another buyer or our staff would. */
export async function changeProduct(
  page: Page,
  mock: Console,
  productNo: string,
  change: { readonly productPrice?: number; readonly inventoryBalance?: number },
): Promise<void> {
  const { productId } = toProduct(itemByNumber(productNo));
  const reply = await page.request.patch(`${CONSOLE_API}/catalogue/${productId}`, {
    headers: { [WORLD_HEADER]: mock.world, [CONTROL_HEADER]: 'test' },
    data: change,
  });
  expect(reply.status()).toBe(200);
}
