import { Suspense, useMemo } from 'react';
import { sizeText } from '../../../contracts/domain/number/notation.ts';
import { pictureSubject } from '../../../contracts/site/picture-url.ts';
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
import { patternOf } from './laying/pattern.ts';
import { useYourRoomPage } from './use-your-room-page.ts';
import styles from './your-room.module.css';

// Without a floor there is nothing to lay.
const Studio = fetchedPart(
  () => import('./studio/studio.tsx').then((m) => m.Studio),
  () => typeof location !== 'undefined' && productIn(location.search) !== undefined,
);

/** A floor laid in a room of ours, or in a photo of the visitor's room, which stays in the browser. */
export function YourRoomPage() {
  const { id, room, reading, isUnknown } = useYourRoomPage();
  const href = useHref();
  const product = reading.state === 'ready' ? reading.value : undefined;
  return (
    <Container className={styles.page}>
      <PageHead
        title={room ? 'Our rooms' : 'Your room'}
        isWork
        crumbs={[
          { label: 'Products', href: href('products') },
          ...(product && id ? [{ label: product.productName, href: href('product', { id }) }] : []),
          { label: room ? 'Our rooms' : 'Your room' },
        ]}
        lead={product && <FloorLine product={product} />}
      />
      {id === undefined && <Choose title="No floor chosen yet" />}
      {isUnknown && <Choose title="This product is not in the range" />}
      {id !== undefined && !isUnknown && (
        <ReadingView reading={reading} what="This floor" loading={<Skeleton className={styles.waiting} />}>
          {(floor) => <Laid product={floor} />}
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

function Choose({ title }: { title: string }) {
  const href = useHref();
  return (
    <EmptyState title={title} action={<ButtonLink href={href('flooring')}>All floors</ButtonLink>}>
      Open a floor and choose “See it in your room”.
    </EmptyState>
  );
}

function Laid({ product }: { product: Product }) {
  const href = useHref();
  const pattern = useMemo(() => patternOf(product), [product]);
  // only of our own pictures do we know how much floor they show
  const picture = [product.mainImg, product.img1].find((url) => pictureSubject(url) === 'top');
  if (!pattern || !picture)
    return (
      <EmptyState
        title="This product can’t be laid in a photo"
        action={
          <ButtonLink href={href('product', { id: product.productId })}>Back to the product</ButtonLink>
        }
      >
        {pattern ? 'We have no picture of it to scale.' : 'It is not a floor, or its size is not known.'}
      </EmptyState>
    );
  return (
    <>
      <NeedsScript>Laying a floor in a photo needs JavaScript. Please switch it on, or call us.</NeedsScript>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <Studio product={product} pattern={pattern} picture={picture} />
      </Suspense>
    </>
  );
}
