import { clsx } from 'clsx';
import { useMemo } from 'react';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../../../contracts/site/page-calls.ts';
import type { Product } from '../../../data/order-line.ts';
import { useProducts } from '../../../data/products.ts';
import { VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { useCall, usePrepared } from '../../../lib/use-call.ts';
import { useHref } from '../../../state/device.ts';
import { useSite } from '../../../state/site-context.ts';
import { CARD_SIZES } from '../../../ui/picture.tsx';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Section } from '../../../ui/section.tsx';
import { type Related, relatedInput, relatedKey, relatedQueries, relatedTo } from '../related.ts';
import styles from './related-part.module.css';

/** Other products, below everything about this one, each with what both have in common. */
export function RelatedPart({ product }: { product: Product }) {
  const products = useRelated(product);
  const href = useHref();
  if (products.length === 0) return null;
  // accessories have nothing to say
  const areFloors = product.productSeries !== 'Accessories';
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
              sizes={CARD_SIZES}
              level="h3"
            >
              <p className={clsx('text-small', styles.size)}>{sizeText(specification)}</p>
              {areFloors && <p className="text-small text-muted">{why}</p>}
            </PictureCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const NONE: readonly Related[] = [];

/** Products like this one, from the page or from the lists of the shop. Empty while they load, and if they can't be loaded. */
function useRelated(product: Product): readonly Related[] {
  const prepared = usePrepared<readonly Related[]>(relatedKey(product.productId));
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const shop = useProducts(prepared || isLong ? [] : relatedQueries(product));
  const page = useCall(LIST_PAGE, !prepared && isLong ? relatedInput(product) : null, {
    scope: VISITOR_SCOPE,
  });
  const whole = shop.state === 'ready' ? shop.value : undefined;
  const list = isLong ? page.data?.data.products : whole;
  return useMemo(() => prepared ?? (list ? relatedTo(product, list) : NONE), [prepared, product, list]);
}
