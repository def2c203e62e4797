import { clsx } from 'clsx';
import type { Reading } from '../../../lib/reading.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProjectRow } from '../project-rows.ts';
import styles from './project-products.module.css';

/** The products of one project. */
export function ProjectProducts({ products }: { products: Reading<readonly ProjectRow[]> }) {
  return (
    <ReadingView
      isPart
      reading={products}
      what="The products"
      loading={<Skeleton className={styles.loading} />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <NoProducts />
        ) : (
          <ul className={styles.products}>
            {rows.map((row) => (
              <Product key={row.productId} row={row} />
            ))}
          </ul>
        )
      }
    </ReadingView>
  );
}

function NoProducts() {
  const href = useHref();
  return (
    <p className={styles.none}>
      Nothing in this project yet.{' '}
      <Link className={styles.link} href={href('flooring')} look="underline">
        Browse flooring
      </Link>
    </p>
  );
}

function Product({ row }: { row: ProjectRow }) {
  const href = useHref();
  const { pack, real } = row.quantity;
  return (
    <li className={styles.product}>
      <Picture src={row.picture} alt="" sizes="6.5rem" />
      <div className={styles.words}>
        <h3 className="text-subheading">
          <Link href={href('product-detail', { id: row.productId })} look="quiet">
            {row.name}
          </Link>
        </h3>
        <p className={clsx('text-small', styles.quantity)}>
          {[row.productNo, pack, real].filter(Boolean).join(' · ')}
        </p>
        <Price className={styles.cost} pence={row.cost} />
      </div>
    </li>
  );
}
