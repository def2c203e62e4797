import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { priceWhenAdded } from '../../data/order-line.ts';
import { basketLineInput } from './basket-line-input.ts';

const user = { userId: 'u-1001', loginName: 'trade@alderline.example' };
const [item] = catalogue();
if (!item) throw new Error('The catalogue is empty');
const product = { ...toProduct(item), productPrice: 4590, packSize: 2.17, packWeight: 19.4 };

describe('basket line', () => {
  it('carries packs, their area and the price that the customer saw', () => {
    expect(basketLineInput(product, 12, user)).toMatchObject({
      carType: 0,
      ...user,
      productId: product.productId,
      number: 12,
      amount: 26.04,
      productPrice: 4590,
      packSize: 2.17,
      packWeight: 19.4,
    });
  });

  it.each([0, -1])('sends %d packs as 1, with the area of one pack', (packs) => {
    expect(basketLineInput(product, packs, user)).toMatchObject({ number: 1, amount: 2.17 });
  });

  it('keeps the price in productInfo, so that a later change can be shown', () => {
    expect(priceWhenAdded(basketLineInput(product, 2, user)?.productInfo ?? '')).toBe(4590);
  });

  it('keeps its project beside the price', () => {
    const { productInfo = '' } = basketLineInput(product, 2, user, 'j-1') ?? {};
    expect(JSON.parse(productInfo)).toMatchObject({ projectInfo: 'j-1', productPrice: 4590 });
    expect(basketLineInput(product, 2, user)?.productInfo).not.toContain('projectInfo');
  });

  it('is undefined without a price', () => {
    const { productPrice: _, ...visitors } = product;
    expect(basketLineInput(visitors, 2, user)).toBeUndefined();
  });
});
