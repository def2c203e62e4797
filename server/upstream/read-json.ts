import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const LARGEST_UNPACKED = { maxOutputLength: 32 * 1024 * 1024 };

export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
}

function unpack(body: Buffer, encoding: string): Buffer | undefined {
  if (encoding === '' || encoding === 'identity') return body;
  if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(body, LARGEST_UNPACKED);
  if (encoding === 'br') return brotliDecompressSync(body, LARGEST_UNPACKED);
  if (encoding === 'deflate') return inflateSync(body, LARGEST_UNPACKED);
  return undefined;
}

/** The object or list in a reply; undefined if there is none: not JSON, cut off, or in an unknown encoding. */
export function readJson(headers: IncomingHttpHeaders, body: Buffer): object | undefined {
  try {
    const bytes = unpack(body, String(headers['content-encoding'] ?? '').toLowerCase());
    const value: unknown = bytes && JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
