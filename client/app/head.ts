import type { PageHead } from '../../contracts/page-rendering.ts';
import { canonicalSearch, type Device, href, type PageMatch, pageTitle } from '../../contracts/site-map.ts';
import type { PageDetail } from '../state/page-detail.ts';
import type { Place } from './page-target.ts';

const NOT_FOUND = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  keywords: 'trade flooring',
};

/** The head of a page: the words from the site map, or from its content. */
export function headOf({ match, path, search }: Place, brand: string, detail: PageDetail = {}): PageHead {
  const { title, description, keywords } = match?.page ?? NOT_FOUND;
  return {
    title: pageTitle(detail.title ?? title, brand),
    description: detail.description ?? description,
    keywords,
    robots: match ? 'index, follow' : 'noindex',
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
