import type { IncomingMessage } from 'node:http';

/** @returns the path without the query */
export function pathOf(url: string | undefined): string {
  if (url === undefined) return '/';
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** @returns the query without the question mark */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

const ABSOLUTE = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)([^#]*)/i;
const ESCAPE = /%[0-9a-f]{2}/gi;
/** Characters that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/;

/** A target with scheme and host (RFC 9112, 3.2.2) becomes path and query; its host counts, whatever the Host header says. */
export function readTarget(req: IncomingMessage): void {
  const [, host, target = ''] = ABSOLUTE.exec(req.url ?? '') ?? [];
  if (host === undefined) return;
  req.headers.host = host;
  req.url = target.startsWith('/') ? target : `/${target}`;
}

/** @returns the address with unreserved characters in its path decoded: `/product%2Ddetail` becomes `/product-detail` */
export function plainTarget(url: string): string {
  const path = pathOf(url);
  if (!path.includes('%')) return url;
  const plain = path.replace(ESCAPE, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(character) ? character : escaped;
  });
  return path.length < url.length ? `${plain}?${queryOf(url)}` : plain;
}
