import { clsx } from 'clsx';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './carousel.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

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
    <section className={styles.carousel} aria-label={label} aria-roledescription="carousel" data-no-print="">
      <ul
        className={styles.track}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={measure}
        style={{ '--gap': gap, gridAutoColumns: width } as React.CSSProperties}
      >
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      <Turn side="left" label="Previous" hidden={ends.first} onTurn={() => turn(-1)} />
      <Turn side="right" label="Next" hidden={ends.last} onTurn={() => turn(1)} />
    </section>
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
      className={clsx(styles.turn, styles[side])}
      label={label}
      onClick={onTurn}
      variant="light"
      aria-disabled={hidden}
    >
      {side === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </IconButton>
  );
}
