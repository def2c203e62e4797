import { clsx } from 'clsx';
import { floorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../../data/order-line.ts';
import { CompareToggle } from '../../../features/compare/compare-toggle.tsx';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import styles from './closer-look.module.css';

/** Ways to look closer at a floor: a sample, other floors beside it, a photo of a room, and boards laid in one. Accessories have none. */
export function CloserLook({ product }: { product: Product }) {
  const href = useHref();
  const { productSeries, productId } = product;
  if (productSeries === 'Accessories') return null;
  return (
    <div className={clsx('text-small', styles.looks)}>
      <ButtonLink
        href={href('samples', { series: productSeries, id: productId })}
        variant="link"
        size="inline"
      >
        Order a sample
      </ButtonLink>
      <CompareToggle product={product} />
      <ButtonLink href={href('your-room', { id: productId })} variant="link" size="inline">
        See it in your room
      </ButtonLink>
      {typeof floorToLay(product) === 'object' && (
        <ButtonLink href={href('layout', { id: productId })} variant="link" size="inline">
          Lay it out in a room
        </ButtonLink>
      )}
    </div>
  );
}
