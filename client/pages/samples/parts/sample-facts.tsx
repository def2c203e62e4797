import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { PANEL_SAMPLE_PRICE, sampleLinePrice } from '../../../../contracts/domain/product/samples.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import styles from './sample-facts.module.css';

export const SAMPLES_TITLE = 'Order samples';
export const SAMPLES_LEAD = `Up to three, free of charge. Samples of Versailles panels are ${PANEL_SAMPLE_PRICE} each.`;

/** `Free`, or what the sample costs; shown before it is chosen. */
export function sampleCost(product: { readonly productSeries: string }): string {
  return sampleLinePrice(product) === 0 ? 'Free' : `${PANEL_SAMPLE_PRICE} each`;
}

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
      <p className="text-small text-muted">
        {[sizeText(specification), productLevel, treeType].filter(Boolean).join(' · ')}
      </p>
      <p className="text-small text-muted">{productSurface}</p>
      <p className={styles.cost}>
        <span className="text-small text-muted">Sample</span> <span>{sampleCost(product)}</span>
      </p>
    </div>
  );
}
