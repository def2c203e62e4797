import type { PictureFormat } from '../../contracts/picture-url.ts';

/** The id of the JSON block in the HTML, through which the server's data reach the browser. */
export const PAGE_DATA_ID = 'page-data';

/** The picture behind the landing page, in its widths. */
export interface HeroPicture {
  readonly url: string;
  readonly srcSets: Readonly<Record<PictureFormat, string>>;
}

/** What the server tells the browser with the page. It never holds a price or a secret. */
export interface PageData {
  readonly brand: string;
  /** public by nature: a browser signs with it */
  readonly siteSalt: string;
  /** replies by cache key (see `fallbackKey`), as a visitor gets them */
  readonly fallback: Readonly<Record<string, unknown>>;
  /** path with query that was rendered; empty for the plain shell, which is rendered by the browser */
  readonly path: string;
  readonly hero: HeroPicture;
}
