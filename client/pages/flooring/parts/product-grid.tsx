import { Suspense, useRef } from 'react';
import { FIRST_CARDS, WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { opensLongShop } from '../flooring-source.tsx';
import { useCardClicks } from '../use-card-clicks.ts';
import { useDrawn } from '../use-drawn.ts';
import type { LongListProps } from '../use-long-list.ts';
import { OthersNeedScript } from './others-need-script.tsx';
import { PrintedPart, useIsPrinting } from './printed-part.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const LongGrid = fetchedPart(async () => (await import('./long-grid.tsx')).LongGrid, opensLongShop);

export interface GridShape {
  readonly sizes: string;
  /** cards in the first view: their pictures load at once */
  readonly eager: number;
}

export interface ProductGridProps extends GridShape, LongListProps {}

/** The products as cards; of a very long list only those near the view are in the document. */
export function ProductGrid(props: ProductGridProps) {
  const { products, rows, sizes } = props;
  const isPrinting = useIsPrinting();
  if (!rows && products.length <= WHOLE_LIST_MAX) return <WholeGrid {...props} />;
  if (isPrinting)
    return <PrintedGrid products={products} count={rows?.count ?? products.length} sizes={sizes} />;
  return (
    <Suspense fallback={<WholeGrid {...props} products={products.slice(0, FIRST_CARDS)} />}>
      <LongGrid {...props} />
    </Suspense>
  );
}

/** Every product has its place from the start; the cards of the first screens come with the page, the others soon after. */
function WholeGrid({ products, sizes, eager }: Omit<ProductGridProps, 'rows'>) {
  const list = useRef<HTMLUListElement>(null);
  const drawn = useDrawn(list, products.length);
  useCardClicks(list, products);
  return (
    <>
      <ul ref={list} className="card-grid product-grid">
        {products.map((product, index) => (
          <li key={product.productId}>
            {index < drawn && <ProductCard product={product} sizes={sizes} eager={index < eager} />}
          </li>
        ))}
      </ul>
      <OthersNeedScript count={products.length} />
    </>
  );
}

interface PrintedGridProps extends Pick<ProductGridProps, 'products' | 'sizes'> {
  /** how many there are */
  count: number;
}

function PrintedGrid({ products, count, sizes }: PrintedGridProps) {
  const printed = products.slice(0, WHOLE_LIST_MAX);
  return (
    <>
      <ul className="card-grid product-grid">
        {printed.map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} sizes={sizes} eager={false} />
          </li>
        ))}
      </ul>
      <PrintedPart printed={printed.length} count={count} />
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
