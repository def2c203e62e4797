import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '../../data/order-line.ts';
import { floorIn } from '../../features/floor-page/floor-in-address.ts';
import { FloorPage, NotHere, WorkPlace } from '../../features/floor-page/floor-page.tsx';
import { useFloorPage } from '../../features/floor-page/use-floor-page.ts';
import { fetchedPart } from '../../ui/later-part.tsx';
import { patternOf } from './laying/pattern.ts';
import { topPicture } from './laying/top-picture.ts';
import { roomIn, yourRoomTitle } from './your-room-title.ts';

// Without a floor there is nothing to lay.
const Studio = fetchedPart(
  () => import('./studio/studio.tsx').then((m) => m.Studio),
  () => typeof location !== 'undefined' && floorIn(location.search) !== undefined,
);

/** A floor laid in a room of ours, or in a photo of the visitor's room, which stays in the browser. */
export function YourRoomPage() {
  const model = useFloorPage(yourRoomTitle);
  const title = roomIn(useSearch()) ? 'Our rooms' : 'Your room';
  return (
    <FloorPage model={model} title={title} crumb={title} leadsHere="See it in your room">
      {(product) => <Laid product={product} />}
    </FloorPage>
  );
}

function Laid({ product }: { product: Product }) {
  const pattern = useMemo(() => patternOf(product), [product]);
  const picture = topPicture(product);
  if (!pattern || !picture)
    return (
      <NotHere product={product} title="This product can’t be laid in a photo">
        {pattern ? 'We have no picture of it to scale.' : 'It is not a floor, or its size is not known.'}
      </NotHere>
    );
  return (
    <WorkPlace what="Laying a floor in a photo">
      <Studio product={product} pattern={pattern} picture={picture} />
    </WorkPlace>
  );
}
