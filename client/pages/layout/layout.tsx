import { Suspense, useMemo } from 'react';
import { floorToLay, type NotLaid } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { sizeText } from '../../../contracts/domain/number/notation.ts';
import type { Product } from '../../data/order-line.ts';
import { productIn } from '../../features/layout/layout-address.ts';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, NeedsScript } from '../../ui/states.tsx';
import styles from './layout.module.css';
import { type PriceReading, useLayoutPage } from './use-layout-page.ts';

// Without a floor there is nothing to lay out.
const Bench = fetchedPart(
  () => import('./bench/bench.tsx').then((m) => m.Bench),
  () => typeof location !== 'undefined' && productIn(location.search) !== undefined,
);

/** A floor laid out in a room: packs, drawing, laying order and cut list. */
export function LayoutPage() {
  const { id, reading, isUnknown, price } = useLayoutPage();
  const href = useHref();
  const product = reading.state === 'ready' ? reading.value : undefined;
  return (
    <Container className={styles.page}>
      <PageHead
        title="Layout and cut list"
        isWork
        crumbs={[
          { label: 'Products', href: href('products') },
          ...(product && id ? [{ label: product.productName, href: href('product', { id }) }] : []),
          { label: 'Layout' },
        ]}
        lead={product && <FloorLine product={product} />}
        actions={
          product && (
            <ButtonLink href={href('your-room', { id: product.productId })} variant="link" size="inline">
              See it in your room
            </ButtonLink>
          )
        }
      />
      {id === undefined && <Choose title="No floor chosen yet" />}
      {isUnknown && <Choose title="This product is not in the range" />}
      {id !== undefined && !isUnknown && (
        <ReadingView reading={reading} what="This floor" loading={<Skeleton className={styles.waiting} />}>
          {(floor) => <Laid product={floor} price={price} />}
        </ReadingView>
      )}
    </Container>
  );
}

function FloorLine({ product: { productId, productName, specification } }: { product: Product }) {
  const href = useHref();
  return (
    <>
      <Link href={href('product', { id: productId })}>{productName}</Link>
      <span translate="no">, {sizeText(specification)}</span>
    </>
  );
}

function Choose({ title }: { title: string }) {
  const href = useHref();
  return (
    <EmptyState title={title} action={<ButtonLink href={href('flooring')}>All floors</ButtonLink>}>
      Open a floor and choose “Lay it out in a room”.
    </EmptyState>
  );
}

const WHY_NOT: Readonly<Record<NotLaid, string>> = {
  'no floor': 'It is not a floor, or its size is not known.',
  pattern: 'The angle of its blocks is not known. Use the usual wastage on its page.',
  'mixed lengths':
    'Its boards come in mixed lengths, so cuts can’t be planned. Use the usual wastage on its page.',
};

function Laid({ product, price }: { product: Product; price: PriceReading }) {
  const href = useHref();
  const floor = useMemo(() => floorToLay(product), [product]);
  if (typeof floor === 'string')
    return (
      <EmptyState
        title="This product can’t be laid out here"
        action={
          <ButtonLink href={href('product', { id: product.productId })}>Back to the product</ButtonLink>
        }
      >
        {WHY_NOT[floor]}
      </EmptyState>
    );
  return (
    <>
      <NeedsScript>Laying out a room needs JavaScript. Please switch it on, or call us.</NeedsScript>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <Bench key={product.productId} product={product} floor={floor} price={price} />
      </Suspense>
    </>
  );
}
