import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthText, readLength } from './length-text.ts';

describe('a length in a field', () => {
  it.each([
    [4250, 'metric', '4.25'],
    [5000, 'metric', '5'],
    [838, 'metric', '0.838'],
    [3048, 'imperial', "10'"],
    [4115, 'imperial', `13' 6"`],
    [4251, 'imperial', `13' 11 3/8"`],
    [10, 'imperial', `0' 3/8"`],
    // 9 feet 11 31/32 inches round up to ten feet
    [3047, 'imperial', "10'"],
  ] as const)('of %i mm is in %s %s', (mm, units, text) => {
    expect(lengthText(mm, units)).toBe(text);
  });

  it('is read in the notation that is shown, and in the other', () => {
    expect(readLength('10', 'imperial')).toBe(3048);
    expect(readLength('10', 'metric')).toBe(10_000);
    expect(readLength(`13' 6"`, 'metric')).toBe(4115);
    expect(readLength('4.2 m', 'imperial')).toBe(4200);
    expect(readLength('wide', 'metric')).toBeUndefined();
  });

  it('stays the same to an eighth of an inch when it is read again', () => {
    for (let mm = 1; mm < 20_000; mm += 7) {
      const again = readLength(lengthText(mm, 'imperial'), 'imperial') ?? 0;
      expect(Math.abs(again - mm)).toBeLessThanOrEqual(2);
      expect(readLength(lengthText(mm, 'metric'), 'metric')).toBe(mm);
    }
  });
});

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
    expect(readLength(text, 'metric')).toBe(mm);
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
    expect(readLength(text, 'metric')).toBeUndefined();
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
    expect(readLength(text, 'imperial')).toBe(mm);
  });

  it('reads whole millimetres back, however they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (mm) => {
        expect(readLength(`${mm} mm`, 'metric')).toBe(mm);
        expect(readLength((mm / 1000).toFixed(3), 'metric')).toBe(mm);
        expect(readLength(`${(mm / 10).toFixed(1)}cm`, 'metric')).toBe(mm);
      }),
    );
  });

  it('is within half a millimetre of feet and inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        const mm = readLength(`${feet}' ${inches}"`, 'metric') ?? expect.unreachable();
        expect(Math.abs(mm - (feet * 12 + inches) * 25.4)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
