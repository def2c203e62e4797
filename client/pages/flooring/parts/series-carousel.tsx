import { useEffect, useRef } from 'react';
import type { ListType } from '../../../../contracts/domain/product/series.ts';
import { useHref } from '../../../state/device.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { LinkedShelf } from '../linked-shelves.ts';

interface SeriesCarouselProps {
  shelves: readonly LinkedShelf[];
  /** the current list */
  current: ListType;
  perView: number;
}

/** Every series with a small picture; the current one is marked and scrolled into view. */
export function SeriesCarousel({ shelves, current, perView }: SeriesCarouselProps) {
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
      <Carousel label="Series" perView={perView}>
        {shelves.map(({ label, listType, picture, query }) => {
          const here = listType === current;
          return (
            <Link
              key={listType}
              href={`${href('flooring')}?${query}`}
              aria-current={here ? 'page' : undefined}
              className="series-slide"
            >
              <Picture src={picture} alt="" sizes="3rem" />
              <span className="series-slide-name">{label}</span>
            </Link>
          );
        })}
      </Carousel>
    </div>
  );
}
