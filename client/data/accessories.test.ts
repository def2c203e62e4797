import { expect, it } from 'vitest';
import { productSpecs } from '../../fixtures/catalogue/technical-facts.ts';
import { accessoriesByTurns } from './accessories.ts';

it('puts one accessory of each use before a second of any, and drops none', () => {
  for (const { accessories } of productSpecs()) {
    const turns = accessoriesByTurns(accessories);
    const uses = new Set(accessories.map(({ use }) => use));
    expect(uses.size).toBeGreaterThan(1);
    expect(new Set(turns.slice(0, uses.size).map(({ use }) => use))).toEqual(uses);
    expect(new Set(turns)).toEqual(new Set(accessories));
  }
});
