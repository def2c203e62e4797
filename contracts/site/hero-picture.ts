import { PICTURE_FORMATS, type PictureFormat } from './picture-url.ts';

/** File name of the picture behind the landing page; a test in fixtures/assets fails when the drawing has changed. */
export const HERO_NAME = 'home-hero-0f3b06d6';

/** Its mean colour, which fills the screen until the picture has loaded. */
export const HERO_TONE = '#6f614b';

/** Its widths in CSS pixels; wider than a product's, as it fills the screen. */
export const HERO_WIDTHS = [800, 1280, 1920] as const;

export function heroUrl(width: (typeof HERO_WIDTHS)[number], format: PictureFormat): string {
  return `/media/${HERO_NAME}.${width}.${format}`;
}

/** A `srcset` per format for the picture behind the landing page. */
export function heroSrcSets(): Record<PictureFormat, string> {
  const srcSet = (format: PictureFormat) =>
    HERO_WIDTHS.map((width) => `${heroUrl(width, format)} ${width}w`).join(', ');
  const [avif, webp] = PICTURE_FORMATS;
  return { avif: srcSet(avif), webp: srcSet(webp) };
}
