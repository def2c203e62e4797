import { expect, it } from 'vitest';
import { nextSteps, wordsOfDay } from './next-steps.ts';
import type { Order } from './use-order-placed.ts';

const order = {
  sts: 'received',
  payment: 'account',
  requestedDay: '2026-11-30',
  dueDay: '2026-12-31',
  duePence: 112_390,
} as Order;

it('on account, the invoice comes with the goods and says when it is due', () => {
  expect(nextSteps(order)).toEqual([
    'We have emailed you a copy of your order.',
    'We’ll deliver on Monday 30 November, and email you when your order leaves us.',
    'We’ll invoice you when the goods leave. Payment is due by Thursday 31 December 2026 if the goods leave in November.',
  ]);
});

it('once the goods have left, an order on account gives the due day of its invoice', () => {
  const left = { ...order, sts: 'dispatched', requestedDay: '2026-12-04' } as Order;
  expect(nextSteps(left).slice(1)).toEqual([
    'We’ll deliver on Friday 4 December.',
    'The invoice is due on 31 December 2026.',
  ]);
});

it('a transfer comes first, and is only asked for until it has arrived', () => {
  const transfer = { ...order, payment: 'transfer', dueDay: '' } as Order;
  expect(nextSteps(transfer)[1]).toBe('Please transfer £1,123.90 with the reference below.');
  expect(nextSteps({ ...transfer, duePence: 0 }).join(' ')).not.toContain('transfer');
});

it('a card payment comes first, and the rest goes on account', () => {
  const card = { ...order, payment: 'card', dueDay: '', cardPence: 112_390 } as Order;
  expect(nextSteps(card)[1]).toBe('Please pay £1,123.90 by card below.');
  const split = { ...order, cardPence: 12_390 } as Order;
  expect(nextSteps(split).at(-1)).toBe(
    'The rest, £1,000.00, is due on Thursday 31 December 2026 if the goods leave in November.',
  );
});

it.each([
  ['cancelled', 'cancelled'],
  ['delivered', 'delivered'],
] as const)('an order that is %s has no next step', (sts, word) => {
  const [only, ...rest] = nextSteps({ ...order, sts });
  expect(only).toContain(word);
  expect(rest).toEqual([]);
});

it('an order that waits for approval says for whom and until when, and asks for no money', () => {
  const approval = { sts: 'waiting', endsAt: Date.UTC(2026, 10, 25, 12), approvers: ['Ann', 'Ben'] };
  const words = nextSteps({ ...order, payment: 'transfer', approval } as unknown as Order).join(' ');
  expect(words).toContain('Ann or Ben can approve it until 25 November 2026, 12:00.');
  expect(words).not.toContain('transfer £');
});

it('a text that isn’t a day has no words', () => {
  expect(wordsOfDay('')).toBe('');
});
