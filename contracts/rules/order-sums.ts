import { vatOf } from './vat.ts';

export interface SummedLine {
  /** whole pence without VAT */
  readonly costPence: number;
  readonly isSample: boolean;
}

/** Whole pence. */
export interface OrderSums {
  readonly goods: number;
  readonly delivery: number;
  /** once on the whole, not by line; samples carry none */
  readonly vat: number;
  readonly total: number;
}

/** What lines and their delivery come to: the one sum of basket, checkout, order and paper. @param delivery pence without VAT */
export function orderSums(lines: readonly SummedLine[], delivery: number): OrderSums {
  const sum = (some: readonly SummedLine[]) => some.reduce((pence, { costPence }) => pence + costPence, 0);
  const goods = sum(lines);
  const vat = vatOf(sum(lines.filter(({ isSample }) => !isSample)) + delivery);
  return { goods, delivery, vat, total: goods + delivery + vat };
}
