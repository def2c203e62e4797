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
      className={styles.dialog}
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        <div className={styles.box2}>
          <Picture src={url} alt={words} sizes="100vw" eager />
        </div>
      </div>
      <div className={styles.box3}>
        <IconButton
          className={styles.iconbutton}
          label="Close"
          variant="light"
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </IconButton>
      </div>
      {several && (
        <div className={styles.box4}>
          <IconButton
            className={styles.iconbutton2}
            label="Previous picture"
            variant="light"
            onClick={() => turn(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <span className={`text-small ${styles.words}`} role="status">
            {current + 1} / {pictures.length}
            <span className="sr-only">: {words}</span>
          </span>
          <IconButton
            className={styles.iconbutton3}
            label="Next picture"
            variant="light"
            onClick={() => turn(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
