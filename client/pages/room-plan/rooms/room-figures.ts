import { plainFigure, withoutGroups } from '../../../../contracts/domain/number/figure-text.ts';
import { parseArea } from '../../../lib/area-text.ts';

/** An area and a perimeter are kept with two decimals. */
const PLACES = /^(?=\.?\d)\d{0,6}(?:\.\d{0,2})?$/;

/** The m2 of a room given by its area: `45 m²`, `12,5`. @returns undefined for more than two decimals */
export function readRoomArea(text: string): number | undefined {
  const area = parseArea(text);
  return area !== undefined && PLACES.test(String(area)) ? area : undefined;
}

/** A room's perimeter in metres: `26.4`, `26,4 m`. A bare figure is metres, however large. */
export function readPerimeter(text: string): number | undefined {
  const plain = withoutGroups(plainFigure(text).replace(/ ?(?:m|metres?|meters?)\.?$/, ''));
  return PLACES.test(plain) ? Number(plain) : undefined;
}
