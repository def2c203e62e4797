import { costOf, totalAmount } from './packs.ts';
import { RESTOCKING_PERCENT } from './supply-terms.ts';
import { vatOf } from './vat.ts';

/** Packs that come back, and what their line was ordered and credited for so far. Money is whole pence without VAT. */
export interface CreditedLine {
  /** packs */
  readonly number: number;
  /** m2 or pieces a pack */
  readonly packSize: number;
  /** pence per m2 or piece */
  readonly pricePence: number;
  readonly ordered: { readonly number: number; readonly pence: number };
  /** by earlier credit notes */
  readonly credited: { readonly number: number; readonly pence: number };
}

/**
 * What packs of a line are credited: their amount at the price of the order. The last packs of a line get what is left of
 * its price, so that a line that comes back in parts is credited to the penny, and never more than it cost.
 */
export function creditOfLine({ number, packSize, pricePence, ordered, credited }: CreditedLine): number {
  const left = ordered.pence - credited.pence;
  if (credited.number + number >= ordered.number) return left;
  return Math.min(left, costOf(totalAmount(number, packSize), pricePence));
}

/** Whole pence. */
export interface CreditSums {
  readonly goods: number;
  /** without VAT; taken off */
  readonly restocking: number;
  readonly vat: number;
  readonly total: number;
}

/**
 * What a credit note comes to. VAT is worked out once on the whole, to the nearest penny, as on the invoice.
 * @param goods pence without VAT
 * @param isCharged whether the restocking fee is taken off
 * @param vatLeft VAT of the invoice that no credit note has given back yet: rounding each of several never gives back more
 */
export function creditSums(goods: number, isCharged: boolean, vatLeft: number): CreditSums {
  const restocking = isCharged ? Math.round((goods * RESTOCKING_PERCENT) / 100) : 0;
  const vat = Math.min(vatOf(goods - restocking), vatLeft);
  return { goods, restocking, vat, total: goods - restocking + vat };
}

/** What is open on an order or its invoice, and what stands to the customer's credit: one of the two is 0. Whole pence. */
export function balanceOf(order: {
  readonly totalPence: number;
  readonly paidPence: number;
  readonly creditedPence: number;
}): { readonly duePence: number; readonly surplusPence: number } {
  const open = order.totalPence - order.paidPence - order.creditedPence;
  return { duePence: Math.max(0, open), surplusPence: Math.max(0, -open) };
}
