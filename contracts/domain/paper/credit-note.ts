import { RESTOCKING_PERCENT } from '../order/trade-terms.ts';
import { costOf, totalAmount } from '../quantity/packs.ts';
import { vatOf } from '../vat/vat.ts';

/** Returned packs, with the ordered and the already credited packs of their line. Money is whole pence without VAT. */
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
 * The credit for packs of a line: their amount at the order's price. The last packs get the rest of the line's cost, so that
 * a line returned in parts is credited to the penny.
 */
export function creditOfLine({ number, packSize, pricePence, ordered, credited }: CreditedLine): number {
  const left = ordered.pence - credited.pence;
  if (credited.number + number >= ordered.number) return left;
  return Math.min(left, costOf(totalAmount(number, packSize), pricePence));
}

/**
 * The part of an order's voucher that belongs to returned goods, by their share of all goods. Shares of one order are rounded
 * cumulatively, so that they add up to the voucher once everything is returned.
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
  /** the goods' share of a voucher */
  readonly voucher: number;
  /** without VAT; deducted */
  readonly restocking: number;
  readonly vat: number;
  readonly total: number;
}

interface Credited {
  /** pence without VAT */
  readonly goods: number;
  /** their `voucherShare` */
  readonly voucher: number;
  /** whether the restocking fee is deducted */
  readonly isCharged: boolean;
  /** the invoice's rate */
  readonly vatPercent: number;
  /** the invoice's VAT not yet given back by credit notes; caps the sum of several rounded credits */
  readonly vatLeft: number;
}

/** The sums of a credit note. VAT is worked out once on the whole, to the nearest penny, as on the invoice. */
export function creditSums({ goods, voucher, isCharged, vatPercent, vatLeft }: Credited): CreditSums {
  const paid = goods - voucher;
  const restocking = isCharged ? Math.round((paid * RESTOCKING_PERCENT) / 100) : 0;
  const net = paid - restocking;
  const vat = Math.min(vatOf(net, vatPercent), vatLeft);
  return { goods, voucher, restocking, vat, total: net + vat };
}

/** The amount still open on an order or its invoice, and the amount to the customer's credit; one of the two is 0. Whole pence. */
export function balanceOf(order: {
  readonly totalPence: number;
  readonly paidPence: number;
  readonly creditedPence: number;
}): { readonly duePence: number; readonly surplusPence: number } {
  const open = order.totalPence - order.paidPence - order.creditedPence;
  return { duePence: Math.max(0, open), surplusPence: Math.max(0, -open) };
}
