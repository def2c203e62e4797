import { AddToBasketButton } from '../../features/basket/parts/add-to-basket-button.tsx';
import { AddToProjectButton } from '../../features/projects/parts/add-to-project-button.tsx';
import { ProductDetailPage } from '../../pages/product-detail/product-detail.desktop.tsx';
import { useProductHead } from './product-head.ts';

/** The product with what other features let one do with it. */
export function ProductPage() {
  useProductHead();
  return (
    <ProductDetailPage
      renderActions={({ product, packs, mayAdd }) => (
        <>
          {mayAdd && <AddToBasketButton product={product} packs={packs} />}
          <AddToProjectButton as="dialog" product={product} packs={packs} />
        </>
      )}
    />
  );
}
