import type { DeclineReason } from '../../engine/card-desk/protocol.ts';

/** What a card does. A `slow` bank answers after some seconds, a `silent` one not at all. */
export type CardOutcome =
  | { readonly kind: 'taken' | 'challenge' | 'slow' | 'silent' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason };

interface TestCard {
  readonly number: string;
  readonly title: string;
  readonly outcome: CardOutcome;
}

/** The cards that this provider knows. It takes no real ones: every other number is declined. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', title: 'Payment taken', outcome: { kind: 'taken' } },
  {
    number: '4000 0000 0000 3220',
    title: 'Bank asks to confirm (3-D Secure)',
    outcome: { kind: 'challenge' },
  },
  { number: '4000 0000 0000 0002', title: 'Declined', outcome: { kind: 'declined', reason: 'declined' } },
  {
    number: '4000 0000 0000 9995',
    title: 'Insufficient funds',
    outcome: { kind: 'declined', reason: 'insufficient-funds' },
  },
  {
    number: '4000 0000 0000 0069',
    title: 'Expired card',
    outcome: { kind: 'declined', reason: 'expired-card' },
  },
  { number: '4000 0000 0000 0259', title: 'Bank answers after 8 seconds', outcome: { kind: 'slow' } },
  { number: '4000 0000 0000 1976', title: 'Bank never answers', outcome: { kind: 'silent' } },
];

export function outcomeOf(digits: string): CardOutcome {
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  return card?.outcome ?? { kind: 'declined', reason: 'declined' };
}

/** Luhn's check, which catches most slips of the finger. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
