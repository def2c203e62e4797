import { describe, expect, it } from 'vitest';
import { matchingFloors } from './matching-floors.ts';

const floor = (productNo: string, productName: string) => ({ productNo, productName });
const FLOORS = [
  floor('AL-H105', 'Lavenham Oak Prime'),
  floor('AL-H106', 'Orford Oak Smoked'),
  floor('AL-M105', 'Blythe Oak H105 look'),
  ...Array.from({ length: 9 }, (_, index) => floor(`AL-X10${index}`, 'Chevron')),
];
const found = (text: string, chosen: string[] = []) =>
  matchingFloors(FLOORS, text, chosen).map(({ productNo }) => productNo);

describe('searching a floor', () => {
  it('finds a number in any spelling, and puts matching numbers before names', () => {
    for (const text of ['h105', 'AL-H105', 'al h105', ' H-105 '])
      expect(found(text)[0], text).toBe('AL-H105');
    expect(found('h105')).toEqual(['AL-H105', 'AL-M105']);
  });

  it('finds names, leaves out chosen floors, and shows five at most', () => {
    expect(found('smoked')).toEqual(['AL-H106']);
    expect(found('smoked', ['AL-H106'])).toEqual([]);
    expect(found('chevron')).toHaveLength(5);
  });

  it('finds nothing for an empty text', () => {
    expect(found('')).toEqual([]);
    expect(found(' - ')).toEqual([]);
  });
});
