import { clsx } from 'clsx';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { useHref } from '../../../state/device.ts';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Related } from '../related.ts';
import styles from './related-row.module.css';

interface RelatedRowProps {
  products: readonly Related[];
  /** floors say what they have in common; accessories have nothing to say */
  areFloors: boolean;
  sizes: string;
}

/** Products like this one, each with what both have in common. */
export function RelatedRow({ products, areFloors, sizes }: RelatedRowProps) {
  const href = useHref();
  if (products.length === 0) return null;
  return (
    <Section title={areFloors ? 'Related floors' : 'More accessories'} screenOnly>
      <ul className="card-grid">
        {products.map(({ productId, productName, mainImg, img4, specification, why }) => (
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
              {areFloors && <p className={clsx('text-small', styles.why)}>{why}</p>}
            </PictureCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
