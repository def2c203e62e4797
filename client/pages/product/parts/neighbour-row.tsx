import { clsx } from 'clsx';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { useHref } from '../../../state/device.ts';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Neighbour } from '../neighbours.ts';
import styles from './neighbour-row.module.css';

interface NeighbourRowProps {
  products: readonly Neighbour[];
  sizes: string;
}

/** Other products of the series. */
export function NeighbourRow({ products, sizes }: NeighbourRowProps) {
  const href = useHref();
  if (products.length === 0) return null;
  return (
    <Section title="More of this series" screenOnly>
      <ul className="card-grid">
        {products.map(({ productId, productName, mainImg, img4, specification }) => (
          <li key={productId}>
            <PictureCard
              href={href('product', { id: productId })}
              picture={mainImg}
              behind={img4}
              title={productName}
              sizes={sizes}
              level="h3"
            >
              <p className={clsx('text-small', styles.size)}>{sizeText(specification)}</p>
            </PictureCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
