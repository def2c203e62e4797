import type { RequestHandler } from 'express';

const RANGES = /^bytes=(.+)$/i;
const RANGE = /^(?:(\d+)-(\d*)|-\d+)$/;

function isRange(text: string): boolean {
  const match = RANGE.exec(text.trim());
  if (!match) return false;
  const [, first = '', last = ''] = match;
  return last === '' || BigInt(first) <= BigInt(last);
}

/**
 * Ignores a range that is invalid (`bytes=9-0`), comes with HEAD, or has a weak tag in If-Range, so that the whole file is sent
 * (RFC 9110, 14.2 and 13.1.5). express.static would answer the first with 416 and the last with a part.
 */
export const readableRange: RequestHandler = (req, _res, next) => {
  const [, ranges] = RANGES.exec(req.headers.range ?? '') ?? [];
  const isWeak = String(req.headers['if-range'] ?? '')
    .trim()
    .startsWith('W/');
  if (req.method !== 'GET' || isWeak || !ranges?.split(',').every(isRange)) delete req.headers.range;
  next();
};
