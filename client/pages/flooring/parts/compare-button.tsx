import { createContext, useContext } from 'react';
import type { ListedProduct } from '../../../data/listed-product.ts';

/** Ids of the floors that are chosen to be compared. A context, so that when one is chosen, only the buttons are drawn again. */
export const ComparedContext = createContext<ReadonlySet<string>>(new Set());

/** Lies on the picture of a card; the list listens for its clicks. */
export function CompareButton({ product: { productId, productName } }: { product: ListedProduct }) {
  const isChosen = useContext(ComparedContext).has(productId);
  return (
    <button
      className="product-compare"
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${productName}`}
      data-compare={productId}
    >
      Compare
    </button>
  );
}
