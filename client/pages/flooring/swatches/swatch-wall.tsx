import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { pictureSubject } from '../../../../contracts/site/picture-url.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { useHref } from '../../../state/device.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PrintedPart, useIsPrinting } from '../parts/printed-part.tsx';
import { type LongListProps, useLongList } from '../use-long-list.ts';
import styles from './swatch-wall.module.css';

/** The floors as squares side by side, to choose by colour. */
export function SwatchWall({ products, rows }: LongListProps) {
  const isPrinting = useIsPrinting();
  // only our own pictures are known to be at this scale
  const isToScale = products.every(({ mainImg }) => pictureSubject(mainImg) === 'top');
  const isLong = rows !== undefined || products.length > WHOLE_LIST_MAX;
  return (
    <>
      {isToScale && <p className="text-small">Each square shows 1.5 × 1.5 m of floor.</p>}
      {isLong && !isPrinting ? (
        <LongWall products={products} rows={rows} />
      ) : (
        <WholeWall products={products} />
      )}
      {isLong && isPrinting && (
        <PrintedPart
          printed={Math.min(products.length, WHOLE_LIST_MAX)}
          count={rows?.count ?? products.length}
        />
      )}
    </>
  );
}

function WholeWall({ products }: Pick<LongListProps, 'products'>) {
  return (
    <ul className={styles.wall}>
      {products.slice(0, WHOLE_LIST_MAX).map((product) => (
        <li key={product.productId}>
          <Swatch product={product} />
        </li>
      ))}
    </ul>
  );
}

function LongWall(props: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, drawn, cardHeight, spaceAbove, spaceBelow, onFocus, placed } = useLongList(list, props);
  return (
    <ul
      ref={list}
      className={styles.wall}
      onFocus={onFocus}
      style={{ paddingTop: spaceAbove, paddingBottom: spaceBelow }}
    >
      {drawn.map(({ index, product }) => (
        <li
          key={product?.productId ?? index}
          {...placed(index)}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={product ? undefined : { height: cardHeight }}
        >
          {product ? <Swatch product={product} /> : <Skeleton className={styles.coming} />}
        </li>
      ))}
    </ul>
  );
}

const Swatch = memo(function Swatch({ product }: { product: ListedProduct }) {
  const { productId, productName, productNo, specification, mainImg } = product;
  const href = useHref();
  return (
    <Link className={styles.swatch} href={href('product', { id: productId })}>
      <Picture src={mainImg} alt="" sizes="(min-width: 1024px) 13vw, (min-width: 704px) 20vw, 34vw" />
      <span className={styles.words}>
        <span className={styles.name}>{productName}</span>
        <span translate="no">{productNo}</span>
        <span>{sizeText(specification)}</span>
      </span>
    </Link>
  );
});
