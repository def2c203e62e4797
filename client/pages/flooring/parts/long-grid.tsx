import { useRef } from 'react';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { useCardClicks } from '../use-card-clicks.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { useLongList } from '../use-long-list.ts';
import { OthersNeedScript } from './others-need-script.tsx';
import { PrintedPart } from './printed-part.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductGridProps } from './product-grid.tsx';

/** For a list of any length: only the cards near the view are drawn, with space for the others above and below. */
export function LongGrid(props: ProductGridProps) {
  const { products, rows, sizes } = props;
  const isPrinting = useIsPrinting();
  if (!isPrinting) return <ShownGrid {...props} />;
  return <PrintedGrid products={products} count={rows?.count ?? products.length} sizes={sizes} />;
}

function ShownGrid({ products, rows, sizes, eager }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, drawn, spaceAbove, spaceBelow, onFocus, placed } = useLongList(list, { products, rows });
  useCardClicks(list, rows?.here ?? products);
  return (
    <>
      <ul
        ref={list}
        className="card-grid product-grid"
        data-long=""
        onFocus={onFocus}
        style={{ paddingTop: spaceAbove, paddingBottom: spaceBelow }}
      >
        {drawn.map(({ index, product }) => (
          <li
            key={product?.productId ?? index}
            {...placed(index)}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {product && <ProductCard product={product} sizes={sizes} eager={index < eager} />}
          </li>
        ))}
      </ul>
      {rows && <OthersNeedScript count={count} />}
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
