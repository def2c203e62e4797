import { isPattern, type LaidFloor } from '../../../contracts/domain/layout/find-floor.ts';
import { type FloorToLay, packsForBoards } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { areaWithWastage, packsNeeded } from '../../../contracts/domain/quantity/packs.ts';
import type { Product } from '../../data/order-line.ts';

export interface LayoutPacks extends ReturnType<typeof packsForBoards> {
  /** packs for the area with the usual percentage */
  readonly byPercent: number;
  /** m2 of the boards that are used, beyond the floor laid; two decimals */
  readonly wasteM2: number;
  /** the same in percent of the floor laid, one decimal */
  readonly wastePercent: number;
}

interface PacksOf {
  readonly floor: FloorToLay;
  readonly product: Pick<Product, 'packSize'>;
  readonly sparePercent: number;
  readonly roomM2: number;
}

/** What a layout is ordered as, beside what the trade's percentage gives. */
export function layoutPacks(
  layout: LaidFloor,
  { floor, product, sparePercent, roomM2 }: PacksOf,
): LayoutPacks {
  const { area, boards } = layout;
  const { left, right, none } = isPattern(layout) ? layout.used : { left: 0, right: 0, none: boards };
  // those of which something is used; area is in hundredths of a square millimetre
  const waste = (left + right + none) * floor.lengthMm * floor.widthMm * 100 - area;
  return {
    ...packsForBoards(boards, sparePercent, floor.boardsPerPack),
    byPercent: packsNeeded(areaWithWastage(roomM2, floor.usualPercent), product.packSize),
    wasteM2: Math.round(waste / 1_000_000) / 100,
    wastePercent: Math.round((waste / area) * 1_000) / 10,
  };
}
