import { floorSize } from './floor-size.ts';
import { seriesNamed } from './series.ts';

/** What a floor may be wanted for, in the order in which a list offers it. */
export const USES = [
  { id: 'heating', label: 'Underfloor heating' },
  { id: 'bathroom', label: 'Bathrooms' },
  { id: 'stairs', label: 'Stairs' },
  { id: 'commercial', label: 'Shops and offices' },
] as const;
export type UseId = (typeof USES)[number]['id'];

/** Boards shorter than this don't reach across a tread of a common flight. */
export const TREAD_MM = 900;
/** Wear layers of shops and offices, in mm: of wood, and of vinyl (class 33). */
export const HEAVY_MM = 6;
const HEAVY_VINYL_MM = 0.5;

/**
 * What a floor is suitable for, as far as its series and size tell; its technical facts may name conditions.
 * @returns nothing for what is no floor
 */
export function usesOf(product: {
  readonly productSeries?: string | null | undefined;
  readonly specification?: string | null | undefined;
}): readonly UseId[] {
  const series = product.productSeries ?? '';
  const size = floorSize(product.specification ?? '');
  if (!size || series === 'Accessories') return [];
  const { wearLayerMm, lengthMm } = size;
  const isVinyl = seriesNamed(series)?.productType === 'SPC Vinyl';
  const isMet: Record<UseId, boolean> = {
    // solid boards move too much
    heating: wearLayerMm !== undefined,
    bathroom: isVinyl,
    // vinyl lies loose
    stairs: !isVinyl && lengthMm >= TREAD_MM,
    // a solid board can be sanded again and again
    commercial: wearLayerMm === undefined || wearLayerMm >= (isVinyl ? HEAVY_VINYL_MM : HEAVY_MM),
  };
  return USES.flatMap(({ id }) => (isMet[id] ? [id] : []));
}
