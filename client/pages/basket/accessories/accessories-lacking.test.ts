import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accessoryNeed } from '../../../../contracts/domain/product/accessory-need.ts';
import { accessoriesLacking, type FloorAccessory, likelyMethod } from './accessories-lacking.ts';

const TUB: FloorAccessory = {
  productId: 'tub',
  use: 'Adhesive',
  coverage: { unit: 'kg', perM2: 1.1, pack: 15 },
  methods: ['Glue down'],
};
const GLUE: FloorAccessory = {
  productId: 'joint glue',
  use: 'Adhesive',
  coverage: { unit: 'kg', perM2: 0.03, pack: 9 },
  methods: ['Floating'],
};
const underlay = (productId: string, pack: number): FloorAccessory => ({
  productId,
  use: 'Underlay',
  coverage: { unit: 'm2', pack },
  methods: ['Floating', 'Click'],
});
const SKIRTING: FloorAccessory = {
  productId: 'skirting',
  use: 'Skirting',
  coverage: { unit: 'm', pack: 8.8 },
};
const ACCESSORIES = [TUB, GLUE, underlay('rubber', 10), underlay('foam', 15), SKIRTING];

const floor = (netM2: number, method = 'Glue down', carId = 'line', accessories = ACCESSORIES) => ({
  carId,
  netM2,
  method,
  accessories,
});

/** @param basket packs by product @param stock packs that can be added, by product; unlimited if not given */
function lacking(
  floors: Parameters<typeof accessoriesLacking>[0],
  basket: Readonly<Record<string, number>> = {},
  stock: Readonly<Record<string, number>> = {},
) {
  return accessoriesLacking(floors, {
    inBasket: (id) => basket[id] ?? 0,
    toBeHad: (id) => stock[id] ?? 1000,
  });
}
const packs = (lacks: ReturnType<typeof lacking>) =>
  lacks.map((lack) => [lack.productId, lack.inBasket, lack.packs]);

