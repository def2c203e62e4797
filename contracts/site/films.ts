/** File names of the company page's films; a test in fixtures/media fails when the build names them differently. */
export const FILM_FILES = {
  workshop: 'film-workshop-708f19b8',
  showroom: 'film-showroom-2163b6bd',
} as const;

export type FilmName = keyof typeof FILM_FILES;

/** CSS pixels of every film. */
export const FILM_SIZE = { width: 960, height: 540 } as const;

/** @returns the URL path of a film or, as `avif` and `webp`, of its poster */
export function filmUrl(film: FilmName, format: 'webm' | 'mp4' | 'avif' | 'webp'): string {
  return `/media/${FILM_FILES[film]}.${format}`;
}
