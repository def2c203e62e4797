import { type Delivery, deliveryTo } from '../delivery/delivery-charge.ts';
import { loadOf } from '../order/order-load.ts';
import { type OrderSums, orderSums } from '../order/order-sums.ts';
import type { Packed } from '../product/line-product.ts';
import { costOf, totalAmount } from '../quantity/packs.ts';

/** The least that our staff may quote, in percent of our price; the most is our price. */
const LOWEST_PERCENT = 60;

/** What a line is worked out from. */
export interface QuotedLine extends Packed {
  /** packs for one plot, or for all together */
  readonly number: number;
  /** pence per m2 or piece */
  readonly pricePence: number;
}

/** The same line for all plots: the packs of every plot, and one price for their whole amount. @param times as `timesPacked` gives it */
export function forPlots({ number, packSize, pricePence }: QuotedLine, times: number) {
  const packs = number * times;
  const amount = totalAmount(packs, packSize);
  return { packs, amount, costPence: costOf(amount, pricePence) };
}

export interface QuotationSums extends OrderSums {
  /** false while the delivery is not in the total */
  readonly isDeliveryKnown: boolean;
  readonly weightKg: number;
  readonly pallets: number;
}

/**
 * What a quotation comes to: the sums of the order that is placed from it.
 * @param times as `timesPacked` gives it
 * @param postCode as typed; may be empty
 * @param vatPercent the rate on the day on which it is made
 */
export function quotationSums(
  lines: readonly QuotedLine[],
  times: number,
  postCode: string,
  vatPercent: number,
): QuotationSums {
  const load = loadOf(lines.map((line) => ({ ...line, number: line.number * times })));
  const delivery: Delivery = deliveryTo(postCode, load);
  const isDeliveryKnown = delivery.kind === 'charge';
  const sums = orderSums(
    lines.map((line) => ({ costPence: forPlots(line, times).costPence, isSample: false })),
    isDeliveryKnown ? delivery.pence : 0,
    vatPercent,
  );
  return { ...sums, isDeliveryKnown, weightKg: load.weightKg, pallets: load.pallets };
}

/**
 * The prices between which our staff may quote.
 * @param catalogPence our price, pence per m2 or piece
 */
export function priceBounds(catalogPence: number): { readonly least: number; readonly most: number } {
  return { least: Math.ceil((catalogPence * LOWEST_PERCENT) / 100), most: catalogPence };
}
