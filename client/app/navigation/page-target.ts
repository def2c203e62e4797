import {
  type Device,
  deviceOfPath,
  matchPage,
  type PageMatch,
  pageTitle,
} from '../../../contracts/site/site-map.ts';
import type { PageDetail } from '../../state/page-detail.ts';

/** Which code shows an address: a page of the site map, or the not-found page of that tree. */
export interface PageTarget {
  readonly device: Device;
  /** undefined where there is no such page */
  readonly match: PageMatch | undefined;
}

/** An address and what shows it. */
export interface Place extends PageTarget {
  readonly path: string;
  /** query without its question mark */
  readonly search: string;
}

/** Finds what an address shows. */
export function placeOf(path: string, search: string): Place {
  const match = matchPage(path);
  return { path, search, match, device: match?.device ?? deviceOfPath(path) };
}

export function addressOf({ path, search }: Pick<Place, 'path' | 'search'>): string {
  return search ? `${path}?${search}` : path;
}

/** A page's title: that of its content if it has one, otherwise that of the page table. */
export function titleOf({ match }: Place, brand: string, detail: PageDetail = {}): string {
  return pageTitle(detail.title ?? match?.page.title ?? 'Page not found', brand);
}
