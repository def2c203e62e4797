import { useState } from 'react';
import { Carousel } from '../../../ui/carousel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductFile } from '../product-files.ts';
import { useGallery } from '../use-gallery.ts';
import { Lightbox } from './lightbox.tsx';
import { ModelSlide } from './model-slide.tsx';
import { ZoomButton } from './zoom-button.tsx';

interface GalleryProps {
  name: string;
  pictures: readonly string[];
  model: ProductFile | undefined;
}

/** Pictures side by side, to swipe; a tap opens one large. */
export function Gallery({ name, pictures, model }: GalleryProps) {
  const gallery = useGallery(pictures.length);
  const [zoomed, setZoomed] = useState(false);
  const zoom = (index: number) => {
    gallery.show(index);
    setZoomed(true);
  };
  const slides = pictures.map((picture, index) => (
    <ZoomButton key={picture} label={`Enlarge picture ${index + 1} of ${name}`} onClick={() => zoom(index)}>
      <Picture src={picture} alt="" view="top" sizes="95vw" eager={index === 0} />
    </ZoomButton>
  ));
  if (model) slides.push(<ModelSlide key="model" file={model} name={name} picture={pictures[0] ?? ''} />);
  return (
    <>
      <Carousel label="Pictures" perView={slides.length > 1 ? 1.08 : 1} gap="0.5rem">
        {slides}
      </Carousel>
      {zoomed && (
        <Lightbox pictures={pictures} name={name} gallery={gallery} onClose={() => setZoomed(false)} />
      )}
    </>
  );
}
