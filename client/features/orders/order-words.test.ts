import { expect, test } from 'vitest';
import { contentWords, dueWords, referenceWords } from './order-words.ts';

test.each([
  ['account', 'received', 5000, 5000, 'To pay on account'],
  ['account', 'delivered', 2000, 5000, '£20.00 still to pay on account'],
  ['transfer', 'received', 5000, 5000, 'To pay by transfer'],
  ['card', 'received', 5000, 5000, 'To pay by card'],
  ['transfer', 'received', 0, 5000, 'Paid'],
  ['none', 'received', 0, 0, ''],
  ['account', 'cancelled', 0, 5000, ''],
] as const)('%s, %s, %d of %d pence due', (payment, sts, duePence, totalPence, words) => {
  expect(dueWords({ payment, sts, duePence, totalPence })).toBe(words);
});

test.each([
  ['PO-1180', 'Mill Lane 4', 'PO-1180 · Mill Lane 4'],
  ['1180', '', 'PO 1180'],
  ['PORT-7', '', 'PO PORT-7'],
  ['', 'Mill Lane 4', 'Mill Lane 4'],
  ['', '', ''],
])('PO “%s”, job “%s”', (poNumber, jobReference, words) => {
  expect(referenceWords({ poNumber, jobReference })).toBe(words);
});

test('a long order names its first products', () => {
  expect(contentWords({ productNames: ['Oak', 'Ash', 'Elm'], lineCount: 5 })).toBe(
    'Oak, Ash, Elm and 2 more',
  );
  expect(contentWords({ productNames: ['Oak'], lineCount: 1 })).toBe('Oak');
});
