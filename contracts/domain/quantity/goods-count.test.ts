import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CountedLine,
  countGoods,
  type GoodsKind,
  goodsKind,
  packsHeading,
  packsText,
  quantityParts,
} from './goods-count.ts';

describe('what is sold', () => {
  it.each<[productUnit: string, productSeries: string | undefined, isSample: boolean, kind: GoodsKind]>([
    ['Pack/M2', undefined, false, 'floor'],
    ['Pack/M2', 'Vinyl', false, 'floor'],
    ['Pack/M2', 'Herringbone Flooring', false, 'floor'],
    ['Pack/M2', 'Accessories', false, 'accessory'],
    ['Pack/M2', 'Fitting', false, 'fitting'],
    ['Pack/M2', undefined, true, 'sample'],
    ['Roll/M2', undefined, false, 'accessory'],
    ['Roll/M2', 'Accessories', false, 'accessory'],
    ['Piece', undefined, false, 'accessory'],
    ['Piece', 'Accessories', false, 'accessory'],
    ['Piece', undefined, true, 'sample'],
    ['Tub', undefined, false, 'accessory'],
    ['', undefined, false, 'accessory'],
    ['m²', undefined, false, 'fitting'],
    ['m²', 'Fitting', false, 'fitting'],
    ['m²', 'Fitting', true, 'sample'],
  ])('a unit %j of series %j, as a sample %s, is %s', (productUnit, productSeries, isSample, kind) => {
    expect(goodsKind({ productUnit, productSeries, isSample })).toBe(kind);
  });
});

const floor = { productUnit: 'Pack/M2', packSize: 2.17 };
const underlay = { productUnit: 'Roll/M2', packSize: 10 };
const skirting = { productUnit: 'Piece', packSize: 4 };
const bottles = { productUnit: 'Bottle', packSize: 12 };
const tub = { productUnit: 'Tub', packSize: 1 };
const single = { productUnit: 'Piece', packSize: 1 };
const fitting = { productUnit: 'm²', packSize: 1 };

describe('a quantity in words', () => {
  it.each([
    [36, 78.12, floor, '36 packs', '36 packs, 78.12 m²'],
    [1, 2.17, floor, '1 pack', '1 pack, 2.17 m²'],
    [1200, 2604, floor, '1,200 packs', '1,200 packs, 2,604.00 m²'],
    [1, 2.5, { productUnit: 'Pack/M2', packSize: 1 }, '1 pack', '1 pack, 2.50 m²'],
    [2, 20, underlay, '2 rolls', '2 rolls, 20.00 m²'],
    [1, 10, underlay, '1 roll', '1 roll, 10.00 m²'],
    [0, 0, floor, '0 packs', '0 packs, 0.00 m²'],
    [48, 192, skirting, '48 packs', '48 packs, 192 pieces'],
    [60, 240, skirting, '60 packs', '60 packs, 240 pieces'],
    [1, 4, skirting, '1 pack', '1 pack, 4 pieces'],
    [1, 12, bottles, '1 pack', '1 pack, 12 bottles'],
    [5, 60, bottles, '5 packs', '5 packs, 60 bottles'],
    [3, 3, tub, '3 tubs', '3 tubs'],
    [1, 1, tub, '1 tub', '1 tub'],
    [0, 0, tub, '0 tubs', '0 tubs'],
    [7, 7, single, '7 pieces', '7 pieces'],
    [121, 121, fitting, '121 m²', '121 m²'],
    [1, 1, fitting, '1 m²', '1 m²'],
    [30, 30, { ...floor, productSeries: 'Fitting' }, '30 m²', '30 m²'],
    [3, 3, { ...floor, isSample: true }, '3 pieces', '3 pieces'],
    [1, 1, { ...floor, isSample: true }, '1 piece', '1 piece'],
  ])('%d holding %d of %j are %j, and %j in full', (packs, amount, goods, counted, inFull) => {
    expect(packsText(packs, goods)).toBe(counted);
    expect(quantityParts(packs, amount, goods).join(', ')).toBe(inFull);
  });
});

describe('the heading over a number of packs', () => {
  it.each([
    [floor, 'Packs'],
    [underlay, 'Rolls'],
    [bottles, 'Packs'],
    [tub, 'Tubs'],
    [{ productUnit: 'Box', packSize: 1 }, 'Boxes'],
  ])('of %j is %s', (goods, words) => {
    expect(packsHeading(goods)).toBe(words);
  });
});

describe('a count of goods', () => {
  it('counts packs of floors and accessories, the area of floors, the m² laid, and samples separately', () => {
    expect(
      countGoods([
        { kind: 'floor', number: 61, amount: 133.33 },
        { kind: 'accessory', number: 14, amount: 140 },
        { kind: 'accessory', number: 24, amount: 96 },
        { kind: 'fitting', number: 121, amount: 121 },
      ]),
    ).toEqual({ packs: 99, areaM2: 133.33, fittingM2: 121, samples: 0 });
    expect(countGoods([{ kind: 'sample', number: 3, amount: 3 }])).toEqual({
      packs: 0,
      areaM2: 0,
      fittingM2: 0,
      samples: 3,
    });
    expect(countGoods([])).toEqual({ packs: 0, areaM2: 0, fittingM2: 0, samples: 0 });
  });

  it('is exact, and doesn’t depend on the order or division of lines', () => {
    const line = fc.record({
      kind: fc.constantFrom<GoodsKind>('floor', 'accessory', 'fitting', 'sample'),
      number: fc.integer({ min: 1, max: 100_000 }),
      amount: fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.integer({ min: 0, max: 40 }), (lines, at) => {
        const whole = countGoods(lines);
        expect(countGoods(lines.toReversed())).toEqual(whole);
        const parts = [lines.slice(0, at), lines.slice(at)].map(countGoods);
        const sum = (read: (count: ReturnType<typeof countGoods>) => number) =>
          Math.round(parts.reduce((total, part) => total + read(part), 0) * 100) / 100;
        expect(whole).toEqual({
          packs: sum(({ packs }) => packs),
          areaM2: sum(({ areaM2 }) => areaM2),
          fittingM2: sum(({ fittingM2 }) => fittingM2),
          samples: sum(({ samples }) => samples),
        });
        const only = (kind: GoodsKind) => (each: CountedLine) => each.kind !== kind;
        expect(countGoods(lines.filter(only('fitting')))).toEqual({ ...whole, fittingM2: 0 });
      }),
    );
  });
});
