import type { Deprecation } from '../calls/operations.ts';

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), by their names. */
export function deprecationHeaders({ since, sunset }: Deprecation): Map<string, string> {
  return new Map([
    ['Deprecation', `@${since / 1000}`],
    ['Sunset', new Date(sunset).toUTCString()],
  ]);
}
