import { chakra } from '@chakra-ui/react';
import { sizeText } from '../../../../contracts/rules/notation.ts';
import { unitText } from '../../../../contracts/rules/quantity-text.ts';
import type { Product } from '../../../data/order-line.ts';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Price } from '../../../ui/price.tsx';
import { StockHint } from '../../../ui/stock-hint.tsx';

interface ProductCardProps {
  product: Product;
  href: string;
  sizes: string;
  eager: boolean;
  loggedIn: boolean;
  /** a customer's price is loading */
  pricePending: boolean;
}

/** One product of the list. The last line is as high with a price as with the hint instead. */
export function ProductCard({ product, href, sizes, eager, loggedIn, pricePending }: ProductCardProps) {
  const { productName, productNo, specification, productLevel, treeType } = product;
  const kind = [productLevel, treeType].filter(Boolean).join(' · ');
  return (
    <PictureCard
      href={href}
      picture={product.mainImg}
      behind={product.img4}
      title={productName}
      sizes={sizes}
      eager={eager}
    >
      <chakra.p textStyle="small" color="fg.muted">
        {productNo}
      </chakra.p>
      <chakra.p textStyle="small" fontVariantNumeric="tabular-nums">
        {sizeText(specification)}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" minHeight="1.5em">
        {kind || product.productSurface}
      </chakra.p>
      <StockHint packs={product.inventoryBalance} />
      <chakra.div marginTop="auto" paddingTop="1.5">
        <chakra.span display="inline-flex" alignItems="center" minHeight="1.75rem">
          {loggedIn ? (
            <Price
              pence={product.productPrice}
              per={unitText(product.productUnit)}
              pending={pricePending}
              fontWeight="medium"
            />
          ) : (
            <chakra.span textStyle="small" color="fg.subtle">
              Log in for trade prices
            </chakra.span>
          )}
        </chakra.span>
      </chakra.div>
    </PictureCard>
  );
}
