import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { sampleLine } from '../features/samples/sample-line.ts';
import type { Console } from './console-test.ts';
import { fillBasket } from './order-test.ts';

const INSERT = '/woojiapi/order/insertshoppingcar';

/** A customer whose basket can be filled before a page is opened. */
export async function buyer(mock: Console, loginName?: string) {
  const entered = await mock.enter(loginName);
  const { call, userId, loginName: name } = entered;
  const user = { userId, loginName: name };
  return {
    ...entered,
    fill: (productNo: string, packs: number) => fillBasket(entered, productNo, packs),
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
