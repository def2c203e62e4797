import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { fittingServices } from '../../../fixtures/catalogue/fitting-services.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { type FloorToLay, fittingsOf, linesOf } from './fitting-lines.ts';

const user = { userId: 'u-1', loginName: 'trade@alderline.example' };
const product = toProduct(itemByNumber('AL-H101'));
const services = fittingServices();
const floor = (netM2: number, method: string): FloorToLay => ({
  product,
  packs: 8,
  netM2,
  method,
  isMissing: false,
});

describe('fitting', () => {
  it('is one line for each method, with the whole m² of all floors laid by it', () => {
    const floors = [floor(10.1, 'Glue down'), floor(4.2, 'Click'), floor(0.2, 'Glue down'), floor(9, '')];
    expect(
      fittingsOf(floors, services).map(({ service, m2, cost }) => [service.specification, m2, cost]),
    ).toEqual([
      ['Glue down', 11, 11 * 3250],
      ['Click', 5, 5 * 1850],
    ]);
  });

  it('has no line without an area, a method that we sell, and a price', () => {
    expect(fittingsOf([floor(0, 'Glue down'), floor(5, 'Magnets')], services)).toEqual([]);
    const unpriced = services.map(({ productPrice: _, ...rest }) => rest);
    expect(fittingsOf([floor(5, 'Glue down')], unpriced)).toEqual([]);
  });

  it('has a basket line with the method, the confirmed points and the cost', () => {
    const fittings = fittingsOf([floor(10.1, 'Glue down')], services);
    const [line] = linesOf({ floors: [], rows: [], fittings }, user);
    expect(line?.line).toMatchObject({ carType: 0, number: 11, amount: 11, mainImg: product.mainImg });
    expect(JSON.parse(line?.line.productInfo ?? '')).toMatchObject({
      productPrice: 3250,
      installMethods: 'Glue down',
      installAmount: 35750,
      installCheckList: expect.arrayContaining([expect.stringContaining('3 mm under a 2 m')]),
    });
    expect((line?.line.productInfo ?? '').length).toBeLessThan(4000);
  });

  it('adds a floor only if the basket lacks it', () => {
    const floors = [floor(10, ''), { ...floor(10, ''), isMissing: true }];
    const lines = linesOf({ floors, rows: [], fittings: [] }, user);
    expect(lines.map(({ name, line }) => [name, line.number])).toEqual([[product.productName, 8]]);
  });
});
