import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { pictureSubject } from '../../../../contracts/site/picture-url.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { useHref } from '../../../state/device.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PrintedPart } from '../parts/printed-part.tsx';
import { useIsPrinting } from '../use-is-printing.ts';
import { useLongList } from '../use-long-list.ts';
import styles from './swatch-wall.module.css';

interface WallProps {
  products: readonly ListedProduct[];
}

/** The floors as squares side by side, to choose by colour. */
export function SwatchWall({ products }: WallProps) {
  const isPrinting = useIsPrinting();
  // only our own pictures are known to be at this scale
  const isToScale = products.every(({ mainImg }) => pictureSubject(mainImg) === 'top');
  const isLong = products.length > WHOLE_LIST_MAX;
  return (
    <>
      {isToScale && <p className="text-small">Each square shows 1.5 × 1.5 m of floor.</p>}
      {isLong && !isPrinting ? <LongWall products={products} /> : <WholeWall products={products} />}
      {isLong && isPrinting && <PrintedPart count={products.length} />}
    </>
  );
}

function WholeWall({ products }: WallProps) {
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

function LongWall({ products }: WallProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, spaceAbove, spaceBelow, onFocus, placed } = useLongList(list, products.length);
  return (
    <ul
      ref={list}
      className={styles.wall}
      onFocus={onFocus}
      style={{ paddingTop: spaceAbove, paddingBottom: spaceBelow }}
    >
      {products.slice(from, to).map((product, place) => (
        <li
          key={product.productId}
          {...placed(from + place)}
          aria-setsize={products.length}
          aria-posinset={from + place + 1}
        >
          <Swatch product={product} />
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
