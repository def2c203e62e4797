import { expect, it } from 'vitest';
import { resultError } from '../../lib/call-error.ts';
import { refusedLine } from './refused-line.ts';

const LINES = ['Herringbone', 'Adhesive'];

it.each([
  ['shoppingCarDetail[1].number', 'Adhesive'],
  ['shoppingCarDetail[0]', 'Herringbone'],
  ['shoppingCarDetail[7].number', undefined],
  ['userId', undefined],
  [undefined, undefined],
])('a batch refused for %j is refused for %j', (field, line) => {
  expect(refusedLine(LINES, resultError('1', 'Sorry, insufficient stock', field))).toBe(line);
});

it('a failure of another kind names no line', () => {
  expect(refusedLine(LINES, new Error('shoppingCarDetail[1]'))).toBeUndefined();
});