describe('what the floors of a basket lack', () => {
  it('is adhesive for boards that are glued down, less what the basket has', () => {
    expect(lacking([floor(40)])).toEqual([
      { use: 'Adhesive', carIds: ['line'], productId: 'tub', inBasket: 0, packs: 3, isShared: false },
    ]);
    expect(packs(lacking([floor(40)], { tub: 1 }))).toEqual([['tub', 1, 2]]);
    expect(lacking([floor(40)], { tub: 3 })).toEqual([]);
    expect(lacking([floor(40)], { tub: 8 })).toEqual([]);
  });

  it('is joint glue and underlay for floating boards, and nothing for nailed ones', () => {
    expect(packs(lacking([floor(40, 'Floating')]))).toEqual([
      ['joint glue', 0, 1],
      ['rubber', 0, 4],
    ]);
    expect(lacking([floor(40, 'Secret nailing')])).toEqual([]);
  });

  it('is worked out for all floors together: 12 and 12 m2 take two tubs, not four', () => {
    const [lack] = lacking([floor(12, 'Glue down', 'one'), floor(12, 'Glue down', 'two')]);
    expect(lack).toMatchObject({ packs: 2, carIds: ['one', 'two'] });
  });

  it('counts packs exactly: 27.27 m2 take two tubs, so one more if the basket has one', () => {
    expect(packs(lacking([floor(27.27)]))).toEqual([['tub', 0, 2]]);
    expect(packs(lacking([floor(27.27)], { tub: 1 }))).toEqual([['tub', 1, 1]]);
    expect(packs(lacking([floor(27.28)], { tub: 1 }))).toEqual([['tub', 1, 2]]);
  });

  it('accepts any underlay, and suggests more of the one in the basket', () => {
    expect(packs(lacking([floor(40, 'Click')], { foam: 1 }))).toEqual([['foam', 1, 2]]);
    expect(lacking([floor(40, 'Click')], { rubber: 1, foam: 2 })).toEqual([]);
    expect(lacking([floor(60, 'Click')], { rubber: 1, foam: 2 })).toMatchObject([
      { productId: 'rubber', inBasket: 1, packs: 2, isShared: true },
    ]);
  });

  it('suggests an accessory with enough in stock, or the first if none has enough', () => {
    const basket = { rubber: 1 };
    expect(packs(lacking([floor(40, 'Click')], basket, { rubber: 2 }))).toEqual([['foam', 0, 2]]);
    expect(packs(lacking([floor(40, 'Click')], basket, { rubber: 2, foam: 1 }))).toEqual([['rubber', 1, 3]]);
    expect(packs(lacking([floor(40, 'Click')], {}, { rubber: 2, foam: 1 }))).toEqual([['rubber', 0, 4]]);
  });

  it('counts each pack for one need only', () => {
    const other = [underlay('foam', 15)];
    const floors = [floor(30, 'Click', 'one'), floor(15, 'Click', 'two', other)];
    expect(lacking(floors, { foam: 2 })).toMatchObject([{ productId: 'foam', carIds: ['two'], packs: 1 }]);
  });

  it('is nothing if the backend doesn’t say what is needed or how far a pack goes', () => {
    const unknown = ACCESSORIES.map(({ methods: _, ...one }) => one);
    expect(lacking([floor(40, 'Glue down', 'line', unknown)])).toEqual([]);
    const unmeasured = [{ ...TUB, coverage: undefined }, SKIRTING];
    expect(lacking([floor(40, 'Glue down', 'line', unmeasured)])).toEqual([]);
    expect(lacking([floor(0)])).toEqual([]);
    expect(lacking([])).toEqual([]);
  });

  test('the suggested packs are enough, one pack less is not, and more packs never lack more', () => {
    const method = fc.constantFrom('Glue down', 'Floating', 'Click', 'Secret nailing');
    const area = fc.integer({ min: 0, max: 500_00 }).map((hundredths) => hundredths / 100);
    const floors = fc.array(
      fc.tuple(area, method).map(([netM2, how]) => floor(netM2, how)),
      { maxLength: 5 },
    );
    const some = fc.integer({ min: 0, max: 20 });
    const basket = fc.record({ tub: some, 'joint glue': some, rubber: some, foam: some });
    // one choice of underlay, as floors with other choices may share a product
    const sameChoice = floors.map((all) => all.filter(({ method: how }) => how !== 'Click'));
    fc.assert(
      fc.property(sameChoice, basket, fc.boolean(), (all, held, fewer) => {
        const lacks = lacking(all, held);
        const after: Record<string, number> = { ...held };
        for (const lack of lacks)
          after[lack.productId] = (after[lack.productId] ?? 0) + lack.packs - (fewer ? 1 : 0);
        expect(lacking(all, after).map((lack) => lack.packs)).toEqual(fewer ? lacks.map(() => 1) : []);
        const more = Object.fromEntries(Object.entries(held).map(([id, count]) => [id, count + 1]));
        expect(lacking(all, more).length).toBeLessThanOrEqual(lacks.length);
      }),
    );
  });

  test('a single accessory lacks as much as accessoryNeed says', () => {
    const area = fc.integer({ min: 1, max: 500_00 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(area, fc.integer({ min: 0, max: 60 }), (netM2, tub) => {
        const need = accessoryNeed([netM2], { unit: 'kg', perM2: 1.1, pack: 15 }).packs;
        const lack = lacking([floor(netM2)], { tub })[0]?.packs ?? 0;
        expect(lack).toBe(Math.max(0, need - tub));
      }),
    );
  });
});

describe('the most likely install method', () => {
  const methods = ['Glue down', 'Floating'];
  const likely = (told: readonly string[], basket: Readonly<Record<string, number>> = {}) =>
    likelyMethod(methods, told, ACCESSORIES, (id) => basket[id] ?? 0);

  it.each([
    ['the usual way', [], {}, 'Glue down'],
    ['as the underlay in the basket says', [], { foam: 1 }, 'Floating'],
    ['as it is fitted', ['Floating'], { tub: 3 }, 'Floating'],
    ['as the customer says', ['Glue down', 'Floating'], { foam: 1 }, 'Glue down'],
    ['not in a way that it doesn’t take', ['Click', 'Floating'], {}, 'Floating'],
  ] as const)('%s', (_name, told, basket, method) => {
    expect(likely(told, basket)).toBe(method);
  });

  it('is unknown without methods', () => {
    expect(likelyMethod([], ['Click'], ACCESSORIES, () => 1)).toBe('');
  });
});
