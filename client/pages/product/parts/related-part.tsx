import type { Product } from '../../../data/order-line.ts';
import { CARD_SIZES } from '../../../ui/picture.tsx';
import { useNeighbours } from '../use-neighbours.ts';
import { NeighbourRow } from './neighbour-row.tsx';

/** Other floors, below everything about this one. */
export function RelatedPart({ product }: { product: Product }) {
  return <NeighbourRow products={useNeighbours(product)} sizes={CARD_SIZES} />;
}
