import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PICTURE_ASPECT, type PictureView, pictureSrcSets } from '../../contracts/picture-url.ts';
import { BrokenPictureIcon } from './icons.tsx';

const WIDTH = 800;

const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    bg: 'bone.200',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});

interface PictureProps {
  /** a picture field of a reply; '' shows the empty frame */
  src: string;
  /** '' for a picture that only decorates */
  alt: string;
  view: PictureView;
  /** the `sizes` attribute: how wide it is shown */
  sizes: string;
  /** in the first view: loads at once, before the others */
  eager?: boolean;
  /** stands in until it is loaded */
  colour?: string;
}

/** A picture in its fixed frame, in the best format and width for the screen. */
export function Picture({ src, alt, view, sizes, eager = false, colour }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const aspect = PICTURE_ASPECT[view];
  const srcSets = pictureSrcSets(src);
  const frame = { aspectRatio: String(aspect), ...(colour ? { bg: colour } : {}) };
  if (src === '' || broken === src) return <BrokenPicture alt={alt} aspect={aspect} />;
  return (
    <Frame {...frame}>
      <picture>
        {srcSets && <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />}
        {srcSets && <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />}
        <img
          src={src}
          alt={alt}
          width={WIDTH}
          height={Math.round(WIDTH / aspect)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
          // A picture that failed before hydration fires no event any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src);
          }}
        />
      </picture>
    </Frame>
  );
}

function BrokenPicture({ alt, aspect }: { alt: string; aspect: number }) {
  const words = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Frame aspectRatio={String(aspect)} {...words}>
      <chakra.span position="absolute" inset="0" display="grid" placeItems="center" color="bone.400">
        <BrokenPictureIcon size="2.5rem" />
      </chakra.span>
    </Frame>
  );
}
