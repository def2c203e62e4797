import { plainFigure, withoutGroups } from '../../contracts/domain/number/figure-text.ts';

/** Up to nine whole digits: enough for any floor, and few enough to keep a cost in whole pence exact. */
const DECIMAL_INPUT = /^(?=\.?\d)\d{0,9}(?:\.\d*)?$/;
/** `m²`, `sq m`, `square metres` ... */
const UNIT =
  /(?:(?:m|met(?:re|er)s?) ?(?:\^? ?2|sq\.?|squared)|(?:sq\.?|square) ?(?:m|metres?|meters?|mtrs?)|qm|sqm)\.?$/;
const SQUARE_METRES = new RegExp(` ?${UNIT.source}`);
const IS_UNIT = new RegExp(`^${UNIT.source}`);

/** Whether a unit as it is typed means square metres. */
export const isSquareMetres = (unit: string): boolean => IS_UNIT.test(plainFigure(unit));

/**
 * Reads the area (m2), or the number of pieces, as typed: `12.5`, ` 12,5 `, `.5`, `1,250.5`, `1 250 m²`.
 * @returns undefined unless it is a plain number above zero
 */
export function parseArea(text: string): number | undefined {
  const plain = withoutGroups(plainFigure(text).replace(SQUARE_METRES, ''));
  if (!DECIMAL_INPUT.test(plain)) return undefined;
  const area = Number(plain);
  return area > 0 ? area : undefined;
}
