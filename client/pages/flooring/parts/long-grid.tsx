import { useRef } from 'react';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { useCardClicks } from '../use-card-clicks.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { useLongList } from '../use-long-list.ts';
import { PrintedPart } from './printed-part.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductGridProps } from './product-grid.tsx';

/** For a list of any length: only the cards near the view are drawn, with space for the others above and below. */
export function LongGrid({ products, sizes, eager }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, spaceAbove, spaceBelow, onFocus, placed } = useLongList(list, products.length);
  useCardClicks(list, products);
  const isPrinting = useIsPrinting();
  if (isPrinting) return <PrintedGrid products={products} sizes={sizes} eager={eager} />;

  return (
    <ul
      ref={list}
      className="card-grid product-grid"
      data-long=""
      onFocus={onFocus}
      style={{ paddingTop: spaceAbove, paddingBottom: spaceBelow }}
    >
      {products.slice(from, to).map((product, place) => {
        const index = from + place;
        return (
          <li
            key={product.productId}
            {...placed(index)}
            aria-setsize={products.length}
            aria-posinset={index + 1}
          >
            <ProductCard product={product} sizes={sizes} eager={index < eager} />
          </li>
        );
      })}
    </ul>
  );
}

function PrintedGrid({ products, sizes }: ProductGridProps) {
  return (
    <>
      <ul className="card-grid product-grid">
        {products.slice(0, WHOLE_LIST_MAX).map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} sizes={sizes} eager={false} />
          </li>
        ))}
      </ul>
      <PrintedPart count={products.length} />
    </>
  );
}
