import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import styles from './product-cell.module.css';
import { RowDetail, RowWords } from './row-words.tsx';

interface ProductCellProps {
  product: {
    readonly productNo: string;
    readonly productName: string;
    readonly mainImg?: string | undefined;
  };
  /** its page */
  href: string;
  note: string | undefined;
  /** small print below its number */
  children?: ReactNode;
}

/** The product of a row: picture, name that leads to it, number and note. */
export function ProductCell({ product, href, note, children }: ProductCellProps) {
  const { productNo, productName, mainImg } = product;
  const link = (
    <Link href={href} look="quiet">
      {productName}
    </Link>
  );
  return (
    <span className={styles.product}>
      <span className={styles.picture}>{mainImg && <Picture src={mainImg} alt="" sizes="4rem" />}</span>
      <RowWords name={link} note={note}>
        <RowDetail>
          <span translate="no">{productNo}</span>
        </RowDetail>
        {children}
      </RowWords>
    </span>
  );
}
