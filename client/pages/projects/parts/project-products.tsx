import { chakra } from '@chakra-ui/react';
import type { Reading } from '../../../lib/reading.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProjectRow } from '../project-rows.ts';

/** The products of one project. */
export function ProjectProducts({ products }: { products: Reading<readonly ProjectRow[]> }) {
  return (
    <ReadingView isPart reading={products} what="The products" loading={<Skeleton height="4.875rem" />}>
      {(rows) =>
        rows.length === 0 ? (
          <NoProducts />
        ) : (
          <chakra.ul listStyle="none" padding="0" margin="0" display="flex" flexDirection="column" gap="5">
            {rows.map((row) => (
              <Product key={row.productId} row={row} />
            ))}
          </chakra.ul>
        )
      }
    </ReadingView>
  );
}

function NoProducts() {
  const href = useHref();
  return (
    <chakra.p color="fg.muted">
      Nothing in this project yet.{' '}
      <Link href={href('flooring')} look="underline" display="inline-block" py="2.5">
        Browse flooring
      </Link>
    </chakra.p>
  );
}

function Product({ row }: { row: ProjectRow }) {
  const href = useHref();
  const { pack, real } = row.quantity;
  return (
    <chakra.li display="grid" gridTemplateColumns="6.5rem minmax(0, 1fr)" gap="4">
      <Picture src={row.picture} alt="" sizes="6.5rem" />
      <chakra.div display="flex" flexDirection="column" gap="1" minWidth="0">
        <chakra.h3 textStyle="subheading">
          <Link href={href('product-detail', { id: row.productId })} look="quiet">
            {row.name}
          </Link>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          {[row.productNo, pack, real].filter(Boolean).join(' · ')}
        </chakra.p>
        <Price pence={row.cost} fontWeight="semibold" />
      </chakra.div>
    </chakra.li>
  );
}
