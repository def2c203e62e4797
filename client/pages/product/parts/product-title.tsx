import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import type { Product } from '../../../data/order-line.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { StockHint } from '../../../ui/stock-hint.tsx';
import styles from './product-title.module.css';

export function ProductTitle({ product }: { product: Product }) {
  const { productName, productNo, productSeries, specification, inventoryBalance } = product;
  return (
    <div className="stack-3">
      <PageHeading eyebrow={productSeries}>{productName}</PageHeading>
      <p className={styles.numberAndSize}>
        {[productNo, sizeText(specification)].filter(Boolean).join(' · ')}
      </p>
      <StockHint packs={inventoryBalance} />
    </div>
  );
}

/** Title and panel while the product loads. */
export function TitleSkeleton() {
  return (
    <div className="stack-5">
      <h1 className="sr-only">Product</h1>
      <Skeleton className={styles.series} />
      <Skeleton className={styles.name} />
      <SkeletonText lines={2} />
      <Skeleton className={styles.panel} />
    </div>
  );
}
