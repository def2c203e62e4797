import { CallFailure } from '../calls/call-failure.ts';
import { OPERATIONS } from '../calls/operations.ts';
import type { Logger } from '../http/logger.ts';
import type { Verdict } from './judge-reply.ts';

export interface ExtensionOptions {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** whether a documented call takes this token; true where that can't be told, as nobody is logged out by a guess */
  readonly isTokenTaken: (token: string) => Promise<boolean>;
}

/**
 * What an upstream has of the calls that woojiapi doesn't document. A call that is missing may answer anything: 105, a 404 in
 * any dress, a page, a redirect, or that the session has ended, which would log a customer out who has just logged in.
 */
export interface Extensions {
  /** Whether a call was found missing in the last minutes, so that it need not be asked again. */
  isMissing(path: string): boolean;
  /** Learns from a reply. @returns what the caller gets instead of one that only shows that the call is missing */
  read(call: AskedCall, status: number, verdict: Verdict): Promise<CallFailure | undefined>;
}

interface AskedCall {
  readonly path: string;
  readonly token: string | undefined;
}

type Sign = 'there' | 'missing' | 'perhaps missing' | 'session ended' | 'failing';

/** A backend may get a call at any time. */
const MISSING_MS = 5 * 60_000;
const GONE: readonly number[] = [404, 405, 410, 501];
const SESSION_CODES: readonly string[] = ['101', '-1000'];

export function createExtensions({ logger, now, isTokenTaken }: ExtensionOptions): Extensions {
  const missingSince = new Map<string, number>();
  const seen = new Set<string>();

  const noteMissing = (path: string, why: string) => {
    if (!missingSince.has(path)) logger.warn({ path, why }, 'upstream lacks a call');
    missingSince.set(path, now());
    seen.delete(path);
  };

  const noteSeen = (path: string) => {
    if (missingSince.delete(path)) logger.info({ path }, 'upstream has a call that it lacked');
    seen.add(path);
  };

  const isAbsent = async (sign: Sign, { path, token }: AskedCall): Promise<boolean> => {
    if (sign === 'missing') return true;
    if (seen.has(path)) return false;
    if (sign === 'perhaps missing') return true;
    return sign === 'session ended' && token !== undefined && (await isTokenTaken(token));
  };

  return {
    isMissing(path) {
      const since = missingSince.get(path);
      return since !== undefined && now() - since < MISSING_MS;
    },
    async read(call, status, verdict) {
      if (OPERATIONS.get(call.path)?.isDocumented !== false) return undefined;
      const sign = signOf(status, verdict);
      if (sign === 'there') noteSeen(call.path);
      if (!(await isAbsent(sign, call))) return undefined;
      noteMissing(call.path, verdict.why ?? `HTTP ${status}, code ${verdict.code}`);
      return lacking();
    },
  };
}

/** 200, as a browser would write each 404 into its console. */
export const lacking = () => new CallFailure('105', undefined, 200);

function signOf(status: number, { code, failure }: Verdict): Sign {
  if (code === '105' || GONE.includes(status)) return 'missing';
  if (SESSION_CODES.includes(code) || status === 401) return 'session ended';
  if (status >= 500) return 'failing';
  return failure ? 'perhaps missing' : 'there';
}
