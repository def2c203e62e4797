import { LRUCache } from 'lru-cache';
import { FAILURES, type FailureCode, isSuccess } from '../../contracts/result-codes.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { isJson, readJson } from './read-json.ts';
import type { Reply } from './send-request.ts';

/** `coded`: has a resultCode (or is for the card payment provider, docs/product.md, "Calls"). */
type Kind = 'rubbish' | 'json' | 'coded';

export interface Verdict {
  /** what the caller gets instead of an invalid reply */
  readonly failure?: CallFailure;
  /** its resultCode; '' if it has none */
  readonly code: string;
}

interface Found {
  readonly kind: Kind;
  readonly code: string;
}

const SUCCESS = '0';
const RUBBISH: Found = { kind: 'rubbish', code: '' };
const REMEMBERED_BYTES = 16 * 1024 * 1024;

/**
 * Tells a backend's reply from rubbish. Parsing each 69 kB list again would cost more than the rest of the proxy,
 * so the last bodies and their verdicts are kept. They are
 * compared byte by byte: a different body usually differs in its first bytes, where a hash would read it to the end.
 */
export function createJudge(): (reply: Reply) => Verdict {
  const known = new LRUCache<string, { body: Buffer; found: Found }>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  const look = ({ headers, body }: Reply): Found => {
    if (!isJson(headers) || body.length === 0) return RUBBISH;
    const key = `${body.length} ${headers['content-encoding'] ?? ''} ${headers.etag ?? ''}`;
    const before = known.get(key);
    if (before?.body.equals(body)) return before.found;
    const value = readJson(headers, body);
    const found = value ? findIn(value) : RUBBISH;
    known.set(key, { body, found });
    return found;
  };

  return (reply) => {
    const { status } = reply;
    // the caller already has it, and only successes are cached
    if (status === 304) return { code: SUCCESS };
    if (status >= 500) return failed('104', 502);
    const { kind, code } = look(reply);
    if (status >= 200 && status < 300 && kind !== 'rubbish') return { code };
    if (status >= 400 && kind === 'coded') return { code };
    if (status === 404) return failed('105', 404);
    if (status === 401) return failed('-1000', 401);
    return failed('104', 502);
  };
}

const failed = (code: FailureCode, status: number): Verdict => ({
  failure: new CallFailure(code, undefined, status),
  code,
});

function findIn(value: object): Found {
  if ('resultCode' in value) return { kind: 'coded', code: labelOf(value.resultCode) };
  return { kind: 'signHeader' in value ? 'coded' : 'json', code: '' };
}

/** An unknown code could be anything, so it is not repeated. */
function labelOf(code: unknown): string {
  return isSuccess(code) ? SUCCESS : Object.hasOwn(FAILURES, String(code)) ? String(code) : '(unknown)';
}
