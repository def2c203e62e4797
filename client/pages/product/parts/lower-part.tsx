import type { Product } from '../../../data/order-line.ts';
import { useProductExtras } from '../use-product-extras.ts';
import { Clause } from './clause.tsx';
import { FileList } from './file-list.tsx';
import { MatchingAccessories } from './matching-accessories.tsx';
import { TechnicalData } from './technical-data.tsx';

export interface LowerPartProps {
  product: Product;
  /** technical data open in columns, or one below the other in closed sections */
  technicalData: 'columns' | 'disclosures';
  /** how many accessories are shown at first */
  accessories: number;
}

/** Below picture, price and facts: the part that is the same for all users. */
export function LowerPart({ product, technicalData, accessories }: LowerPartProps) {
  const extras = useProductExtras(product);
  const { spec, files } = extras;
  return (
    <>
      <TechnicalData extras={extras} as={technicalData} />
      {spec && <Clause product={product} spec={spec} />}
      <FileList files={files} />
      {spec && (
        <MatchingAccessories key={spec.productId} spec={spec} finish={product.finish} first={accessories} />
      )}
    </>
  );
}
