import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packsNeeded } from '../../../../contracts/domain/quantity/packs.ts';
import { packsTogether, quantityProblem, readQuantity } from './ordered-quantity.ts';

const FLOOR = { productUnit: 'Pack/M2', packSize: 2.17 };
const UNDERLAY = { productUnit: 'Roll/M2', packSize: 15 };
const SKIRTING = { productUnit: 'Piece', packSize: 4 };
const TIN = { productUnit: 'Tin', packSize: 6 };

function asked(text: string) {
  const quantity = readQuantity(text);
  if (!quantity) throw new Error(`${text} is no quantity`);
  return quantity;
}

describe('readQuantity', () => {
  it.each([
    ['12', 12, ''],
    [' 12 packs ', 12, 'pack'],
    ['1 Pack', 1, 'pack'],
    ['3 boxes', 3, 'pack'],
    ['24.5 m2', 24.5, 'm2'],
    ['24,5m²', 24.5, 'm2'],
    ['24.5 m^2', 24.5, 'm2'],
    ['24.5 sqm', 24.5, 'm2'],
    ['24.5 sq.m.', 24.5, 'm2'],
    ['40 square metres', 40, 'm2'],
    ['1,250.5 m2', 1250.5, 'm2'],
    ['1,250 sqm', 1250, 'm2'],
    ['12,m2', 12, 'm2'],
    ['x 12', 12, ''],
    ['×3 rolls', 3, 'roll'],
    ['10 pcs', 10, 'piece'],
    ['5 tins', 5, 'tin'],
    ['12 no.', 12, ''],
    ['12 nos', 12, ''],
    ['12 off', 12, ''],
    ['12 each', 12, ''],
    ['qty 12', 12, ''],
    ['Qty: 12 packs', 12, 'pack'],
    ['(12)', 12, ''],
    ['[12 packs]', 12, 'pack'],
    ['12 (boxes)', 12, 'pack'],
    ['=> 12', 12, ''],
    ['→ 12 ctn', 12, 'pack'],
    ['12 bxs', 12, 'pack'],
    ['1 250 m2', 1250, 'm2'],
    ['1\u202f250,5 m²', 1250.5, 'm2'],
    ["1'250 m2", 1250, 'm2'],
    ['12.5 m sq', 12.5, 'm2'],
    ['12.5 metres squared', 12.5, 'm2'],
    ['１２', 12, ''],
  ])('reads %j as %d %s', (text, figure, unit) => {
    expect(readQuantity(text)).toEqual({ figure, unit });
  });

  it.each([
    '',
    'm2',
    'twelve',
    '0',
    '-3',
    '0 m2',
    '1.5,2',
    '12 34',
    '12 m3 4',
    '=12',
    '24.5,,5',
    '1e3',
    '24 500',
    '12(3)',
    '(12',
    '12²',
    '12½',
  ])('refuses %j', (text) => {
    expect(readQuantity(text)).toBeUndefined();
  });
});

describe('packs', () => {
  it.each([
    ['12', FLOOR, 12],
    ['12 packs', FLOOR, 12],
    ['24.5 m2', FLOOR, 12],
    ['2.17 m2', FLOOR, 1],
    ['2.18 m2', FLOOR, 2],
    ['2', UNDERLAY, 2],
    ['2 rolls', UNDERLAY, 2],
    ['16 m2', UNDERLAY, 2],
    ['10', SKIRTING, 3],
    ['10 pieces', SKIRTING, 3],
    ['10 packs', SKIRTING, 10],
    ['7 tins', TIN, 2],
    ['7 pcs', TIN, 2],
  ])('%s of %o are %d', (text, product, packs) => {
    expect(quantityProblem(asked(text), product)).toBe('');
    expect(packsTogether([asked(text)], product)).toBe(packs);
  });

  it.each([
    ['24.5', FLOOR, 'Only whole packs are sold. Enter 25 packs, or write m² after an area.'],
    ['0.5 rolls', UNDERLAY, 'Only whole rolls are sold. Enter 1 roll, or write m² after an area.'],
    ['2.5 packs', TIN, 'Only whole packs are sold. Enter 3 packs.'],
    ['2.5', SKIRTING, 'Only whole pieces are sold. Enter 3 pieces.'],
    ['3 tins', FLOOR, 'This is sold by the pack. Enter packs, such as 12, or an area, such as 24.5 m².'],
    ['3 tins', { productUnit: 'Box', packSize: 6 }, 'This is sold by the box. Enter boxes, such as 12.'],
    ['2.5', { productUnit: 'Box', packSize: 6 }, 'Only whole boxes are sold. Enter 3 boxes.'],
    ['1249.5', FLOOR, 'Only whole packs are sold. Enter 1,250 packs, or write m² after an area.'],
    ['20 m2', SKIRTING, 'This is sold by the piece. Enter pieces, such as 12.'],
  ])('%s of %o are refused', (text, product, problem) => {
    expect(quantityProblem(asked(text), product)).toBe(problem);
  });

  it('adds areas up before rounding to packs', () => {
    expect(packsTogether([asked('1 m2'), asked('1.17 m2'), asked('2')], FLOOR)).toBe(3);
    expect(packsTogether([asked('1 m2'), asked('1.18 m2'), asked('2 packs')], FLOOR)).toBe(4);
  });

  it('cover the exact sum of the areas, in any order and any number', () => {
    const area = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(area, { minLength: 1, maxLength: 20 }), area, (areas, pack) => {
        const product = { productUnit: 'Pack/M2', packSize: pack / 100 };
        const written = areas.map((hundredths) => asked(`${(hundredths / 100).toFixed(2)} m2`));
        const sum = areas.reduce((total, hundredths) => total + hundredths, 0);
        const packs = packsTogether(written, product);
        expect(packs).toBe(Math.ceil(sum / pack));
        expect(packsTogether(written.toReversed(), product)).toBe(packs);
        expect(packs).toBeLessThanOrEqual(
          written.reduce((total, { figure }) => total + packsNeeded(figure, product.packSize), 0),
        );
      }),
    );
  });
});
