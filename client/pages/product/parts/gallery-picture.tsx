import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { pictureSubject } from '../../../../contracts/site/picture-url.ts';
import type { Product } from '../../../data/order-line.ts';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSharper } from '../use-sharper.ts';
import styles from './gallery-picture.module.css';

/** What a picture shows, below it. Screen readers get it from the picture itself. */
export function Caption({ children }: { children: string }) {
  return (
    <p className={clsx('text-small', styles.caption)} aria-hidden="true">
      {children}
    </p>
  );
}

interface ZoomButtonProps {
  /** its address */
  picture: string;
  onClick: () => void;
  /** the picture; its alternative text says what is enlarged */
  children: ReactNode;
}

/** A picture that opens large on a click. On a dense screen it becomes sharper once the page is idle. */
export function ZoomButton({ picture, onClick, children }: ZoomButtonProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const Sharper = useSharper(frame);
  return (
    <button className={styles.zoom} type="button" ref={frame} onClick={onClick}>
      <span className="sr-only">Enlarge: </span>
      {children}
      {Sharper && <Sharper key={picture} picture={picture} />}
    </button>
  );
}

/** Below the pictures of a floor that we show in a room: the way to all our rooms. Without such a picture there is none. */
export function OtherRooms({ product: { productId, img4 } }: { product: Product }) {
  const href = useHref();
  const room = pictureSubject(img4);
  return (
    room && (
      <ButtonLink
        className={clsx('text-small', styles.rooms)}
        href={href('your-room', { id: productId, room })}
        variant="link"
        size="inline"
        data-no-print=""
      >
        See this floor in other rooms
      </ButtonLink>
    )
  );
}

export const GallerySkeleton = () => <Skeleton className={styles.loading} />;
