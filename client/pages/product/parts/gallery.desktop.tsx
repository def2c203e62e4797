import { Suspense, useState } from 'react';
import { laterPart } from '../../../ui/later-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryPicture } from '../gallery-pictures.ts';
import type { ProductFile } from '../product-files.ts';
import { useGallery } from '../use-gallery.ts';
import styles from './gallery.desktop.module.css';
import { Caption, ZoomButton } from './gallery-picture.tsx';
import { ModelSlide } from './model-slide.tsx';

const useLightbox = laterPart(() => import('./lightbox.tsx').then((m) => m.Lightbox));

interface GalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
  model: ProductFile | undefined;
}

/** One large picture with its caption, all of them small below it; the arrow keys move between them. */
export function Gallery({ name, pictures, model }: GalleryProps) {
  const Lightbox = useLightbox();
  const slides: readonly (GalleryPicture | ProductFile)[] = model ? [...pictures, model] : pictures;
  const gallery = useGallery(slides.length);
  const [zoomed, setZoomed] = useState(false);
  // The model is a large file, so it loads only after a click, not when an arrow key reaches its slide.
  const [modelOpen, setModelOpen] = useState(false);
  const slide = slides[gallery.current];
  const first = pictures[0]?.url ?? '';
  const closeZoom = (last: number) => {
    setZoomed(false);
    gallery.show(last);
  };
  return (
    <>
      <section aria-label="Pictures" onKeyDown={gallery.onKeyDown}>
        {slide && 'fileName' in slide ? (
          <ModelSlide file={slide} name={name} picture={first} open={modelOpen} onOpen={setModelOpen} />
        ) : (
          <ZoomButton picture={slide?.url ?? ''} onClick={() => setZoomed(true)}>
            <Picture src={slide?.url ?? ''} alt={slide?.words ?? name} sizes="54vw" eager />
          </ZoomButton>
        )}
        <Caption>{slide ? wordsOf(slide) : ''}</Caption>
        {slides.length > 1 && (
          <ul className={styles.thumbnails} data-no-print="">
            {slides.map((item, index) => (
              <li key={'fileName' in item ? item.fileName : item.url}>
                <button
                  className={styles.thumbnail}
                  type="button"
                  aria-label={`Show: ${wordsOf(item)}`}
                  aria-current={index === gallery.current}
                  onClick={() => {
                    setModelOpen('fileName' in item);
                    gallery.show(index);
                  }}
                >
                  <Thumbnail
                    picture={'fileName' in item ? first : item.url}
                    words={'fileName' in item ? '3D' : ''}
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {zoomed && (
        <Suspense>
          <Lightbox pictures={pictures} name={name} start={gallery.current} onClose={closeZoom} />
        </Suspense>
      )}
    </>
  );
}

const wordsOf = (slide: GalleryPicture | ProductFile) => ('fileName' in slide ? '3D model' : slide.words);

function Thumbnail({ picture, words }: { picture: string; words: string }) {
  return (
    <span className={styles.picture}>
      <Picture src={picture} alt="" sizes="11vw" />
      {words !== '' && <span className={styles.label}>{words}</span>}
    </span>
  );
}
