import type { IncomingMessage } from 'node:http';
import type { PagePlan } from '../../contracts/site/page-rendering.ts';

/**
 * The page of this shop from which a visitor came, unless that would redirect again.
 * @param publicUrl the shop's address, where a proxy in front of it changes the Host
 * @param plan what the server knows about an address
 * @returns path with query
 */
export function cameFrom(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string,
  plan: (url: string) => Pick<PagePlan, 'status' | 'redirect'>,
): string | undefined {
  const { referer = '', host } = headers;
  if (!URL.canParse(referer)) return undefined;
  const { protocol, host: fromHost, pathname, search } = new URL(referer);
  const isHttp = protocol === 'http:' || protocol === 'https:';
  if (!isHttp || (fromHost !== new URL(publicUrl).host && fromHost !== host?.toLowerCase())) return undefined;
  // in a redirect, "//name" would be another host
  if (pathname.startsWith('//')) return undefined;
  const { status, redirect } = plan(pathname + search);
  return status === 200 && redirect === undefined ? pathname + search : undefined;
}
