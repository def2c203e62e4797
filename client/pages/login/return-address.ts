import { type Device, matchPage } from '../../../contracts/site/site-map.ts';

/** Base for parsing; only path and query are used, so we never return to another site. */
const HERE = 'http://shop.invalid';

/**
 * Where to go after logging in: the page of this tree that sent the customer here.
 * @param search query of the log-in page, without its question mark
 * @returns undefined if there is none, or if it is not a page of the shop
 */
export function returnAddress(search: string, device: Device): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? '';
  if (!from.startsWith('/') || !URL.canParse(from, HERE)) return undefined;
  const { origin, pathname, search: query } = new URL(from, HERE);
  const match = origin === HERE ? matchPage(pathname) : undefined;
  if (match?.device !== device || match.page.frame === 'landing') return undefined;
  return pathname + query;
}
