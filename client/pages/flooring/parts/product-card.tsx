import { sizeText } from '../../../../contracts/rules/notation.ts';
import { unitText } from '../../../../contracts/rules/quantity-text.ts';
import type { Product } from '../../../data/order-line.ts';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Price } from '../../../ui/price.tsx';
import { StockHint } from '../../../ui/stock-hint.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  href: string;
  sizes: string;
  eager: boolean;
  loggedIn: boolean;
  /** a customer's price is loading */
  pricePending: boolean;
}

/** One product of the list. The last line is as high with a price as with the hint instead. */
export function ProductCard({ product, href, sizes, eager, loggedIn, pricePending }: ProductCardProps) {
  const { productName, productNo, specification, productLevel, treeType } = product;
  const kind = [productLevel, treeType].filter(Boolean).join(' · ');
  return (
    <PictureCard
      href={href}
      picture={product.mainImg}
      behind={product.img4}
      title={productName}
      sizes={sizes}
      eager={eager}
    >
      <p className={`text-small ${styles.line}`}>{productNo}</p>
      <p className={`text-small ${styles.line2}`}>{sizeText(specification)}</p>
      <p className={`text-small ${styles.line3}`}>{kind || product.productSurface}</p>
      <StockHint packs={product.inventoryBalance} />
      <div className={styles.box}>
        <span className={styles.words}>
          {loggedIn ? (
            <Price
              className={styles.price}
              pence={product.productPrice}
              per={unitText(product.productUnit)}
              pending={pricePending}
            />
          ) : (
            <span className={`text-small ${styles.words2}`}>Log in for trade prices</span>
          )}
        </span>
      </div>
    </PictureCard>
  );
}
