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
