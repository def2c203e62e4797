import { areaText } from '../number/notation.ts';

const AREA_UNIT = '/M2';

/** A unit as shown: m² for every unit by area, such as Pack/M2 (docs/product.md, "Screens and addresses"). */
export function unitText(unit: string): string {
  return isByArea(unit) ? 'm²' : unit;
}

/** A unit within a line or a sentence: `m²`, `piece`, `tub`. */
export const unitWord = (unit: string): string => unitText(unit).toLowerCase();

/** @param unit `productUnit`: Pack/M2, Roll/M2, Piece, Tin ... */
export function isByArea(unit: string): boolean {
  return unit.includes(AREA_UNIT);
}

export interface Quantity {
  /** a sample is counted in pieces, whatever the unit of its floor */
  readonly sample: boolean;
  /** `productUnit`: Pack/M2, Roll/M2, Piece, Tin ... */
  readonly unit: string;
  /** packs, rolls ... */
  readonly packs: number;
  /** m2 for a unit by area, else pieces of the unit */
  readonly amount: number;
}

export interface QuantityText {
  /** `10 Pack`; '' if packs don't apply */
  readonly pack: string;
  /** `21.90 m²` */
  readonly real: string;
}

/** The quantity text rules of docs/product.md, "States": sample, then unit by area, then any other unit. Only for the product's page. */
export function quantityText({ sample, unit, packs, amount }: Quantity): QuantityText {
  if (sample) return { pack: '', real: `${amount} piece` };
  if (!unit.includes(AREA_UNIT)) return { pack: '', real: `${amount} ${unit}` };
  const [word = ''] = unit.split('/');
  return { pack: `${packs} ${word}`, real: areaText(amount) };
}
