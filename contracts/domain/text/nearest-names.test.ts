import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestNames, placesNear } from './nearest-names.ts';

const NAMES = ['H101', 'H102', 'H110', 'X101', 'Z101', 'Z120'];

it.each([
  ['another sign', 'H112', ['H102', 'H110']],
  ['two the wrong way round', 'H011', ['H101']],
  ['a sign too few', '101', ['H101', 'X101', 'Z101']],
  ['a sign too many', 'ZZ120', ['Z120']],
  ['two errors', 'Q1010', ['H101', 'H110', 'X101']],
  ['nothing near', 'WOOD', []],
  ['hardly anything typed', 'H1', []],
])('finds what was meant: %s', (_name, typed, offered) => {
  expect(nearestNames(typed, NAMES).slice(0, 3)).toEqual(offered);
});

const name = (minLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', '0', '1', '2'), minLength, maxLength: 7 });

it('finds the same among very many that are in order', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.uniqueArray(name(0), { minLength: 30, maxLength: 60 }), name(3), (names, typed) => {
      const sorted = names.toSorted();
      const near = placesNear(typed, sorted).map((place) => sorted[place]);
      found += near.length;
      expect(near).toEqual(nearestNames(typed, names));
    }),
    { seed: 32, numRuns: 500 },
  );
  expect(found).toBeGreaterThan(200);
});
