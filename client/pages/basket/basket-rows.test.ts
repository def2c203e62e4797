import { describe, expect, it } from 'vitest';
import { basketRow, basketSum, type ReceivedLine } from './basket-rows.ts';

const line: ReceivedLine = {
  carId: 'b-1',
  carType: 0,
  userId: 'u-1',
  productId: 'p-0101',
  productNo: 'AL-M101',
  productName: 'Oak Rustic',
  mainImg: '/media/al-m101-top-3fa9c10b.800.webp',
  productPrice: 4590,
  productUnit: 'Pack/M2',
  number: 3,
  amount: 6.51,
  packSize: 2.17,
  packWeight: 19.4,
  productInfo: '{"productPrice":4590}',
  inventoryBalance: 40,
};

describe('basket row', () => {
  it("works out cost and weight from packs, amount and today's price", () => {
    expect(basketRow(line)).toMatchObject({ cost: 29881, weightKg: 58.2, price: 4590, hints: [] });
  });

  it.each<[string, Partial<ReceivedLine>, unknown[]]>([
    ['stock below the packs', { inventoryBalance: 2 }, [{ kind: 'stock', stock: 2 }]],
    ['stock equal to the packs', { inventoryBalance: 3 }, []],
    ['a price that has changed', { productInfo: '{"productPrice":5000}' }, [{ kind: 'price', before: 5000 }]],
    ['product info that is no JSON', { productInfo: '{' }, []],
    ['product info of another shape', { productInfo: 'null' }, []],
    ['a sample, which has no packs', { carType: 1, productPrice: 0, inventoryBalance: 0 }, []],
  ])('has the right hints: %s', (_name, change, hints) => {
    expect(basketRow({ ...line, ...change }).hints).toEqual(hints);
  });

  it.each<[string, Partial<ReceivedLine>, object]>([
    ['a floor', {}, { isFloor: true, fitting: '' }],
    ['an accessory', { productUnit: 'Tub' }, { isFloor: false, fitting: '' }],
    ['a roll of underlay', { productUnit: 'Roll/M2' }, { isFloor: false }],
    ['a sample of a floor', { carType: 1 }, { isFloor: false }],
    ['a floor that has gone', { productName: null }, { isFloor: false }],
    [
      'fitting',
      { productUnit: 'm²', productInfo: '{"installMethods":"Glue down"}' },
      { isFloor: false, fitting: 'Glue down' },
    ],
    ['a method of another shape', { productInfo: '{"installMethods":[]}' }, { fitting: '' }],
  ])('knows %s', (_name, change, known) => {
    expect(basketRow({ ...line, ...change })).toMatchObject(known);
  });

  it('uses the packs that a customer has just set', () => {
    expect(basketRow(line, 5)).toMatchObject({ packs: 5, amount: 10.85, cost: 49802, weightKg: 97 });
    expect(basketRow(line, 41).hints).toEqual([{ kind: 'stock', stock: 40 }]);
  });

  it.each<[string, Partial<ReceivedLine>, boolean]>([
    ['a floor', {}, true],
    ['an accessory', { productUnit: 'Tub' }, true],
    ['a sample', { carType: 1 }, false],
    ['fitting', { productInfo: '{"installMethods":"Glue down"}' }, false],
    ['a product that has gone', { productName: null }, false],
  ])('says whether the packs may be changed: %s', (_name, change, mayChange) => {
    expect(basketRow({ ...line, ...change }).mayChange).toBe(mayChange);
  });

  it('copes with a product that can no longer be read', () => {
    const row = basketRow({ carId: 'b-2', productNo: 'AL-X', number: 2, productName: null, mainImg: null });
    expect(row).toMatchObject({ name: 'AL-X', cost: undefined, price: undefined, hints: [{ kind: 'gone' }] });
    expect(basketSum([row, basketRow(line)]).goods).toBe(29881);
  });
});

describe('basket sum', () => {
  it('adds pence and weights without drift and takes VAT once', () => {
    const rows = Array.from({ length: 3 }, (_, n) =>
      basketRow({ ...line, carId: `b-${n}`, productPrice: 1, amount: 1, number: 1, packWeight: 0.1 }),
    );
    expect(basketSum(rows)).toMatchObject({
      goods: 3,
      vatPercent: 20,
      vat: 1,
      total: 4,
      weightKg: 0.3,
      pallets: 1,
    });
  });

  it('takes no VAT on samples, free or not', () => {
    const panel = { ...line, carType: 1, productPrice: 3500, number: 1, amount: 1, packWeight: 0 } as const;
    const free = { ...panel, productPrice: 0 };
    const rows = [line, panel, free].map((one, n) => basketRow({ ...one, carId: `b-${n}` }));
    expect(basketSum(rows)).toMatchObject({ goods: 29881 + 3500, vat: 5976, total: 29881 + 3500 + 5976 });
  });

  it('has the measures from which delivery is worked out', () => {
    expect(basketRow({ ...line, specification: '14(3) x 190 x 1900' }).specification).toBe(
      '14(3) x 190 x 1900',
    );
    expect(basketRow({ ...line, specification: null }).specification).toBe('');
  });

  it('is zero for an empty basket', () => {
    expect(basketSum([])).toMatchObject({ goods: 0, voucher: 0, vat: 0, total: 0, weightKg: 0, pallets: 0 });
  });
});
