import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryPicture } from '../gallery-pictures.ts';
import type { ProductFile } from '../product-files.ts';
import { useGallery } from '../use-gallery.ts';
import { Caption } from './caption.tsx';
import { Lightbox } from './lightbox.tsx';
import { ModelSlide } from './model-slide.tsx';
import { ZoomButton } from './zoom-button.tsx';

interface GalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
  model: ProductFile | undefined;
}

/** One large picture with its caption, all of them small below it; the arrow keys move between them. */
export function Gallery({ name, pictures, model }: GalleryProps) {
  const slides: readonly (GalleryPicture | ProductFile)[] = model ? [...pictures, model] : pictures;
  const gallery = useGallery(slides.length);
  const [zoomed, setZoomed] = useState(false);
  // its button opens the model; reached by an arrow key, it waits for a click, because it is large
  const [modelOpen, setModelOpen] = useState(false);
  const slide = slides[gallery.current];
  const first = pictures[0]?.url ?? '';
  const closeZoom = (last: number) => {
    setZoomed(false);
    gallery.show(last);
  };
  return (
    <>
      <chakra.section aria-label="Pictures" onKeyDown={gallery.onKeyDown}>
        {slide && 'fileName' in slide ? (
          <ModelSlide file={slide} name={name} picture={first} open={modelOpen} onOpen={setModelOpen} />
        ) : (
          <ZoomButton onClick={() => setZoomed(true)}>
            <Picture src={slide?.url ?? ''} alt={slide?.words ?? name} sizes="54vw" eager />
          </ZoomButton>
        )}
        <Caption>{slide ? wordsOf(slide) : ''}</Caption>
        {slides.length > 1 && (
          <chakra.ul
            listStyle="none"
            display="grid"
            gridTemplateColumns="repeat(5, 1fr)"
            gap="3"
            marginTop="3"
            data-no-print=""
          >
            {slides.map((item, index) => (
              <li key={'fileName' in item ? item.fileName : item.url}>
                <chakra.button
                  type="button"
                  aria-label={`Show: ${wordsOf(item)}`}
                  aria-current={index === gallery.current}
                  onClick={() => {
                    setModelOpen('fileName' in item);
                    gallery.show(index);
                  }}
                  display="grid"
                  placeItems="center"
                  width="full"
                  aspectRatio="4 / 3"
                  overflow="hidden"
                  padding="0"
                  cursor="pointer"
                  bg="bg.sunken"
                  // The outline is for the focus ring; the picture shown large has a separate frame.
                  boxShadow={
                    index === gallery.current ? '0 0 0 2px {colors.bg}, 0 0 0 4px {colors.accent}' : 'none'
                  }
                  _focusVisible={{ outlineOffset: '5px' }}
                  css={{ '& > span': { width: '100%' } }}
                >
                  <Thumbnail
                    picture={'fileName' in item ? first : item.url}
                    words={'fileName' in item ? '3D' : ''}
                  />
                </chakra.button>
              </li>
            ))}
          </chakra.ul>
        )}
      </chakra.section>
      {zoomed && <Lightbox pictures={pictures} name={name} start={gallery.current} onClose={closeZoom} />}
    </>
  );
}

const wordsOf = (slide: GalleryPicture | ProductFile) => ('fileName' in slide ? '3D model' : slide.words);

function Thumbnail({ picture, words }: { picture: string; words: string }) {
  return (
    <chakra.span display="block" position="relative">
      <Picture src={picture} alt="" sizes="11vw" />
      {words !== '' && (
        <chakra.span
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          bg="rgb(18 16 14 / 0.5)"
          color="bone.50"
          fontWeight="medium"
        >
          {words}
        </chakra.span>
      )}
    </chakra.span>
  );
}
