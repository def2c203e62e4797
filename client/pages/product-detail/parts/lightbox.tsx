import { clsx } from 'clsx';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../../ui/icons.tsx';
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

/** One picture as large as the screen; the browser's modal dialog keeps the focus inside and closes on Escape. */
export function Lightbox({ pictures, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  const { current, turn, onKeyDown } = useGallery(pictures.length, start);
  const several = pictures.length > 1;
  const { url = '', words = name } = pictures[current] ?? {};
  return (
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Picture src={url} alt={words} sizes="100vw" eager />
        </div>
      </div>
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
            <span className="sr-only">: {words}</span>
          </span>
          <IconButton label="Next picture" variant="light" onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
