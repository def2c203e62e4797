import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLength } from './length.ts';

describe('a length as it is typed', () => {
  it.each([
    ['5.2', 5200],
    ['5,2 m', 5200],
    ['520 cm', 5200],
    ['5200', 5200],
    ['5200mm', 5200],
    ['0.5', 500],
    ['99.999', 99_999],
    ['1.23456 m', 1235],
    ['17\'3"', 5258], // 207 in × 25.4 = 5257.8
    ['17 ft 3 1/2 in', 5271], // 207.5 × 25.4 = 5270.5, halves up
    ['17’ 3”', 5258],
    ["10'", 3048],
    ['10 feet', 3048],
    ['11.5"', 292], // 292.1
    ['3/4"', 19], // 19.05
    ["12.5'", 3810],
    ['17\' 3½"', 5271],
    ['17′ 3½″', 5271],
    ['17’ 3½”', 5271],
    ['17\'3½"', 5271],
    ['17\'-3½"', 5271],
    ['17\' – 3 1/2"', 5271],
    ['17\' 3-1/2"', 5271],
    ['17 ft. 3½ in.', 5271],
    ['17ft 3½in', 5271],
    ["17' 3½''", 5271],
    ["17' 3½", 5271],
    ["17½'", 5334],
    ['17½ ft', 5334],
    ['½"', 13], // 12.7
    ['¼"', 6], // 6.35
    ['¾ in', 19],
    ['⅛"', 3], // 3.175
    ['⅝"', 16], // 15.875
    ['3⁄4"', 19],
    ['¼', 250],
    ['½ m', 500],
    ['3½', 3500],
    ['3½ m', 3500],
    ['3 1/2 m', 3500],
    ['⅓ m', 333],
    ['3 500', 3500],
    ['3\u00a0500', 3500],
    ['3\u202f500', 3500],
    ['3\u2009500 mm', 3500],
    ['3 500mm', 3500],
    ['3,500 mm', 3500],
    ['3,500', 3500],
    ['3.500', 3500],
    ['12 500,5 mm', 12_501],
    ['5,200 m', 5200],
    ['5.20 metres', 5200],
    ['5.2 mtrs', 5200],
    ['5200 millimetres', 5200],
    ['520 centimeters', 5200],
    ['5.2M', 5200],
    ['5.2 m.', 5200],
    ['5.2\u200b m', 5200],
    ['５.２', 5200],
  ])('%s is %d mm', (text, mm) => {
    expect(parseLength(text)).toBe(mm);
  });

  it.each([
    '',
    ' ',
    'm',
    'abc',
    '-3',
    '5 x 4',
    '1/0"',
    '5.2.1',
    "'",
    '1e3',
    '5 yards',
    '3 50',
    '3 5000',
    '3 500 1',
    '½½',
    '1/0',
    '5 m 2 m',
    '-½',
    "17' 3' 2\"",
    '45 m²',
    '5²',
    '5.2³ m',
    '5,2,1',
    '12 34 mm',
  ])('%s is not a length', (text) => {
    expect(parseLength(text)).toBeUndefined();
  });

  it.each([
    ['17', 5182], // 5181.6
    ['17½', 5334],
    ['½', 152], // 152.4
    ['17.5', 5334],
    ['17,5', 5334],
    ['5.2 m', 5200],
    ['3 500 mm', 3500],
    ['17\' 3½"', 5271],
    ['3½"', 89], // 88.9
  ])('%s is %d mm where feet are shown', (text, mm) => {
    expect(parseLength(text, 'ft')).toBe(mm);
  });

  it('reads whole millimetres back, however they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (mm) => {
        expect(parseLength(`${mm} mm`)).toBe(mm);
        expect(parseLength((mm / 1000).toFixed(3))).toBe(mm);
        expect(parseLength(`${(mm / 10).toFixed(1)}cm`)).toBe(mm);
      }),
    );
  });

  it('is within half a millimetre of feet and inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        const mm = parseLength(`${feet}' ${inches}"`) ?? expect.unreachable();
        expect(Math.abs(mm - (feet * 12 + inches) * 25.4)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
