import { Comparison } from '../../features/compare/comparison.tsx';
import { DataSheetsButton } from '../../features/compare/data-sheets-button.tsx';
import { useHref } from '../../state/device.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './compare.module.css';
import { useComparePage } from './use-compare-page.ts';

/** Up to four floors side by side, by every fact. */
export function ComparePage() {
  const { floors, reading, products, onlyDifferences, showOnlyDifferences, remove } = useComparePage();
  const href = useHref();
  const list = href('flooring');
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="Compare floors"
        crumbs={[
          { label: 'Products', href: href('products') },
          { label: 'All floors', href: list },
          { label: 'Compare' },
        ]}
        actions={
          floors.length > 0 && (
            <>
              {floors.length > 1 && (
                <Switch label="Only differences" checked={onlyDifferences} onChange={showOnlyDifferences} />
              )}
              {products.length > 0 && <DataSheetsButton floors={products} variant="outline" />}
              <Button variant="outline" onClick={() => window.print()}>
                Print
              </Button>
            </>
          )
        }
      />
      {floors.length === 0 ? (
        <EmptyState title="No floors to compare yet" action={<ButtonLink href={list}>All floors</ButtonLink>}>
          Choose “Compare” at up to four floors, in any list or on their pages.
        </EmptyState>
      ) : (
        <Comparison
          reading={reading}
          count={floors.length}
          onlyDifferences={onlyDifferences && floors.length > 1}
          name={({ productId, productName, productNo }) => (
            <>
              <Link href={href('product', { id: productId })}>{productName}</Link>
              <span className={styles.number} translate="no">
                {productNo}
              </span>
            </>
          )}
          verbs={({ productId, productName, productSeries }) => (
            <>
              {productSeries !== 'Accessories' && (
                <ButtonLink
                  variant="link"
                  size="inline"
                  href={href('samples', { series: productSeries, id: productId })}
                >
                  Sample<span className="sr-only"> of {productName}</span>
                </ButtonLink>
              )}
              <Button variant="link" size="inline" onClick={() => remove(productId)}>
                Remove<span className="sr-only"> {productName}</span>
              </Button>
            </>
          )}
        />
      )}
    </Container>
  );
}
