import { floorSize } from './floor-size.ts';
import { seriesNamed } from './series.ts';

/** Uses that a floor can be chosen for, in the order of the list's filter. */
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
 * The uses that a floor is suitable for, judged by its series and size. Its technical facts may add conditions.
 * @returns an empty list for a product that isn't a floor
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
    // solid boards can be sanded many times
    commercial: wearLayerMm === undefined || wearLayerMm >= (isVinyl ? HEAVY_VINYL_MM : HEAVY_MM),
  };
  return USES.flatMap(({ id }) => (isMet[id] ? [id] : []));
}
