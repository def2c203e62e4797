import { clsx } from 'clsx';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import styles from './sample-facts.module.css';
import { sampleCost } from './sample-words.ts';

/** Name, number and make of the floor, and what its sample costs. */
export function SampleFacts({ product, level }: { product: ListedProduct; level: 'h2' | 'h3' }) {
  const { productName, productNo, specification, productLevel, treeType, productSurface } = product;
  const Name = level;
  return (
    <div className={styles.facts}>
      <Name className="text-heading">{productName}</Name>
      <p className={styles.number} translate="no">
        {productNo}
      </p>
      <p className={clsx('text-small', styles.detail)}>
        {[sizeText(specification), productLevel, treeType].filter(Boolean).join(' · ')}
      </p>
      <p className={clsx('text-small', styles.detail)}>{productSurface}</p>
      <p className={styles.cost}>
        <span className={clsx('text-small', styles.detail)}>Sample</span> <span>{sampleCost(product)}</span>
      </p>
    </div>
  );
}
