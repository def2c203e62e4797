import { chakra } from '@chakra-ui/react';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

const Track = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gap: 'var(--gap)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    listStyle: 'none',
    // room for a slide's focus ring, offset by the margin, so that the first picture lines up with the grid
    padding: '1',
    scrollPaddingInline: '1',
    margin: '-1',
    scrollbarWidth: 'none',
  },
});

interface CarouselProps {
  /** what it contains, for screen readers */
  label: string;
  /** slides in view at once; with a fraction, part of the next one shows */
  perView: number;
  gap?: string;
  children: ReactNode;
}

/** Slides side by side: scrolled by touch, by the arrow keys when focused or, with a mouse, by the two buttons. */
export function Carousel({ label, perView, gap = 'var(--page-gutter)', children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ first: true, last: false });
  const measure = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const first = element.scrollLeft <= 2;
    const last = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
    setEnds((previous) => (previous.first === first && previous.last === last ? previous : { first, last }));
  }, []);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);
  const turn = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth });
  const width = `calc((100% - ${Math.ceil(perView) - 1} * var(--gap)) / ${perView})`;
  return (
    <chakra.section aria-label={label} aria-roledescription="carousel" position="relative" data-no-print="">
      <Track
        ref={track}
        tabIndex={0}
        aria-label={label}
        onScroll={measure}
        style={{ '--gap': gap, gridAutoColumns: width } as React.CSSProperties}
      >
        {Children.map(children, (child) => (
          <chakra.li scrollSnapAlign="start" minWidth="0">
            {child}
          </chakra.li>
        ))}
      </Track>
      <Turn side="left" label="Previous" hidden={ends.first} onTurn={() => turn(-1)} />
      <Turn side="right" label="Next" hidden={ends.last} onTurn={() => turn(1)} />
    </chakra.section>
  );
}

interface TurnProps {
  side: 'left' | 'right';
  label: string;
  hidden: boolean;
  onTurn: () => void;
}

function Turn({ side, label, hidden, onTurn }: TurnProps) {
  return (
    <IconButton
      label={label}
      onClick={onTurn}
      variant="light"
      aria-disabled={hidden}
      position="absolute"
      top="50%"
      transform="translateY(-50%)"
      {...{ [side]: '2' }}
      borderRadius="full"
      boxShadow="md"
      opacity={hidden ? 0 : 1}
      pointerEvents={hidden ? 'none' : 'auto'}
      _focusVisible={{ opacity: 1 }}
      // touch users swipe; there the buttons would only cover the pictures
      css={{ '@media (pointer: coarse)': { display: 'none' } }}
    >
      {side === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </IconButton>
  );
}
