import type { PageHead } from '../../../contracts/site/page-rendering.ts';
import type { PageWords } from '../../../contracts/site/page-words.ts';
import {
  canonicalSearch,
  type Device,
  href,
  type PageMatch,
  pageTitle,
} from '../../../contracts/site/site-map.ts';
import type { PageDetail } from '../../state/page-detail.ts';
import type { Place } from './page-target.ts';

/** A page's title: that of its content if it has one, otherwise that of the page table. */
export function titleOf({ match }: Place, brand: string, detail: PageDetail = {}): string {
  return pageTitle(detail.title ?? match?.page.title ?? 'Page not found', brand);
}

/** The head of a page; what its content says (`detail`) takes precedence over the page's own words. */
export function headOf(place: Place, brand: string, words: PageWords, detail: PageDetail = {}): PageHead {
  const { match, path, search } = place;
  return {
    title: titleOf(place, brand, detail),
    description: detail.description ?? words.description,
    keywords: words.keywords,
    robots: match && !detail.isUnlisted ? 'index, follow' : 'noindex',
    canonical: match ? addressIn('desktop', match, search) : path,
    mobileTwin: match?.page.mobile && addressIn('mobile', match, search),
    image: detail.image,
  };
}

/** The same page in one of the trees, with the parts of the query that it reads. */
export function addressIn(device: Device, match: PageMatch, search: string): string {
  const known = canonicalSearch(match.page, search);
  const path = href(match.id, device);
  return known ? `${path}?${known}` : path;
}
