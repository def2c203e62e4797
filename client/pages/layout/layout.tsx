import { useMemo } from 'react';
import { floorToLay, type NotLaid } from '../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../data/order-line.ts';
import { floorIn } from '../../features/floor-page/floor-in-address.ts';
import { FloorPage, NotHere, WorkPlace } from '../../features/floor-page/floor-page.tsx';
import { type PriceReading, useFloorPage } from '../../features/floor-page/use-floor-page.ts';
import { useHref } from '../../state/device.ts';
import { fetchedPart } from '../../ui/later-part.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { layoutTitle } from './layout-title.ts';

// Without a floor there is nothing to lay out.
const Bench = fetchedPart(
  () => import('./bench/bench.tsx').then((m) => m.Bench),
  () => typeof location !== 'undefined' && floorIn(location.search) !== undefined,
);

/** A floor laid out in a room: packs, drawing, laying order and cut list. */
export function LayoutPage() {
  const model = useFloorPage(layoutTitle);
  const href = useHref();
  return (
    <FloorPage
      model={model}
      title="Layout and cut list"
      crumb="Layout"
      leadsHere="Lay it out in a room"
      actions={({ productId }) => (
        <ButtonLink href={href('your-room', { id: productId })} variant="link" size="inline">
          See it in your room
        </ButtonLink>
      )}
    >
      {(product) => <Laid product={product} price={model.price} />}
    </FloorPage>
  );
}

const WHY_NOT: Readonly<Record<NotLaid, string>> = {
  'no floor': 'It is not a floor, or its size is not known.',
  pattern: 'The angle of its blocks is not known. Use the usual wastage on its page.',
  'mixed lengths':
    'Its boards come in mixed lengths, so cuts can’t be planned. Use the usual wastage on its page.',
};

function Laid({ product, price }: { product: Product; price: PriceReading }) {
  const floor = useMemo(() => floorToLay(product), [product]);
  if (typeof floor === 'string')
    return (
      <NotHere product={product} title="This product can’t be laid out here">
        {WHY_NOT[floor]}
      </NotHere>
    );
  return (
    <WorkPlace what="Laying out a room">
      <Bench key={product.productId} product={product} floor={floor} price={price} />
    </WorkPlace>
  );
}
