import {
  ceilQuotient,
  type Decimal,
  decimalNumber,
  multiply,
  parseDecimal,
  roundTo,
  sumOfFigures,
} from '../number/decimal.ts';
import { vatOf } from '../vat/vat.ts';

/**
 * Whole packs that cover an area: the area over the pack size, rounded up, exactly (3.3 over 1.1 is 3).
 * @param needed what the customer asks for, in the unit of the product: m2, or pieces
 * @param packSize m2 (or pieces) per pack
 * @returns 0 unless both are numbers above zero
 */
export function packsNeeded(needed: number, packSize: number): number {
  const area = positive(needed);
  const size = positive(packSize);
  return area && size ? Number(ceilQuotient(area, size)) : 0;
}

/** @returns m2 (or pieces) in so many packs, to two decimals */
export function totalAmount(packs: number, packSize: number): number {
  return times(packs, packSize, 2);
}

/** @returns kilograms of so many packs, to two decimals */
export function totalWeight(packs: number, packWeight: number): number {
  return times(packs, packWeight, 2);
}

/**
 * @param amount m2 (or pieces), as `totalAmount` gives it
 * @param pricePence pence per m2 (or piece)
 * @returns whole pence, halves up
 */
export function costOf(amount: number, pricePence: number): number {
  return times(amount, pricePence, 0);
}

/** The product fields needed to work out an order; `productPrice` is absent for visitors. */
export interface OrderedProduct {
  readonly packSize?: number | null | undefined;
  readonly packWeight?: number | null | undefined;
  readonly productPrice?: number | null | undefined;
}

export interface OrderFigures {
  readonly packs: number;
  /** m2 (or pieces) in whole packs, two decimals */
  readonly amount: number;
  readonly weightKg: number;
  /** whole pence without VAT; the sums are undefined when the price is not known */
  readonly costPence: number | undefined;
  /** 0 when the VAT switch is off */
  readonly vatPence: number | undefined;
  readonly totalPence: number | undefined;
}

/**
 * What the calculator of the product page shows (docs/product.md, "Figures and limits").
 * @param order.area m2 (or pieces) needed; undefined while nothing valid is typed, which needs 0 packs
 * @param vatPercent the rate in force; 0 while the VAT switch is off
 */
export function calculateOrder(
  { area, product }: { readonly area: number | undefined; readonly product: OrderedProduct },
  vatPercent: number,
): OrderFigures {
  const packSize = product.packSize ?? 0;
  const packs = packsNeeded(area ?? 0, packSize);
  const amount = totalAmount(packs, packSize);
  const weightKg = totalWeight(packs, product.packWeight ?? 0);
  const price = product.productPrice;
  if (typeof price !== 'number') {
    return { packs, amount, weightKg, costPence: undefined, vatPence: undefined, totalPence: undefined };
  }
  const costPence = costOf(amount, price);
  const vatPence = vatOf(costPence, vatPercent);
  return { packs, amount, weightKg, costPence, vatPence, totalPence: costPence + vatPence };
}

function positive(value: number): Decimal | undefined {
  const decimal = parseDecimal(value);
  return decimal && decimal.units > 0n ? decimal : undefined;
}

function times(a: number, b: number, places: number): number {
  const left = positive(a);
  const right = positive(b);
  return left && right ? decimalNumber(roundTo(multiply(left, right), places)) : 0;
}

/**
 * The area to order for a measured area, including offcuts and rejected boards.
 * @param areaM2 measured, above zero
 * @param percent wastage of the layout, 0 or more
 * @returns m2 to two decimals, halves up; 0 when either is out of range
 */
export function areaWithWastage(areaM2: number, percent: number): number {
  const area = parseDecimal(areaM2);
  const share = parseDecimal(percent);
  if (!area || !share || area.units <= 0n || share.units < 0n) return 0;
  const hundred = 100n * 10n ** BigInt(share.scale);
  const factor = { units: hundred + share.units, scale: share.scale + 2 };
  return decimalNumber(roundTo(multiply(area, factor), 2));
}

/**
 * Divides packs among amounts that share them: each amount opens the packs that the amounts before it have not left enough of.
 * @param amounts of rooms, for example: m2, two decimals; or packs
 * @param packsOf packs for a sum of these amounts
 * @returns packs opened for each amount; together they are the packs for the sum
 */
export function sharedPacks(amounts: readonly number[], packsOf: (sum: number) => number): number[] {
  let sum = 0;
  let opened = 0;
  return amounts.map((amount) => {
    sum = sumOfFigures([sum, amount]);
    const packs = packsOf(sum) - opened;
    opened += packs;
    return packs;
  });
}
