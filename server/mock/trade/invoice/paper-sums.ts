import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import type { OrderLineRow } from '../../engine/database/tables.ts';

/** A line of an order or paper. */
export interface RatedLine {
  /** whole pence without VAT */
  readonly costPence: number;
  readonly isSample: boolean;
}

/** A line of an order, as it is invoiced. */
export const ratedLine = ({ line_pence, car_type }: OrderLineRow): RatedLine => ({
  costPence: line_pence,
  isSample: car_type === 1,
});

/** The amounts at one rate of VAT. Whole pence. */
export interface VatRow {
  readonly percent: number;
  readonly netPence: number;
  readonly vatPence: number;
}

/** Samples carry no VAT. */
export function vatPercentOf({ isSample }: Pick<RatedLine, 'isSample'>, vatPercent: number): number {
  return isSample ? 0 : vatPercent;
}

/**
 * VAT on a paper by rate: worked out once on the whole net amount of the rate, never by line, to the nearest penny
 * (docs/product.md, "Papers"). Delivery has the rate of the goods other than samples.
 * @param delivery pence without VAT
 * @param vatPercent the paper's rate
 * @param voucher pence deducted from goods other than samples, at most their cost
 * @returns the highest rate first; a rate without lines is left out
 */
export function vatByRate(
  lines: readonly RatedLine[],
  delivery: number,
  vatPercent: number,
  voucher = 0,
): VatRow[] {
  const net = (some: readonly RatedLine[]) => some.reduce((pence, { costPence }) => pence + costPence, 0);
  const goods = lines.filter(({ isSample }) => !isSample);
  const samples = lines.filter(({ isSample }) => isSample);
  const rated = net(goods) + delivery - voucher;
  return [
    ...(goods.length > 0 || delivery > 0
      ? [{ percent: vatPercent, netPence: rated, vatPence: vatOf(rated, vatPercent) }]
      : []),
    ...(samples.length > 0 ? [{ percent: 0, netPence: net(samples), vatPence: 0 }] : []),
  ];
}
