import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send a handful of different values; a stranger may send any number of them.
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a client takes: brotli before gzip where it likes both the same (RFC 9110, 12.5.3). */
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
  const weights = new Map<string, number>();
  for (const part of text.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const other = weights.get('*') ?? 0;
  const brotli = weights.get('br') ?? other;
  const gzip = weights.get('gzip') ?? other;
  const best = Math.max(brotli, gzip);
  if (best <= 0 || best < (weights.get('identity') ?? 0)) return 'identity';
  return brotli === best ? 'br' : 'gzip';
}
