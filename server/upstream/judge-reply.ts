import { LRUCache } from 'lru-cache';
import { CallFailure } from '../calls/call-failure.ts';
import type { Reply } from './exchange.ts';
import { isJson, readJson } from './read-json.ts';

/** `coded`: says itself how the call went (or is for the card payment provider, docs/product.md, "Calls"). */
type Kind = 'rubbish' | 'json' | 'coded';

const REMEMBERED_BYTES = 16 * 1024 * 1024;

/**
 * Tells a reply of the backend from rubbish. To parse each 69 kB list again would cost more than all the rest of the
 * proxy, so the last bodies and what was found in them are kept. They are
 * compared byte by byte: one that differs is mostly known by its first bytes, where a hash would read it to the end.
 */
export function createJudge(): (reply: Reply) => CallFailure | undefined {
  const known = new LRUCache<string, { body: Buffer; kind: Kind }>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  const kindOf = ({ headers, body }: Reply): Kind => {
    if (!isJson(headers) || body.length === 0) return 'rubbish';
    const key = `${body.length} ${headers['content-encoding'] ?? ''} ${headers.etag ?? ''}`;
    const before = known.get(key);
    if (before?.body.equals(body)) return before.kind;
    const value = readJson(headers, body);
    const kind = !value ? 'rubbish' : 'resultCode' in value || 'signHeader' in value ? 'coded' : 'json';
    known.set(key, { body, kind });
    return kind;
  };

  return (reply) => {
    const { status } = reply;
    if (status === 304) return undefined;
    if (status >= 500) return new CallFailure('104', undefined, 502);
    const kind = kindOf(reply);
    if (status >= 200 && status < 300 && kind !== 'rubbish') return undefined;
    if (status >= 400 && kind === 'coded') return undefined;
    if (status === 404) return new CallFailure('105', undefined, 404);
    if (status === 401) return new CallFailure('-1000', undefined, 401);
    return new CallFailure('104', undefined, 502);
  };
}
