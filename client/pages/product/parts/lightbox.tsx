import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { LARGE_WIDTH, largePicture } from '../../../../contracts/site/large-picture.ts';
import { pictureSrcSets, WIDEST_PICTURE } from '../../../../contracts/site/picture-url.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import type { GalleryPicture } from '../gallery-pictures.ts';
import { useGallery } from '../use-gallery.ts';
import { scaleBar } from '../zoom/scale-bar.ts';
import { useZoom } from '../zoom/use-zoom.ts';
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
 * One picture as large as the screen, to be enlarged and moved about; while the whole of it shows, swiping, buttons and arrow
 * keys turn to the others. Floors from above and close up have a scale bar. The browser's modal dialog keeps
 * the focus inside and closes on Escape or Back.
 */
export function Lightbox({ pictures, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { current, show } = useGallery(pictures.length, start);
  const close = () => onClose(current);
  useModal(dialog, true, close);
  const [naturalWidths, setNaturalWidths] = useState<Readonly<Record<string, number>>>({});
  const url = pictures[current]?.url ?? '';
  const large = largePicture(url);
  const pixels = large ? LARGE_WIDTH : pictureSrcSets(url) ? WIDEST_PICTURE : (naturalWidths[url] ?? 0);
  const zoom = useZoom(track, pixels);
  const several = pictures.length > 1;
  useEffect(() => scrollTo(track.current, start), [start]);
  const turn = (step: 1 | -1) =>
    scrollTo(track.current, (current + step + pictures.length) % pictures.length);
  return (
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={close}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (zoom.onKey(event)) event.preventDefault();
        else if (step === 1 || step === -1) {
          event.preventDefault();
          turn(step);
        }
      }}
    >
      <ul
        className={clsx(styles.track, !zoom.isFitted && styles.enlarged)}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is shown
        tabIndex={0}
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const index = Math.round(scrollLeft / clientWidth);
          if (index === current) return;
          show(index);
          zoom.showWhole();
        }}
        onLoadCapture={({ target }) => {
          if (!(target instanceof HTMLImageElement)) return;
          const { naturalWidth } = target;
          const src = target.getAttribute('src') ?? '';
          setNaturalWidths((widths) => ({ ...widths, [src]: naturalWidth }));
        }}
      >
        {pictures.map((picture, index) => {
          const isShown = index === current;
          const { x, y, zoom: times } = zoom.view;
          return (
            <li className={styles.slide} key={picture.url} inert={!isShown}>
              <div
                className={clsx(styles.picture, zoom.isStep && styles.step)}
                style={isShown ? { transform: `translate(${x}px, ${y}px) scale(${times})` } : undefined}
              >
                <Picture src={picture.url} alt={picture.words} sizes="100vw" eager={index === start} />
                {isShown && large && zoom.width * devicePixelRatio > WIDEST_PICTURE && (
                  <Sharper key={url} picture={url} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.zoom}>
        <IconButton
          label="Smaller"
          variant="light"
          aria-disabled={zoom.isFitted}
          onClick={zoom.smaller}
          aria-keyshortcuts="-"
        >
          <MinusIcon />
        </IconButton>
        <IconButton
          label="Larger"
          variant="light"
          aria-disabled={zoom.isMost}
          onClick={zoom.larger}
          aria-keyshortcuts="+"
        >
          <PlusIcon />
        </IconButton>
      </div>
      <IconButton className={styles.close} label="Close" variant="light" onClick={close}>
        <CloseIcon />
      </IconButton>
      <div className={styles.foot}>
        {large && zoom.width > 0 && <Bar pxPerMm={zoom.width / large.shownMm} />}
        <div className={styles.turning}>
          {several && (
            <IconButton label="Previous picture" variant="light" onClick={() => turn(-1)}>
              <ChevronLeftIcon />
            </IconButton>
          )}
          <span className={clsx('text-small', several ? styles.count : 'sr-only')} role="status">
            {several && `${current + 1} / ${pictures.length}`}
            <span className="sr-only">
              : {pictures[current]?.words}
              {!zoom.isFitted && `, enlarged ${zoom.view.zoom.toFixed(1)} times`}
            </span>
          </span>
          {several && (
            <IconButton label="Next picture" variant="light" onClick={() => turn(1)}>
              <ChevronRightIcon />
            </IconButton>
          )}
        </div>
        <p className={clsx('text-small', styles.caption)} aria-hidden="true">
          {pictures[current]?.words}
          <span>{name}</span>
        </p>
      </div>
    </dialog>
  );
}

/** A picture's large file over the smaller one, as soon as it is there; nothing for a picture that has none. */
export function Sharper({ picture }: { picture: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const large = largePicture(picture);
  if (!large || state === 'failed') return null;
  return (
    <img
      className={clsx(styles.sharper, state === 'there' && styles.there)}
      src={large.url}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}

function Bar({ pxPerMm }: { pxPerMm: number }) {
  const { width, words } = scaleBar(pxPerMm);
  return (
    <p className={clsx('text-small', styles.scale)}>
      <span className="sr-only">Scale bar: </span>
      <span translate="no">{words}</span>
      <span className={styles.bar} style={{ width }} aria-hidden="true" />
    </p>
  );
}

function scrollTo(track: HTMLElement | null, index: number): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
}
