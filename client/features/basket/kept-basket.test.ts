// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../fixtures/builders/build-product.ts';
import { orderLine } from '../../data/order-line.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import type { BasketLineInput } from './basket.api.ts';
import { changeKept, keepLines, readKept, removeKept } from './kept-basket.ts';

const backend = backendOfCalls();

let count = 0;
/** A product that no other test has read. */
const newFloor = (more: object = {}) =>
  buildProduct({ productId: `p-${++count}`, inventoryBalance: 20, ...more });
const added = (product: ReturnType<typeof newFloor>, userId = 'u-1'): BasketLineInput => {
  const line = orderLine({ ...product, productPrice: 4590 }, 3);
  return { ...(line ?? expect.unreachable()), carType: 0, userId, loginName: 'trade@alderline.example' };
};
const packsOf = async (userId: string) => (await readKept(userId)).data.map(({ number }) => number);

beforeEach(() => localStorage.clear());

describe('a basket that the browser keeps', () => {
  it('has each customer’s own lines, also after another has used the browser', async () => {
    const floor = newFloor({ productPrice: 4590 });
    backend().answer = () => ({ resultCode: '0', data: floor });
    keepLines([added(floor), added(floor, 'u-2'), added(floor)]);
    expect(await packsOf('u-1')).toEqual([6]);
    expect(await packsOf('u-2')).toEqual([3]);
    expect(await packsOf('u-3')).toEqual([]);
  });

  it('shows a floor that is no longer sold, or has no price, as gone, and never at £0.00', async () => {
    const unpriced = newFloor();
    const { productPrice: _none, ...withoutPrice } = unpriced;
    backend().answer = () => ({ resultCode: '0', data: withoutPrice });
    keepLines([added(unpriced)]);
    expect((await readKept('u-1')).data[0]).toMatchObject({ productName: '', productNo: unpriced.productNo });
    localStorage.clear();
    const gone = newFloor();
    backend().answer = () => ({ resultCode: '1', resultMsg: 'No such product' });
    keepLines([added(gone)]);
    expect((await readKept('u-1')).data[0]).toMatchObject({ productName: '', productNo: gone.productNo });
  });

  it('leaves lines that it doesn’t keep to the backend', async () => {
    const line = { userId: 'u-1', carId: 'b-1' };
    expect(await changeKept({ ...line, number: 2, productPrice: 4590 })).toBeUndefined();
    expect(await removeKept(line)).toBeUndefined();
  });
});
