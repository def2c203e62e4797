import type { Product } from '../../../data/order-line.ts';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';

/** Opens the sample page at this floor; accessories have no samples. */
export function OrderSampleLink({ product }: { product: Pick<Product, 'productId' | 'productSeries'> }) {
  const href = useHref();
  const { productSeries, productId } = product;
  if (productSeries === 'Accessories') return null;
  return (
    <ButtonLink href={href('samples', { series: productSeries, id: productId })} variant="link">
      Order a sample
    </ButtonLink>
  );
}
