import { memo, type PointerEvent, useState } from 'react';
import { Link } from 'wouter';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { stockText } from '../../../lib/stock-text.ts';
import { useHref } from '../../../state/device.ts';
import { Picture } from '../../../ui/picture.tsx';
import { CompareButton } from './compare-button.tsx';
import { PriceLine } from './price-line.tsx';

interface ProductCardProps {
  product: ListedProduct;
  sizes: string;
  /** in the first view: its picture loads at once */
  eager: boolean;
}

/** One product of the list. It has as few elements and as little script as possible, because there are many. */
export const ProductCard = memo(function ProductCard({ product, sizes, eager }: ProductCardProps) {
  const { productId, productName, productNo, productSeries, specification, mainImg, img4 } = product;
  const { productLevel, treeType, productSurface, inventoryBalance } = product;
  const href = useHref();
  const [pointedAt, setPointedAt] = useState(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointedAt(true);
  };
  const stock = stockText(inventoryBalance);
  const isFloor = productSeries !== 'Accessories';
  return (
    <article className="picture-card product-card" onPointerEnter={onPointerEnter}>
      <Picture src={mainImg} alt="" sizes={sizes} eager={eager} />
      {pointedAt && img4 !== '' && (
        <div className="picture-card-behind" data-no-print="">
          <Picture src={img4} alt="" sizes={sizes} colour="transparent" eager />
        </div>
      )}
      <h2 className="picture-card-title">
        <Link href={href('product', { id: productId })}>{productName}</Link>
      </h2>
      <p className="product-number" translate="no">
        {productNo}
        {isFloor && (
          <button
            translate="yes"
            className="product-sample"
            type="button"
            title="Order a sample"
            aria-label={`Order a sample of ${productName}`}
            data-sample={productId}
          />
        )}
      </p>
      <p>{sizeText(specification)}</p>
      <p className="product-kind">{[productLevel, treeType].filter(Boolean).join(' · ') || productSurface}</p>
      <p className="product-stock" data-level={stock.level}>
        {stock.text}
      </p>
      <PriceLine product={product} />
      {isFloor && <CompareButton product={product} />}
    </article>
  );
});
