/** The films of the company page. */
export const FILMS = ['workshop', 'showroom'] as const;
export type FilmName = (typeof FILMS)[number];
/** `avif` and `webp` are the poster. */
export const FILM_FORMATS = ['webm', 'mp4', 'avif', 'webp'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

/** CSS pixels of every film. */
export const FILM_SIZE = { width: 960, height: 540 } as const;

/** Raise it when the films change: their names change with it, so that no browser shows a cached old one. */
const FILM_VERSION = 3;

export const filmFile = (film: FilmName, format: FilmFormat): string =>
  `film-${film}-${FILM_VERSION}.${format}`;

/** @returns the URL path of a film or of its poster, `/media/film-workshop-3.webm` */
export const filmUrl = (film: FilmName, format: FilmFormat): string => `/media/${filmFile(film, format)}`;
