import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { ProductPageModel } from '../use-product-page.ts';
import styles from './product-absent.module.css';

type FailedProps = Pick<ProductPageModel, 'error' | 'retry'>;

/** A product that could not be read, or can't be. */
function Failed({ error, retry }: FailedProps) {
  if (!retry)
    return (
      <ErrorState title="This product can’t be shown online">
        <SalesOffice />
      </ErrorState>
    );
  return (
    <ErrorState title="This product could not be loaded" onRetry={retry}>
      {error instanceof Error ? error.message : null}
    </ErrorState>
  );
}

/** Why there is no product to show. */
export function ProductAbsent({ model: { unknown, error, retry } }: { model: ProductPageModel }) {
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
        <Failed error={error} retry={retry} />
      )}
    </div>
  );
}
