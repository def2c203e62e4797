import { floorSize } from '../product/floor-size.ts';
import type { PlanAccessory, PlanFloor, PlanKind } from './plan.ts';

/** What an edge is finished with, by the name of a trim. */
export function trimKind(name: string): 'Door bar' | 'Door sill' | 'Edge profile' {
  if (/\bramp\b/i.test(name)) return 'Door sill';
  return /\bedge profile\b/i.test(name) ? 'Edge profile' : 'Door bar';
}

const NAMED: readonly (readonly [RegExp, (name: string) => PlanKind])[] = [
  [/\bskirting\b/i, () => 'Skirting'],
  [/\bscotia\b/i, () => 'Scotia'],
  [/\bnosing\b/i, () => 'Stair nosing'],
  [/\bunderlay\b/i, () => 'Underlay'],
  [/\b(ramp|edge profile|t-bar|door bar)\b/i, trimKind],
];

/** What an accessory is for, by its name. @returns undefined where the name doesn't say it, as for adhesives and care */
export const kindNamed = (name: string): PlanKind | undefined =>
  NAMED.find(([word]) => word.test(name))?.[1](name);

/** A bar of this height, or lower, is screwed down over floors of any height. */
const FLAT_MM = 5;
const PROFILE_ROOM_MM = 3;
const NOSING_ROOM_MM = 1;

/** Whether an accessory goes with a floor of this thickness, by its own height; both in mm. */
export function fitsHeight(kind: PlanKind, heightMm: number, thicknessMm: number): boolean {
  const room = heightMm - thicknessMm;
  switch (kind) {
    case 'Door bar':
      return heightMm <= FLAT_MM || room >= 0;
    case 'Door sill':
      return room >= 0;
    case 'Edge profile':
      return room >= 0 && room <= PROFILE_ROOM_MM;
    case 'Stair nosing':
      return room >= 0 && room <= NOSING_ROOM_MM;
    default:
      return true;
  }
}

/** Height and length in mm of a bar such as `15 x 45 x 2400 mm`. */
export function barOf({
  specification,
  productUnit,
}: Pick<PlanFloor, 'specification' | 'productUnit'>): Pick<PlanAccessory, 'lengthMm' | 'heightMm'> {
  const size = floorSize(specification);
  if (!size || productUnit !== 'Piece') return {};
  return { heightMm: size.thicknessMm, lengthMm: size.lengthMm };
}
