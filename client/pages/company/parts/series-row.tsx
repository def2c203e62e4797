import type { SeriesName } from '../../../../contracts/domain/product/series.ts';
import { useShopShelves } from '../../../data/shop-shelves.ts';
import { useHref } from '../../../state/device.ts';
import { PictureTile } from '../../../ui/picture-tile.tsx';
import { Section } from '../../../ui/section.tsx';

const SHOWN: readonly SeriesName[] = [
  'Herringbone Flooring',
  'Chevron Flooring',
  'Versailles Panel',
  'Solid Oak Flooring',
  'Vinyl',
];

/** Some of our series, shown in rooms; nothing if the products can't be loaded. */
export function SeriesRow() {
  const href = useHref();
  const { shelves, reading } = useShopShelves();
  if (reading.state === 'failed' || reading.state === 'unavailable') return null;
  const shown = SHOWN.flatMap((name) => shelves.filter((shelf) => shelf.name === name));
  return (
    <Section title="What we make" screenOnly>
      <ul className="tile-row">
        {shown.map(({ name, label, listType, room }) => (
          <li key={name}>
            <PictureTile
              href={href('flooring', { type: listType })}
              title={label}
              picture={room}
              pending={reading.state === 'loading'}
              sizes="(min-width: 1024px) 19vw, (min-width: 704px) 46vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
