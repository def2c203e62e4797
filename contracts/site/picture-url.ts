/** Widths in pixels that pictures are made in, narrowest first. */
const PICTURE_WIDTHS = [400, 800, 1120] as const;
export const WIDEST_PICTURE = Math.max(...PICTURE_WIDTHS);
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** The views of a product. */
export type PictureView = 'top' | 'close' | 'edge' | 'living' | 'hall';

/** Width over height of every picture, so that its space is known before it loads. */
export const PICTURE_ASPECT = 4 / 3;

/** The width used in plain fields such as mainImg; every view has it, also as WebP. */
const PLAIN_WIDTH = 800;
const OWN_PICTURE = /^(\/media\/[a-z0-9-]+)\.\d+\.(?:avif|webp)$/;

/** The rooms in which a floor is shown. */
const ROOM_SUBJECTS = [
  'living-room',
  'dining-room',
  'kitchen',
  'bedroom',
  'bay-window',
  'loft',
  'restaurant',
  'entrance-hall',
  'study',
  'passage',
  'staircase',
  'shop',
  'corridor',
  'doorway',
  'meeting-room',
  'exhibition',
] as const;
const SUBJECTS = ['top', 'close', 'edge', ...ROOM_SUBJECTS] as const;
export type RoomSubject = (typeof ROOM_SUBJECTS)[number];
/** What a product's picture shows: the laid floor from above, a close-up, its edge, or a room with it. */
export type PictureSubject = (typeof SUBJECTS)[number];
const SUBJECT = new RegExp(`-(${SUBJECTS.join('|')})(?:-([0-9a-f]{6}))?-[0-9a-f]+$`);

type PictureVariants = Record<PictureFormat, readonly number[]>;
/** WebP is only for browsers without AVIF. */
const DRAWN: PictureVariants = { avif: PICTURE_WIDTHS, webp: [400, PLAIN_WIDTH] };
/** Scenes take long to draw and are kept in the repository, so they have only one width of WebP. */
const SCENES: PictureVariants = { avif: PICTURE_WIDTHS, webp: [PLAIN_WIDTH] };

/** @returns the widths of a view for each format, narrowest first */
export function pictureVariants(view: PictureView): PictureVariants {
  return view === 'edge' || view === 'living' || view === 'hall' ? SCENES : DRAWN;
}

/**
 * @param name file name without width and ending, e.g. `al-h101-top-3fa9c10b`
 * @returns the URL path of one variant, `/media/al-h101-top-3fa9c10b.800.webp`
 */
export function pictureUrl(name: string, width = PLAIN_WIDTH, format: PictureFormat = 'webp'): string {
  return `/media/${name}.${width}.${format}`;
}

/**
 * @param url a picture field of a reply
 * @returns what it shows, from our own pictures' names; undefined for others
 */
export function pictureSubject(url: string): PictureSubject | undefined {
  const found = SUBJECT.exec(OWN_PICTURE.exec(url)?.[1] ?? '')?.[1];
  return SUBJECTS.find((subject) => subject === found);
}

/**
 * @param url a picture field of a reply
 * @returns the floor's own colour as `#rrggbb`, to fill the frame until the picture has loaded; undefined where the name
 * doesn't have it (rooms, edges, accessories and pictures that we didn't make)
 */
export function pictureTone(url: string): string | undefined {
  const tone = SUBJECT.exec(OWN_PICTURE.exec(url)?.[1] ?? '')?.[2];
  return tone && `#${tone}`;
}

/** How light red, green and blue are to the eye (Rec. 709). */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

/** @returns how light the floor is, from 0 to 1; undefined where `pictureTone` is */
export function pictureLightness(url: string): number | undefined {
  const tone = pictureTone(url);
  if (!tone) return undefined;
  return (
    LUMA.reduce(
      (sum, share, at) => sum + share * Number.parseInt(tone.slice(1 + 2 * at, 3 + 2 * at), 16),
      0,
    ) / 255
  );
}

/** @returns a variant of one of our own pictures; undefined for others */
export function pictureVariant(url: string, width: number, format: PictureFormat): string | undefined {
  const base = OWN_PICTURE.exec(url)?.[1];
  return base && `${base}.${width}.${format}`;
}

/**
 * The responsive variants of one of our own pictures.
 * @param url a picture field of a reply
 * @returns a `srcset` per format, or undefined for a picture that we didn't make (a real backend's own URL)
 */
export function pictureSrcSets(url: string): Record<PictureFormat, string> | undefined {
  const base = OWN_PICTURE.exec(url)?.[1];
  if (!base) return undefined;
  const subject = pictureSubject(url);
  const variants = subject && subject !== 'top' && subject !== 'close' ? SCENES : DRAWN;
  const srcSet = (format: PictureFormat) =>
    variants[format].map((width) => `${base}.${width}.${format} ${width}w`).join(', ');
  return { avif: srcSet('avif'), webp: srcSet('webp') };
}
