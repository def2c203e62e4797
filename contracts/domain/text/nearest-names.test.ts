import { expect, it } from 'vitest';
import { nearestNames } from './nearest-names.ts';

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
