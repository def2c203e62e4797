import { formatPence } from '../../../contracts/domain/money/money.ts';
import { unitWord } from '../../../contracts/domain/quantity/quantity-text.ts';
import { type CheckoutLine, packsOf } from './checkout-lines.ts';

/** The figures of an order that the customer has seen. */
export interface Seen {
  readonly lines: readonly CheckoutLine[];
  /** pence */
  readonly delivery: number;
  readonly total: number;
}

/** What has changed since the customer saw it, in sentences. */
export function changesSince(before: Seen, now: Seen): string[] {
  const lines = before.lines.flatMap((line) => {
    const next = now.lines.find(({ carId }) => carId === line.carId);
    return next ? changesOf(line, next) : [`${line.name} is no longer in your basket.`];
  });
  const known = new Set(before.lines.map(({ carId }) => carId));
  const added = now.lines
    .filter(({ carId }) => !known.has(carId))
    .map(({ name }) => `${name} has come into your basket.`);
  return [
    ...lines,
    ...added,
    ...moneyChange('Delivery', before.delivery, now.delivery),
    ...moneyChange('The total', before.total, now.total),
  ];
}

function changesOf(before: CheckoutLine, now: CheckoutLine): string[] {
  return [
    ...(before.packs === now.packs
      ? []
      : [`${now.name}: now ${packsOf(now.packs, now)}, it was ${before.packs}.`]),
    ...(before.price === now.price || now.isGone
      ? []
      : [
          `${now.name}: now ${formatPence(now.price)} / ${unitWord(now.unit)}, it was ${formatPence(before.price)}.`,
        ]),
  ];
}

function moneyChange(what: string, before: number, now: number): string[] {
  return before === now ? [] : [`${what} is now ${formatPence(now)}, it was ${formatPence(before)}.`];
}
