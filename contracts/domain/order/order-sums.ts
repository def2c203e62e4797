import { type VatSums, vatOf } from '../vat/vat.ts';

export interface SummedLine {
  /** whole pence without VAT */
  readonly costPence: number;
  readonly isSample: boolean;
}

/** Whole pence. VAT is on the whole, not by line; samples carry none. */
export interface OrderSums extends VatSums {
  readonly goods: number;
  /** deducted from the goods by a voucher */
  readonly voucher: number;
  readonly delivery: number;
}

/**
 * The sums of lines and their delivery, used by basket, checkout, order and paper. A voucher is a discount before VAT on goods
 * other than samples; at most their cost, and never on the delivery.
 * @param delivery pence without VAT
 * @param vatPercent the rate at which the order or paper is issued
 * @param voucherValue pence; 0 without a voucher
 */
export function orderSums(
  lines: readonly SummedLine[],
  delivery: number,
  vatPercent: number,
  voucherValue = 0,
): OrderSums {
  const sum = (some: readonly SummedLine[]) => some.reduce((pence, { costPence }) => pence + costPence, 0);
  const goods = sum(lines);
  const rated = sum(lines.filter(({ isSample }) => !isSample));
  const voucher = Math.min(voucherValue, rated);
  const vat = vatOf(rated - voucher + delivery, vatPercent);
  return { goods, voucher, delivery, vatPercent, vat, total: goods - voucher + delivery + vat };
}
