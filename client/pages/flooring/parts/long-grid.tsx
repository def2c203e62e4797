import { Suspense, useRef, useState } from 'react';
import { FIRST_CARDS } from '../../../../contracts/site/limits.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { useCardClicks } from '../use-card-clicks.ts';
import { useIsTouched } from '../use-is-touched.ts';
import type { NearCards } from '../use-long-list.ts';
import { OthersNeedScript } from './others-need-script.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductGridProps } from './product-grid.tsx';

/** The code that finds the cards near the view is fetched with the first touch: until then the first screens are enough. */
const LongWindow = fetchedPart(async () => (await import('../use-long-list.ts')).LongWindow);

/** For a list of any length: only the cards near the view are drawn, with space for the others above and below. */
export function LongGrid({ products, rows, sizes, eager }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState<NearCards>();
  const isTouched = useIsTouched();
  const count = rows?.count ?? products.length;
  const first = (rows?.here ?? products).slice(0, FIRST_CARDS);
  const drawn = near?.drawn ?? first.map((product, index) => ({ index, product }));
  useCardClicks(list, rows?.here ?? products);
  return (
    <>
      <ul
        ref={list}
        className="card-grid product-grid"
        data-long=""
        onFocus={near?.onFocus}
        style={{ paddingTop: near?.spaceAbove ?? 0, paddingBottom: near?.spaceBelow ?? 0 }}
      >
        {drawn.map(({ index, product }) => (
          <li
            key={product?.productId ?? index}
            {...near?.placed(index)}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {product && <ProductCard product={product} sizes={sizes} eager={index < eager} />}
          </li>
        ))}
      </ul>
      {isTouched && (
        <Suspense>
          <LongWindow list={list} products={products} rows={rows} onChange={setNear} />
        </Suspense>
      )}
      {rows && <OthersNeedScript count={count} />}
    </>
  );
}
