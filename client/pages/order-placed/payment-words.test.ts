import { expect, it } from 'vitest';
import type { CardPayment } from '../../features/payments/payments.api.ts';
import { paymentWords } from './payment-words.ts';

const payment = {
  sts: 'pending',
  reason: '',
  amountPence: 112_390,
  last4: '4242',
  pageUrl: '',
  items: [{ kind: 'order' }],
} as CardPayment;

it.each([
  [{ sts: 'paid' }, 'payment has arrived', '£1,123.90 from your card ending in 4242.'],
  [
    { sts: 'paid', paidAfter: 'failed' },
    'has arrived',
    'first been declined; your bank has sent it after all',
  ],
  [{ sts: 'paid', paidAfter: 'cancelled' }, 'has arrived', 'first been cancelled'],
  [{ sts: 'failed', reason: 'insufficient-funds' }, 'failed', 'not enough money'],
  [{ sts: 'failed', reason: 'declined' }, 'failed', 'Your order is kept.'],
  [{ sts: 'cancelled', items: [{ kind: 'invoice' }] }, 'not paid', 'Nothing has changed on your account.'],
  [{}, 'waiting for your bank', 'we email you'],
  [{ pageUrl: 'http://pay.example' }, 'not finished', 'can still be paid'],
] as const)('%o', (change, title, lead) => {
  const words = paymentWords({ ...payment, ...change } as unknown as CardPayment);
  expect(words.title).toContain(title);
  expect(words.lead).toContain(lead);
});
