import { chakra } from '@chakra-ui/react';
import { sizeText } from '../../../../contracts/rules/notation.ts';
import type { Product } from '../../../data/order-line.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StockHint } from '../../../ui/stock-hint.tsx';

export function ProductTitle({ product }: { product: Product }) {
  const { productName, productNo, productSeries, specification, inventoryBalance } = product;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <PageHeading eyebrow={productSeries}>{productName}</PageHeading>
      <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
        {[productNo, sizeText(specification)].filter(Boolean).join(' · ')}
      </chakra.p>
      <StockHint packs={inventoryBalance} />
    </chakra.div>
  );
}
