import { Fragment, type ReactNode } from 'react';
import { unitWord } from '../../../contracts/domain/quantity/quantity-text.ts';
import type { Product } from '../../data/order-line.ts';
import type { Reading } from '../../lib/reading.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RetryLine } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { comparedGroups } from './compared-facts.ts';
import styles from './comparison.module.css';
import type { Compared } from './use-comparison.ts';

interface ComparisonProps {
  reading: Reading<Compared>;
  /** how many floors are compared */
  count: number;
  /** leaves out what is the same for all */
  onlyDifferences?: boolean;
  name: (product: Product) => ReactNode;
  /** what can be done with a floor */
  verbs: (product: Product) => ReactNode;
}

/** Up to four floors side by side, by every fact; differences are highlighted. */
export function Comparison({ reading, count, ...shown }: ComparisonProps) {
  return (
    <ReadingView reading={reading} what="These floors" loading={<ComparisonSkeleton count={count} />}>
      {(compared) => <SideBySide compared={compared} {...shown} />}
    </ReadingView>
  );
}

interface SideBySideProps extends Omit<ComparisonProps, 'reading' | 'count'> {
  compared: Compared;
}

function SideBySide({ compared, onlyDifferences = false, name, verbs }: SideBySideProps) {
  const { floors, unknown, lacking } = compared;
  const hasPrices = isCustomer(useSession());
  const groups = comparedGroups(floors)
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs || !onlyDifferences) }))
    .filter(({ rows }) => rows.length > 0);
  const pence = floors.map(({ product }) => product.productPrice);
  const pricesDiffer = new Set(pence).size > 1;
  return (
    <>
      {unknown > 0 && (
        <p>{unknown === 1 ? 'One of these floors is' : 'Some of these floors are'} no longer in our range.</p>
      )}
      {lacking.map(({ what, retry }) => (
        <RetryLine key={what} what={what} onRetry={retry} />
      ))}
      {floors.length > 0 && (
        // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose them
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys as well
        <section className={styles.scroll} tabIndex={0} aria-label="Floors side by side">
          <table className={styles.table} role="table" style={{ '--floors': floors.length } as object}>
            <thead role="rowgroup" className={styles.head}>
              <tr role="row">
                <th role="columnheader" scope="col">
                  <VisuallyHidden>Fact</VisuallyHidden>
                </th>
                {floors.map(({ product }) => (
                  <th key={product.productId} role="columnheader" scope="col">
                    <span className={styles.picture}>
                      <Picture src={product.mainImg} alt="" sizes="(min-width: 64rem) 18rem, 45vw" eager />
                    </span>
                    <span className={styles.name}>{name(product)}</span>
                    <span className={styles.verbs} data-no-print="">
                      {verbs(product)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {hasPrices && (pricesDiffer || !onlyDifferences) && (
                <tr role="row" data-differs={pricesDiffer || undefined}>
                  <th role="rowheader" scope="row">
                    Price
                  </th>
                  {floors.map(({ product, price }) => (
                    <td key={product.productId} role="cell">
                      <Price
                        pence={product.productPrice}
                        per={unitWord(product.productUnit)}
                        pending={price === 'coming'}
                      />
                    </td>
                  ))}
                </tr>
              )}
              {groups.map(({ title, rows }) => (
                <Fragment key={title}>
                  <tr role="row">
                    <th scope="rowgroup" colSpan={floors.length + 1} className={styles.group}>
                      {title}
                    </th>
                  </tr>
                  {rows.map(({ label, values, differs }) => (
                    <tr key={label} role="row" data-differs={(differs && floors.length > 1) || undefined}>
                      <th role="rowheader" scope="row">
                        {label}
                      </th>
                      {values.map((value, index) => (
                        <td key={floors[index]?.product.productId} role="cell">
                          {value}
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      )}
    </>
  );
}

/** The pictures of the table that replaces it. */
function ComparisonSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.loading} aria-busy="true" style={{ '--floors': count } as object}>
      <VisuallyHidden role="status">Loading the floors</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without content
        <Skeleton key={index} />
      ))}
    </div>
  );
}
