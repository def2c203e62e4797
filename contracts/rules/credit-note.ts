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

/**
 * What of an order's voucher goods had that come back: the share that they have of all goods. Shares of one order are
 * rounded together, so that they come to its voucher once everything is back.
 * @param before pence without VAT of goods that came back earlier
 */
export function voucherShare(
  goods: number,
  before: number,
  order: { readonly goods: number; readonly voucher: number },
): number {
  if (order.goods === 0) return 0;
  const shareOf = (pence: number) => Math.round((order.voucher * pence) / order.goods);
  return shareOf(before + goods) - shareOf(before);
}

/** Whole pence. */
export interface CreditSums {
  readonly goods: number;
  /** what a voucher had taken off them */
  readonly voucher: number;
  /** without VAT; taken off */
  readonly restocking: number;
  readonly vat: number;
  readonly total: number;
}

interface Credited {
  /** pence without VAT */
  readonly goods: number;
  /** their `voucherShare` */
  readonly voucher: number;
  /** whether the restocking fee is taken off */
  readonly isCharged: boolean;
  /** VAT of the invoice that no credit note has given back yet: rounding each of several never gives back more */
  readonly vatLeft: number;
}

/** What a credit note comes to. VAT is worked out once on the whole, to the nearest penny, as on the invoice. */
export function creditSums({ goods, voucher, isCharged, vatLeft }: Credited): CreditSums {
  const paid = goods - voucher;
  const restocking = isCharged ? Math.round((paid * RESTOCKING_PERCENT) / 100) : 0;
  const net = paid - restocking;
  const vat = Math.min(vatOf(net), vatLeft);
  return { goods, voucher, restocking, vat, total: net + vat };
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
