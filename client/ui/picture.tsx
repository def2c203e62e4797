import { useState } from 'react';
import { PICTURE_ASPECT, pictureSrcSets, pictureTone } from '../../contracts/site/picture-url.ts';
import { BrokenPictureIcon } from './icons.tsx';
import styles from './picture.module.css';

/** The `sizes` of a picture in a card grid: as wide as a column of `.card-grid` at each screen width. */
export const CARD_SIZES =
  '(min-width: 2000px) 17vw, (min-width: 1600px) 19vw, (min-width: 1024px) 24vw, (min-width: 704px) 31vw, 46vw';

const WIDTH = 800;
const HEIGHT = Math.round(WIDTH / PICTURE_ASPECT);

interface PictureProps {
  /** a picture field of a reply; '' shows the empty frame */
  src: string;
  /** '' for a picture that only decorates */
  alt: string;
  /** the `sizes` attribute: how wide it is shown */
  sizes: string;
  /** in the first view: loads at once, before the others */
  eager?: boolean;
  /** shown until it has loaded; the floor's own colour by default */
  colour?: string;
}

/** A picture in a fixed frame, in the best format and width for the screen. */
export function Picture({ src, alt, sizes, eager = false, colour = pictureTone(src) }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const srcSets = pictureSrcSets(src);
  if (src === '' || broken === src) return <BrokenPicture alt={alt} />;
  return (
    <span className={styles.frame} {...(colour ? { style: { backgroundColor: colour } } : {})}>
      <picture>
        {srcSets && <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />}
        {srcSets && <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />}
        <img
          src={src}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
          // A picture that failed before hydration fires no more events.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src);
          }}
        />
      </picture>
    </span>
  );
}

function BrokenPicture({ alt }: { alt: string }) {
  const words = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={styles.frame} {...words}>
      <span className={styles.broken}>
        <BrokenPictureIcon size="2.5rem" />
      </span>
    </span>
  );
}
