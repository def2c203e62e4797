import type { Product } from '../../../data/order-line.ts';
import { useHref } from '../../../state/device.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

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
        <li className={styles.item} key={place}>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton2} />
          <Skeleton className={styles.skeleton3} />
          <Skeleton className={styles.skeleton4} />
          <Skeleton className={styles.skeleton5} />
          <Skeleton className={styles.skeleton6} />
          <Skeleton className={styles.skeleton7} />
        </li>
      ))}
    </ul>
  );
}
