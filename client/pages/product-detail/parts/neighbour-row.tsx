import { chakra } from '@chakra-ui/react';
import { sizeText } from '../../../../contracts/rules/notation.ts';
import type { Product } from '../../../data/order-line.ts';
import { useHref } from '../../../state/device.ts';
import { PictureCard } from '../../../ui/picture-card.tsx';

interface NeighbourRowProps {
  products: readonly Product[];
  columns: number;
  sizes: string;
}

/** Other products of the series. */
export function NeighbourRow({ products, columns, sizes }: NeighbourRowProps) {
  const href = useHref();
  if (products.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="neighbours"
      display="flex"
      flexDirection="column"
      gap="5"
      _print={{ display: 'none' }}
    >
      <chakra.h2 id="neighbours" textStyle="heading">
        More of this series
      </chakra.h2>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
        columnGap={columns > 2 ? '6' : '4'}
        rowGap="8"
      >
        {products.map(({ productId, productName, mainImg, img4, specification }) => (
          <li key={productId}>
            <PictureCard
              href={href('product-detail', { id: productId })}
              picture={mainImg}
              behind={img4}
              title={productName}
              sizes={sizes}
              level="h3"
            >
              <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                {sizeText(specification)}
              </chakra.p>
            </PictureCard>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
