import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poundsText } from '../../../contracts/domain/number/figure-text.ts';
import type { ToPayItem } from '../../features/payments/payments.api.ts';
import { amountError, firstAmount, tickedSum } from './ticked-sums.ts';

const item = (id: string, openPence: number, pendingPence = 0) =>
  ({ kind: 'invoice', id, openPence, pendingPence }) as ToPayItem;

it('offers at most the open amount less payments under way', () => {
  const one = item('AI-1', 10_000, 2_500);
  expect(firstAmount(one)).toBe('75.00');
  expect(amountError(one, '75')).toBe('');
  expect(amountError(one, '75.01')).toBe('At most £75.00.');
  expect(amountError(one, 'lots')).toContain('such as');
});

it('writes an amount as it stands beside its field, and reads it again', () => {
  const one = item('AI-1', 540_175);
  expect(firstAmount(one)).toBe('5,401.75');
  expect(tickedSum([one], new Map([['AI-1', firstAmount(one)]]))).toMatchObject({
    pence: 540_175,
    isWrong: false,
  });
});

it('adds up the ticked items, to the penny', () => {
  const pence = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(pence, fc.boolean()), { maxLength: 30 }), (rows) => {
      const items = rows.map(([open], index) => item(`AI-${index}`, open));
      const ticked = new Map(
        rows.flatMap(([open, isTicked], index) => (isTicked ? [[`AI-${index}`, poundsText(open)]] : [])),
      );
      const sum = rows.reduce((total, [open, isTicked]) => total + (isTicked ? open : 0), 0);
      expect(tickedSum(items, ticked)).toMatchObject({ pence: sum, isWrong: false });
    }),
  );
});

it('leaves out items that a colleague has paid meanwhile', () => {
  const ticked = new Map([
    ['AI-1', '10.00'],
    ['AI-2', '20.00'],
  ]);
  expect(tickedSum([item('AI-2', 2_000), item('AI-3', 500)], ticked)).toMatchObject({ pence: 2_000 });
  expect(tickedSum([item('AI-2', 2_000, 2_000)], ticked).items).toEqual([]);
});
