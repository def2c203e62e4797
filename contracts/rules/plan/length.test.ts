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
  ])('%s is %d mm', (text, mm) => {
    expect(parseLength(text)).toBe(mm);
  });

  it.each(['', ' ', 'm', 'abc', '-3', '5 x 4', '1/0"', '5.2.1', "'", '1e3', '5 yards'])(
    '%s is none',
    (text) => {
      expect(parseLength(text)).toBeUndefined();
    },
  );

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
