import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import type { GalleryPicture } from '../gallery-pictures.ts';
import { useGallery } from '../use-gallery.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  name: string;
  /** the picture to start with */
  start: number;
  /** called with the picture seen last */
  onClose: (last: number) => void;
}

/**
 * One picture as large as the screen; swiping, buttons and arrow keys move to the others. Pinching enlarges it, as on any
 * page; a button does the same for mouse and keyboard. The browser's modal dialog keeps
 * the focus inside and closes on Escape or Back.
 */
export function Lightbox({ pictures, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  useModal(dialog, true, () => dialog.current?.close());
  const { current, show } = useGallery(pictures.length, start);
  const [isEnlarged, setEnlarged] = useState(false);
  const several = pictures.length > 1;
  useEffect(() => scrollTo(track.current, start), [start]);
  const turn = (step: 1 | -1) =>
    scrollTo(track.current, (current + step + pictures.length) % pictures.length);
  return (
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step !== 1 && step !== -1) return;
        event.preventDefault();
        turn(step);
      }}
    >
      <ul
        className={styles.track}
        ref={track}
        tabIndex={several && !isEnlarged ? 0 : undefined}
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const index = Math.round(scrollLeft / clientWidth);
          if (index === current) return;
          show(index);
          setEnlarged(false);
        }}
      >
        {pictures.map(({ url, words }, index) => (
          <li
            className={clsx(styles.slide, isEnlarged && index === current && styles.enlarged)}
            key={url}
            tabIndex={isEnlarged && index === current ? 0 : undefined}
            inert={index !== current}
          >
            <div className={styles.picture}>
              <Picture
                src={url}
                alt={words}
                sizes={isEnlarged && index === current ? '250vw' : '100vw'}
                eager={index === start}
              />
            </div>
          </li>
        ))}
      </ul>
      <IconButton
        className={styles.zoom}
        label={isEnlarged ? 'Smaller' : 'Larger'}
        variant="light"
        onClick={() => setEnlarged(!isEnlarged)}
      >
        {isEnlarged ? <MinusIcon /> : <PlusIcon />}
      </IconButton>
      <IconButton
        className={styles.close}
        label="Close"
        variant="light"
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </IconButton>
      {several && (
        <div className={styles.turning}>
          <IconButton label="Previous picture" variant="light" onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span className={clsx('text-small', styles.count)} role="status">
            {current + 1} / {pictures.length}
            <span className="sr-only">: {pictures[current]?.words}</span>
          </span>
          <IconButton label="Next picture" variant="light" onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}

function scrollTo(track: HTMLElement | null, index: number): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
}
