import { sumOfFigures } from '../number/decimal.ts';
import { countGoods, goodsKind, isFloor } from '../quantity/goods-count.ts';
import { costOf, totalAmount, totalWeight } from '../quantity/packs.ts';

/** A product in a room of a project, at today's price. */
export interface ProjectLine {
  readonly productId: string;
  readonly productSeries: string;
  readonly productUnit: string;
  /** packs; m2 of fitting */
  readonly number: number;
  /** m2 (or pieces) in a pack */
  readonly packSize: number;
  /** kg a pack */
  readonly packWeight: number;
  /** pence per m2 (or piece); undefined when it is not known */
  readonly productPrice: number | undefined;
}

export interface ProjectTotals {
  /** different floors, without accessories */
  readonly floors: number;
  /** m2 of the floors in whole packs, without underlay and other accessories */
  readonly areaM2: number;
  readonly packs: number;
  readonly weightKg: number;
  /** pence without VAT; products without a price count as 0 */
  readonly cost: number;
}

/**
 * What each line adds to the cost, in the order of the lines. The basket has one line for a product, whatever its rooms, and
 * rounds its cost once; so lines of the same product share that rounding, and their sum is the basket's cost.
 * @returns pence; undefined for a line without a price
 */
export function lineCosts(lines: readonly ProjectLine[]): (number | undefined)[] {
  const before = new Map<string, number>();
  return lines.map(({ productId, number, packSize, productPrice }) => {
    const packs = before.get(productId) ?? 0;
    before.set(productId, packs + number);
    if (productPrice === undefined) return undefined;
    const costWith = (count: number) => costOf(totalAmount(count, packSize), productPrice);
    return costWith(packs + number) - costWith(packs);
  });
}

/** The totals of a whole project; for the browser and for the mock's list alike. */
export function projectTotals(lines: readonly ProjectLine[]): ProjectTotals {
  const floors = lines.filter(isFloor);
  const counted = lines.map((line) => ({
    kind: goodsKind(line),
    number: line.number,
    amount: totalAmount(line.number, line.packSize),
  }));
  const { packs, areaM2 } = countGoods(counted);
  return {
    floors: new Set(floors.map(({ productId }) => productId)).size,
    areaM2,
    packs,
    weightKg: sumOfFigures(lines.map(({ number, packWeight }) => totalWeight(number, packWeight))),
    cost: lineCosts(lines).reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
  };
}
