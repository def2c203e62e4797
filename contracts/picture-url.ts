/** Widths in CSS pixels that each picture is made in, narrowest first. */
export const PICTURE_WIDTHS = [400, 800, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** What a picture shows; each has one aspect, so that its space is known before it loads. */
export type PictureView = 'top' | 'close' | 'banner';

/** Width over height of each view. */
export const PICTURE_ASPECT: Record<PictureView, number> = { top: 4 / 3, close: 4 / 3, banner: 21 / 9 };

/** The width that plain fields such as mainImg name. */
const PLAIN_WIDTH: PictureWidth = 800;
const OWN_PICTURE = /^(\/media\/[a-z0-9-]+)\.\d+\.(?:avif|webp)$/;

/**
 * @param name file name without width and ending, e.g. `al-h101-top-3fa9c10b`
 * @returns the URL path of one variant, `/media/al-h101-top-3fa9c10b.800.webp`
 */
export function pictureUrl(
  name: string,
  width: PictureWidth = PLAIN_WIDTH,
  format: PictureFormat = 'webp',
): string {
  return `/media/${name}.${width}.${format}`;
}

/**
 * The responsive variants of one of our own pictures.
 * @param url a picture field of a reply
 * @returns a `srcset` a format, or undefined for a picture that we did not make (a real backend's own URL)
 */
export function pictureSrcSets(url: string): Record<PictureFormat, string> | undefined {
  const base = OWN_PICTURE.exec(url)?.[1];
  if (!base) return undefined;
  const srcSet = (format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${base}.${width}.${format} ${width}w`).join(', ');
  return { avif: srcSet('avif'), webp: srcSet('webp') };
}
