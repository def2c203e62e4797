import type { Product } from '../../../data/order-line.ts';
import { CARD_SIZES } from '../../../ui/picture.tsx';
import { useRelated } from '../use-related.ts';
import { RelatedRow } from './related-row.tsx';

/** Other products, below everything about this one. */
export function RelatedPart({ product }: { product: Product }) {
  return (
    <RelatedRow
      products={useRelated(product)}
      areFloors={product.productSeries !== 'Accessories'}
      sizes={CARD_SIZES}
    />
  );
}
