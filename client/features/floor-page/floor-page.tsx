import { type ReactNode, Suspense } from 'react';
import { sizeText } from '../../../contracts/domain/number/notation.ts';
import type { Product } from '../../data/order-line.ts';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, NeedsScript } from '../../ui/states.tsx';
import styles from './floor-page.module.css';
import type { FloorPageModel } from './use-floor-page.ts';

interface FloorPageProps {
  model: FloorPageModel;
  title: string;
  /** the last of the crumbs */
  crumb: string;
  /** the link of a product page that leads here */
  leadsHere: string;
  actions?: (product: Product) => ReactNode;
  children: (product: Product) => ReactNode;
}

/** A page about the floor that its address names. */
export function FloorPage({ model, title, crumb, leadsHere, actions, children }: FloorPageProps) {
  const { id, reading, isUnknown } = model;
  const href = useHref();
  const product = reading.state === 'ready' ? reading.value : undefined;
  return (
    <Container className="work-page">
      <PageHead
        title={title}
        isWork
        crumbs={[
          { label: 'Products', href: href('products') },
          ...(product && id ? [{ label: product.productName, href: href('product', { id }) }] : []),
          { label: crumb },
        ]}
        lead={product && <FloorLine product={product} />}
        actions={product && actions?.(product)}
      />
      {(id === undefined || isUnknown) && (
        <EmptyState
          title={isUnknown ? 'This product is not in the range' : 'No floor chosen yet'}
          action={<ButtonLink href={href('flooring')}>All floors</ButtonLink>}
        >
          Open a floor and choose “{leadsHere}”.
        </EmptyState>
      )}
      {id !== undefined && !isUnknown && (
        <ReadingView reading={reading} what="This floor" loading={<Skeleton className={styles.waiting} />}>
          {children}
        </ReadingView>
      )}
    </Container>
  );
}

function FloorLine({ product: { productId, productNo, productName, specification } }: { product: Product }) {
  const href = useHref();
  return (
    <>
      <Link href={href('product', { id: productId })}>{productName}</Link>
      <span translate="no">
        , {productNo}, {sizeText(specification)}
      </span>
    </>
  );
}

interface NotHereProps {
  product: Product;
  title: string;
  children: string;
}

/** A product with which the page can do nothing, and why. */
export function NotHere({ product, title, children }: NotHereProps) {
  const href = useHref();
  return (
    <EmptyState
      title={title}
      action={<ButtonLink href={href('product', { id: product.productId })}>Back to the product</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}

interface WorkPlaceProps {
  /** what needs JavaScript, such as `Laying out a room` */
  what: string;
  /** the part that does it, which loads later */
  children: ReactNode;
}

export function WorkPlace({ what, children }: WorkPlaceProps) {
  return (
    <>
      <NeedsScript>{`${what} needs JavaScript. Please switch it on, or call us.`}</NeedsScript>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>{children}</Suspense>
    </>
  );
}
