import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import styles from './product-cell.module.css';

interface ProductCellProps {
  product: {
    readonly productNo: string;
    readonly productName: string;
    readonly mainImg?: string | undefined;
  };
  /** its page */
  href: string;
  note: string | undefined;
  /** small print below */
  children?: ReactNode;
}

/** The product of a row: picture, name that leads to it, number and note. */
export function ProductCell({ product, href, note, children }: ProductCellProps) {
  const { productNo, productName, mainImg } = product;
  return (
    <span className={styles.product}>
      <span className={styles.picture}>{mainImg && <Picture src={mainImg} alt="" sizes="4rem" />}</span>
      <span className={styles.words}>
        <Link href={href} look="quiet">
          {productName}
        </Link>
        <span className={clsx('text-small', styles.number)} translate="no">
          {productNo}
        </span>
        {note && <span className={clsx('text-small', styles.note)}>{note}</span>}
        {children}
      </span>
    </span>
  );
}
