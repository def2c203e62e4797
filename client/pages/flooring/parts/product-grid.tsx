import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../data/order-line.ts';
import { useHref } from '../../../state/device.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';

export interface GridShape {
  readonly sizes: string;
  /** cards in the first view: their pictures load at once */
  readonly eager: number;
}

interface ProductGridProps extends GridShape {
  products: readonly Product[];
  loggedIn: boolean;
  pricesPending: boolean;
}

export function ProductGrid({ products, loggedIn, pricesPending, eager, sizes }: ProductGridProps) {
  const href = useHref();
  return (
    <ul className="card-grid">
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            href={href('product-detail', { id: product.productId })}
            sizes={sizes}
            eager={index < eager}
            loggedIn={loggedIn}
            pricePending={pricesPending}
          />
        </li>
      ))}
    </ul>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Cards of the final size while the list loads. */
export function ProductGridSkeleton() {
  return (
    <ul className="card-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <chakra.li key={place} display="flex" flexDirection="column" gap="2">
          <Skeleton aspectRatio="4 / 3" borderRadius="none" />
          <Skeleton height="1.25rem" width="80%" marginTop="1.5" />
          <Skeleton height="0.875rem" width="35%" />
          <Skeleton height="0.875rem" width="70%" />
          <Skeleton height="0.875rem" width="50%" />
          <Skeleton height="0.875rem" width="40%" />
          <Skeleton height="1.75rem" width="45%" />
        </chakra.li>
      ))}
    </ul>
  );
}
