import { Suspense, useRef } from 'react';
import { FIRST_CARDS, WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NeedsScript } from '../../../ui/states.tsx';
import { useCardClicks } from '../use-card-clicks.ts';
import { useDrawn } from '../use-drawn.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const LongGrid = fetchedPart(async () => (await import('./long-grid.tsx')).LongGrid);

export interface GridShape {
  readonly sizes: string;
  /** cards in the first view: their pictures load at once */
  readonly eager: number;
}

export interface ProductGridProps extends GridShape {
  products: readonly ListedProduct[];
}

/** The products as cards; of a very long list only those near the view are in the document. */
export function ProductGrid(props: ProductGridProps) {
  const { products } = props;
  if (products.length <= WHOLE_LIST_MAX) return <WholeGrid {...props} />;
  return (
    <Suspense fallback={<WholeGrid {...props} products={products.slice(0, FIRST_CARDS)} />}>
      <LongGrid {...props} />
    </Suspense>
  );
}

/** Every product has its place from the start; the cards of the first screens come with the page, the others soon after. */
function WholeGrid({ products, sizes, eager }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const drawn = useDrawn(list, products.length);
  useCardClicks(list, products);
  const later = products.length - FIRST_CARDS;
  return (
    <>
      <ul ref={list} className="card-grid product-grid">
        {products.map((product, index) => (
          <li key={product.productId}>
            {index < drawn && <ProductCard product={product} sizes={sizes} eager={index < eager} />}
          </li>
        ))}
      </ul>
      {later > 0 && (
        <NeedsScript>
          {`The other ${later} products of this list need JavaScript. Without it, please choose a series above.`}
        </NeedsScript>
      )}
    </>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const LINES = ['name', 'number', 'size', 'kind', 'stock', 'price'] as const;

/** Cards of the final size while the list loads. */
export function ProductGridSkeleton() {
  return (
    <ul className="card-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <li className={styles.card} key={place}>
          <Skeleton className={styles.picture} />
          {LINES.map((line) => (
            <Skeleton className={styles[line]} key={line} />
          ))}
        </li>
      ))}
    </ul>
  );
}
