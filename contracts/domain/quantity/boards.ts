import { ceilQuotient, decimalNumber, parseDecimal, truncateTo } from '../number/decimal.ts';

interface BoardPack {
  /** m2 */
  readonly packSize: number;
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** Percent of the boards that may be kept for breakage (contracts/api/openapi/plan.yaml), and what is usual. */
export const SPARE_MAX = 10;
export const USUAL_SPARE = 3;

/** Boards kept for breakage. */
export const spareBoards = (boards: number, percent: number): number => Math.ceil((boards * percent) / 100);

/** Boards in a pack, by its area. */
export const boardsInPack = ({ packSize, lengthMm, widthMm }: BoardPack): number =>
  Math.max(1, Math.round((packSize * 1_000_000) / (lengthMm * widthMm)));

/**
 * The area of boards, as their share of a pack's.
 * @returns m2, two decimals; rounded up, unless they fill whole packs, so that the packs for the area hold the boards and are no
 * more than they need
 */
export function areaOfBoards(boards: number, pack: BoardPack): number {
  const size = parseDecimal(pack.packSize);
  if (!size || size.units <= 0n) return 0;
  const each = boardsInPack(pack);
  const area = { ...size, units: size.units * BigInt(boards) };
  if (boards % each === 0) return decimalNumber(truncateTo({ ...area, units: area.units / BigInt(each) }, 2));
  return Number(ceilQuotient({ ...area, units: area.units * 100n }, { units: BigInt(each), scale: 0 })) / 100;
}
