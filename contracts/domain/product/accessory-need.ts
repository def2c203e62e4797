import { ceilQuotient, type Decimal, multiply, parseDecimal } from '../number/decimal.ts';

/** How far one pack of an accessory goes. */
export interface Coverage {
  /** what a pack is measured in: kilograms, litres, m2 of floor, or metres of edge */
  readonly unit: 'kg' | 'l' | 'm2' | 'm';
  /** kilograms or litres for each m2 of floor; absent for m2 and m */
  readonly perM2?: number | undefined;
  /** kilograms, litres, m2 or metres in one pack, above zero */
  readonly pack: number;
}

export interface AccessoryNeed {
  /** in the unit of the coverage, two decimals, rounded up: several times as much is never too little */
  readonly amount: number;
  /** whole packs that contain it */
  readonly packs: number;
}

const HUNDREDTH: Decimal = { units: 1n, scale: 2 };
const NOTHING: AccessoryNeed = { amount: 0, packs: 0 };

/**
 * Estimates the edge of a floor from its area, as of one room that is half as long again as it is wide. A room of
 * 4 × 6 m has 24 m2 and 20 m of edge. Doors are not deducted.
 * @param areaM2 above zero, or the result is 0
 * @returns whole metres, rounded up
 */
export function estimatedEdge(areaM2: number): number {
  if (!(areaM2 > 0)) return 0;
  const width = Math.sqrt(areaM2 / 1.5);
  // a millionth of a metre is not worth another metre
  return Math.ceil(5 * width - 1e-6);
}

/**
 * What a floor needs of an accessory: 24 m2 take 26.4 kg of an adhesive at 1.1 kg per m2, which is two tubs of 15 kg.
 * @param areasM2 of each floor that takes it, without offcuts
 */
export function accessoryNeed(
  areasM2: readonly number[],
  { unit, perM2 = 1, pack }: Coverage,
): AccessoryNeed {
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  const edge = positive(sum(areasM2.map(estimatedEdge)));
  const area = positive(Math.round(sum(areasM2) * 100) / 100);
  const amount = unit === 'm' ? edge : product(area, positive(perM2));
  const size = positive(pack);
  if (!amount || !size) return NOTHING;
  return { amount: Number(ceilQuotient(amount, HUNDREDTH)) / 100, packs: Number(ceilQuotient(amount, size)) };
}

function product(area: Decimal | undefined, rate: Decimal | undefined): Decimal | undefined {
  return area && rate && multiply(area, rate);
}

function positive(value: number): Decimal | undefined {
  const decimal = parseDecimal(value);
  return decimal && decimal.units > 0n ? decimal : undefined;
}
