import { describe, expect, it } from 'vitest';
import { basketRow } from './basket-rows.ts';
import { focusAfter, shownRows } from './leaving-rows.ts';

const rows = ['a', 'b', 'c'].map((carId) => basketRow({ carId, productName: carId, productPrice: 100 }));
const [a, b, c] = rows;
if (!a || !b || !c) throw new Error('three rows');
const ids = (shown: ReturnType<typeof shownRows>) =>
  shown.map(({ carId, leaving }) => (leaving ? `(${carId})` : carId));

describe('leaving rows', () => {
  it('keep their place whether the server still has them or not', () => {
    const leaving = [{ row: b, index: 1 }];
    expect(ids(shownRows(rows, leaving))).toEqual(['a', '(b)', 'c']);
    expect(ids(shownRows([a, c], leaving))).toEqual(['a', '(b)', 'c']);
  });

  it('keep their order when several leave at once', () => {
    const leaving = [
      { row: c, index: 2 },
      { row: a, index: 0 },
    ];
    expect(ids(shownRows([b], leaving))).toEqual(['(a)', 'b', '(c)']);
  });

  it.each([
    ['the next row', 'b', [], 'c'],
    ['the row before, at the end', 'c', [], 'b'],
    ['a row that stays', 'a', [{ row: b, index: 1 }], 'c'],
  ])('pass the focus to %s', (_name, removed, leaving, expected) => {
    expect(focusAfter(shownRows(rows, leaving), removed)).toBe(expected);
  });

  it('have nothing to focus when the basket becomes empty', () => {
    expect(focusAfter(shownRows([a], []), 'a')).toBeUndefined();
  });
});
