import { clsx } from 'clsx';
import { floorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../../data/order-line.ts';
import { CompareToggle } from '../../../features/compare/compare-toggle.tsx';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import styles from './visitor-panel.module.css';

/** Instead of price and calculator: links to log in or create a trade account. */
export function VisitorPanel({ product }: { product: Product }) {
  const href = useHref();
  return (
    <section className={styles.panel} aria-label="For trade customers">
      <h2 className="text-subheading">Trade prices and packs</h2>
      <p className={clsx('text-small', styles.offer)}>
        Log in to see the price, work out the packs for an area and order from stock. We supply architects,
        contractors and developers.
      </p>
      <div className={styles.actions}>
        <ButtonLink href={useLoginHref()}>Log in</ButtonLink>
        <ButtonLink href={href('register')} variant="outline">
          Create a trade account
        </ButtonLink>
      </div>
      <div className={styles.sample}>
        <CloserLook product={product} />
      </div>
    </section>
  );
}

/** Ways to look closer at a floor: a sample, other floors beside it, a photo of a room, and boards laid in one. Accessories have none. */
export function CloserLook({ product }: { product: Product }) {
  const href = useHref();
  const { productSeries, productId } = product;
  if (productSeries === 'Accessories') return null;
  return (
    <div className={styles.looks}>
      <ButtonLink href={href('samples', { series: productSeries, id: productId })} variant="link">
        Order a sample
      </ButtonLink>
      <CompareToggle product={product} />
      <ButtonLink href={href('your-room', { id: productId })} variant="link">
        See it in your room
      </ButtonLink>
      {typeof floorToLay(product) === 'object' && (
        <ButtonLink href={href('layout', { id: productId })} variant="link">
          Lay it out in a room
        </ButtonLink>
      )}
    </div>
  );
}
