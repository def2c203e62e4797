import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { ProductDetailModel } from '../use-product-detail.ts';
import styles from './product-absent.module.css';

/** Why there is no product to show. */
export function ProductAbsent({ model: { unknown, error, retry } }: { model: ProductDetailModel }) {
  const href = useHref();
  return (
    <div className={styles.absent}>
      <PageHeading>{unknown ? 'Product not found' : 'Product'}</PageHeading>
      {unknown ? (
        <EmptyState
          title="This product is not in the range"
          action={<ButtonLink href={href('flooring')}>See all flooring products</ButtonLink>}
        >
          It may have been discontinued, or the link is not complete.
        </EmptyState>
      ) : (
        <ErrorState onRetry={retry}>{error instanceof Error ? error.message : null}</ErrorState>
      )}
    </div>
  );
}
