import { LRUCache } from 'lru-cache';
import { FAILURES, type FailureCode, isSuccess } from '../../contracts/api/result-codes.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { readReply } from './read-json.ts';
import type { Reply } from './send-request.ts';

/** `coded`: has a resultCode (or is for the card payment provider, docs/product.md, "Calls"). */
type Kind = 'rubbish' | 'json' | 'coded';

export interface Verdict {
  /** what the caller gets instead of an invalid reply */
  readonly failure?: CallFailure;
  /** why it is invalid, for the log; never any of the reply's own text */
  readonly why?: string;
  /** its resultCode; '' if it has none */
  readonly code: string;
  /** its JSON, if its headers are wrong about how to read it */
  readonly plain?: Buffer;
}

interface Found {
  readonly kind: Kind;
  readonly code: string;
  readonly problem?: string;
  readonly plain?: Buffer | undefined;
}

const SUCCESS = '0';
const RUBBISH = { kind: 'rubbish', code: '' } as const;
const REMEMBERED_BYTES = 16 * 1024 * 1024;

/**
 * Decides whether a backend's reply is valid. Parsing each 69 kB list again would cost more than the rest of the proxy, so the
 * last bodies and their verdicts are kept. They are compared byte by byte: a different body usually differs in its first bytes,
 * while a hash would have to read it to the end.
 */
export function createJudge(): (reply: Reply) => Verdict {
  const known = new LRUCache<string, { body: Buffer; found: Found }>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body, found }) => body.length + (found.plain?.length ?? 0) + 1,
  });

  const look = ({ headers, body }: Reply): Found => {
    const key = [body.length, headers['content-type'], headers['content-encoding'], headers.etag].join(' ');
    const before = known.get(key);
    if (before?.body.equals(body)) return before.found;
    const read = readReply(headers, body);
    const found =
      'value' in read ? { ...findIn(read.value), plain: read.plain } : { ...RUBBISH, problem: read.problem };
    known.set(key, { body, found });
    return found;
  };

  return (reply) => {
    const { status } = reply;
    const failed = (code: FailureCode, status: number, why: string): Verdict => ({
      failure: new CallFailure(code, undefined, status, {
        retryAfter: secondsIn(reply.headers['retry-after']),
      }),
      why,
      code,
    });
    // the caller already has the reply, and only successes are cached
    if (status === 304) return { code: SUCCESS };
    if (status >= 500) return failed('104', 502, `HTTP ${status}`);
    const { kind, code, problem, plain } = look(reply);
    const isTaken =
      (status >= 200 && status < 300 && kind !== 'rubbish') || (status >= 400 && kind === 'coded');
    if (isTaken) return plain ? { code, plain } : { code };
    const why = `HTTP ${status}: ${problem ?? 'its JSON has no resultCode'}`;
    if (status === 404) return failed('105', 404, why);
    if (status === 401) return failed('-1000', 401, why);
    return failed('104', 502, why);
  };
}

/** Retry-After as seconds; undefined if it is a date, which no caller of ours has to understand, or there is none. */
function secondsIn(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : undefined;
}

function findIn(value: object): Pick<Found, 'kind' | 'code'> {
  if ('resultCode' in value) return { kind: 'coded', code: labelOf(value.resultCode) };
  return { kind: 'signHeader' in value ? 'coded' : 'json', code: '' };
}

/** An unknown code could be anything, so it is not repeated. */
function labelOf(code: unknown): string {
  return isSuccess(code) ? SUCCESS : Object.hasOwn(FAILURES, String(code)) ? String(code) : '(unknown)';
}
