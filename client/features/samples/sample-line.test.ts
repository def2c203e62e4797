import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { sampleLine } from './sample-line.ts';

const user = { userId: 'u-1001', loginName: 'trade@alderline.example' };
const productOf = (series: string) => {
  const item = catalogue().find((one) => one.series === series);
  if (!item) throw new Error(`No product of ${series}`);
  return toProduct(item);
};

describe('the basket line of a sample', () => {
  it.each([
    ['Herringbone Flooring', 0],
    ['Versailles Panel', 3500],
  ])('of %s is one piece for %d pence', (series, pence) => {
    const product = productOf(series);
    const line = sampleLine(product, user);
    expect(line).toMatchObject({
      carType: 1,
      ...user,
      productId: product.productId,
      productNo: product.productNo,
      productPrice: pence,
      number: 1,
      amount: 1,
      packSize: 1,
      realNum: 1,
      subTotal: pence,
    });
    expect(JSON.parse(line.productInfo ?? '')).toMatchObject({ productUnit: 'Piece', productPrice: pence });
  });

  it('names its project', () => {
    const { productInfo = '' } = sampleLine(productOf('Vinyl'), user, 'j-7');
    expect(JSON.parse(productInfo).projectInfo).toBe('j-7');
    expect(sampleLine(productOf('Vinyl'), user).productInfo).not.toContain('projectInfo');
  });
});
