import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli before gzip if a client accepts both equally. */
const OURS: Encoding[] = ['br', 'gzip', 'identity'];

/** Missing from the package's types: since 1.0 the server's order decides between equals. */
interface Preferring {
  encodings(available: Encoding[], options: { readonly preferred: Encoding[] }): string[];
}

// Browsers send a handful of different values; anyone else may send any number of them.
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const text = String(acceptEncoding);
  const before = known.get(text);
  if (before) return before;
  const chosen = negotiate(text);
  known.set(text, chosen);
  return chosen;
}

function negotiate(text: string): Encoding {
  const headers = { 'accept-encoding': text.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const negotiator: Preferring = new Negotiator({ headers });
  const [chosen] = negotiator.encodings(OURS, { preferred: OURS });
  return OURS.find((encoding) => encoding === chosen) ?? 'identity';
}
