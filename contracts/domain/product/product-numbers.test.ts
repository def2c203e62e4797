import { describe, expect, it } from 'vitest';
import { nearestNumbers, numberKey } from './product-numbers.ts';

const NUMBERS = ['AL-H101', 'AL-H102', 'AL-H110', 'AL-X101', 'AL-Z101', 'AL-Z120'];

describe('nearestNumbers', () => {
  it.each([
    ['as it is written elsewhere', 'al h011', ['AL-H101']],
    ['a letter for a digit', 'AL-H1OI', ['AL-H101']],
    ['many, of which it offers three', 'AL-Q1010', ['AL-H101', 'AL-H110', 'AL-X101']],
    ['nothing near', 'WOOD-77', []],
  ])('finds what was meant: %s', (_name, typed, offered) => {
    expect(nearestNumbers(typed, NUMBERS)).toEqual(offered);
  });

  it('compares numbers whatever their case and hyphens', () => {
    expect(numberKey(' al h101')).toBe(numberKey('AL-H101'));
  });
});
