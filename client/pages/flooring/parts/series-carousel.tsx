import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ListType } from '../../../../contracts/rules/series.ts';
import type { SeriesShelf } from '../../../data/series-shelves.ts';
import { useHref } from '../../../state/device.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';

interface SeriesCarouselProps {
  shelves: readonly SeriesShelf[];
  /** the list that is shown */
  current: ListType;
  perView: number;
  gap: string;
  sizes: string;
}

/** Every series, by a picture; the one that is shown is marked, and in view. */
export function SeriesCarousel({ shelves, current, perView, gap, sizes }: SeriesCarouselProps) {
  const href = useHref();
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list marks another series
  useEffect(() => {
    const slide = root.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    const track = slide?.parentElement;
    if (!slide || !track) return;
    const left = slide.offsetLeft - (track.clientWidth - slide.offsetWidth) / 2;
    track.scrollTo({ left, behavior: 'instant' });
  }, [current]);
  return (
    <div ref={root}>
      <Carousel label="Series" perView={perView} gap={gap}>
        {shelves.map(({ label, listType, picture }) => {
          const here = listType === current;
          return (
            <Link
              key={listType}
              href={href('flooring', { type: listType })}
              aria-current={here ? 'page' : undefined}
              display="block"
              borderBottom="2px solid"
              borderColor={here ? 'accent' : 'transparent'}
              paddingBottom="2"
              _hover={{ color: 'accent.fg' }}
            >
              <chakra.span display="block" css={{ '& > span': { aspectRatio: '16 / 9' } }}>
                <Picture src={picture} alt="" sizes={sizes} />
              </chakra.span>
              <chakra.span display="block" paddingTop="2.5" fontWeight="medium" textStyle="small" truncate>
                {label}
              </chakra.span>
            </Link>
          );
        })}
      </Carousel>
    </div>
  );
}
