import { PICTURE_FORMATS, type PictureFormat } from './picture-url.ts';

/**
 * The pictures behind the landing page and the forms: file names, which a test in fixtures/assets compares with the drawings, and
 * mean colours, which fill the screen until a picture has loaded.
 */
export const HEROES = {
  home: { name: 'home-hero-0f3b06d6', tone: '#6f614b' },
  login: { name: 'login-hero-6a1bdf5a', tone: '#9f8e78' },
  register: { name: 'register-hero-ea0e91e1', tone: '#a19179' },
  'reset-password': { name: 'reset-password-hero-1557b0d0', tone: '#766b54' },
  invitation: { name: 'invitation-hero-0a45e59d', tone: '#87775f' },
} as const;

export type HeroPage = keyof typeof HEROES;

/** Their widths in CSS pixels; wider than a product's, as they fill the screen. */
export const HERO_WIDTHS = [800, 1280, 1920] as const;

export function heroUrl(page: HeroPage, width: (typeof HERO_WIDTHS)[number], format: PictureFormat): string {
  return `/media/${HEROES[page].name}.${width}.${format}`;
}

/** A `srcset` per format for the picture behind a page. */
export function heroSrcSets(page: HeroPage): Record<PictureFormat, string> {
  const srcSet = (format: PictureFormat) =>
    HERO_WIDTHS.map((width) => `${heroUrl(page, width, format)} ${width}w`).join(', ');
  const [avif, webp] = PICTURE_FORMATS;
  return { avif: srcSet(avif), webp: srcSet(webp) };
}
