import type { PageHead } from '../../../contracts/site/page-rendering.ts';
import { NOT_FOUND_WORDS, PAGE_WORDS } from '../../../contracts/site/page-words.ts';
import { canonicalSearch, type Device, href, type PageMatch } from '../../../contracts/site/site-map.ts';
import type { PageDetail } from '../../state/page-detail.ts';
import { type Place, titleOf } from './page-target.ts';

/** The head of a page; what its content says (`detail`) takes precedence over the page's own words. */
export function headOf(place: Place, brand: string, detail: PageDetail = {}): PageHead {
  const { match, path, search } = place;
  const words = match ? PAGE_WORDS[match.id] : NOT_FOUND_WORDS;
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

/** Updates the document's head for the page being shown; the server wrote the first one. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('meta[name="keywords"]', 'content', head.keywords);
  set('meta[name="robots"]', 'content', head.robots);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server wrote the shop's public address, which may not be the one this browser used.
  if (canonical) canonical.href = new URL(head.canonical, canonical.href).href;
  // It describes the page that the server wrote.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (head.image) set('meta[property="og:image"]', 'content', head.image);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
