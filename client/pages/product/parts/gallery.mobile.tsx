import { Suspense, useState } from 'react';
import { Carousel } from '../../../ui/carousel.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryPicture } from '../gallery-pictures.ts';
import type { ProductFile } from '../product-files.ts';
import { Caption, ZoomButton } from './gallery-picture.tsx';
import { ModelSlide } from './model-slide.tsx';

const useLightbox = laterPart(() => import('./lightbox.tsx').then((m) => m.Lightbox));

interface GalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
  model: ProductFile | undefined;
}

/** Pictures with captions side by side, to swipe; a tap opens one large. */
export function Gallery({ name, pictures, model }: GalleryProps) {
  const Lightbox = useLightbox();
  const [zoomed, setZoomed] = useState<number>();
  const [modelOpen, setModelOpen] = useState(false);
  const slides = pictures.map(({ url, words }, index) => (
    <div key={url}>
      <ZoomButton picture={url} onClick={() => setZoomed(index)}>
        <Picture src={url} alt={words} sizes="95vw" eager={index === 0} />
      </ZoomButton>
      <Caption>{words}</Caption>
    </div>
  ));
  if (model)
    slides.push(
      <div key="model">
        <ModelSlide
          file={model}
          name={name}
          picture={pictures[0]?.url ?? ''}
          open={modelOpen}
          onOpen={setModelOpen}
        />
        <Caption>3D model</Caption>
      </div>,
    );
  return (
    <>
      <Carousel label="Pictures" perView={slides.length > 1 ? 1.08 : 1} gap="0.5rem">
        {slides}
      </Carousel>
      {zoomed !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} name={name} start={zoomed} onClose={() => setZoomed(undefined)} />
        </Suspense>
      )}
    </>
  );
}
