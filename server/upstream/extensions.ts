import type { CallPath } from '../../contracts/api/calls.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { OPERATIONS } from '../calls/operations.ts';
import type { Logger } from '../http/logger.ts';
import type { CallKnowledge } from '../http/readiness-page.ts';
import type { UpstreamMap } from './call-names.ts';
import type { Verdict } from './judge-reply.ts';

export interface ExtensionOptions {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** whether a documented call accepts this token; true if that can't be found out, so that no one is logged out by mistake */
  readonly isTokenTaken: (token: string) => Promise<boolean>;
  /** it is known to have none */
  readonly isDocumentedOnly: boolean;
  /** calls that it is known to have, under its own names */
  readonly map: UpstreamMap;
}

/**
 * Which of our extensions an upstream has. A missing one may be answered in any way: 105, some kind of 404, a page, a
 * redirect, or the message that the session has ended, which would log out a customer who has just logged in.
 */
export interface Extensions {
  /** Whether a call was found to be missing in the last five minutes, so that it isn't made again. */
  isMissing(path: string): boolean;
  /** Whether a reply can still tell if the backend has a call. */
  isUncertain(path: string): boolean;
  /** Calls that were found to be missing, or must be taken to be, and haven't worked since. */
  lacking(): ReadonlySet<string>;
  /** what is known of each of our own calls, and since when */
  knowledge(): CallKnowledge[];
  /** rises when `lacking` changes */
  revision(): number;
  /** Learns from a reply. @returns the failure to send instead, if the reply only shows that the call is missing */
  read(call: AskedCall, status: number, verdict: Verdict): Promise<CallFailure | undefined>;
}

interface AskedCall {
  readonly path: string;
  readonly token: string | undefined;
}

type Sign = 'there' | 'missing' | 'perhaps missing' | 'session ended' | 'failing';

/** After this time a missing call is tried again, as a backend may gain it at any time. */
export const MISSING_MS = 5 * 60_000;
const GONE: readonly number[] = [404, 405, 410, 501];
/** Statuses about the single request or from a proxy in front of the backend, which don't mean that the call is missing. */
const ABOUT_THE_REQUEST: readonly number[] = [408, 411, 413, 414, 415, 429, 431];
const SESSION_CODES: readonly string[] = ['101', '-1000'];

export function createExtensions({
  logger,
  now,
  isTokenTaken,
  isDocumentedOnly,
  map,
}: ExtensionOptions): Extensions {
  const missing = new Map<
    string,
    { readonly since: number; readonly isPlain: boolean; readonly why: string }
  >();
  const seen = new Set<string>(map.keys());
  /** milliseconds since 1970 of the last reply that showed it */
  const answeredAt = new Map<string, number>();
  const refusedAt = new Map<string, number>();
  let revision = 0;
  const never: ReadonlySet<string> = new Set(
    isDocumentedOnly ? OUR_OWN.filter((path) => !map.has(path)) : [],
  );

  const noteMissing = (path: string, why: string, isPlain: boolean) => {
    if (!missing.has(path)) {
      logger.warn({ path, why }, 'upstream lacks a call');
      revision += 1;
    }
    missing.set(path, { since: now(), isPlain, why });
    seen.delete(path);
  };

  const noteThere = (path: string) => {
    if (!missing.delete(path)) return;
    logger.info({ path }, 'upstream has a call that it lacked');
    revision += 1;
  };

  const isAbsent = async (sign: Sign, { path, token }: AskedCall): Promise<boolean> => {
    if (sign === 'missing') return true;
    if (seen.has(path)) return false;
    if (sign === 'perhaps missing') return true;
    if (sign !== 'session ended') return false;
    // a public call needs no session, so a backend that asks for one lacks the call
    return token === undefined ? isPublic(path) : await isTokenTaken(token);
  };

  /** A backend that refuses what visitors may read refuses whatever it lacks. */
  const refusesAll = () => [...missing].some(([path, { isPlain }]) => !isPlain && isPublic(path));
  const supposedMissing = () =>
    refusesAll() ? FORMS.filter((path) => refusedAt.has(path) && !seen.has(path) && !missing.has(path)) : [];

  const secondsSince = (at: number) => Math.round((now() - at) / 1000);

  const knowledgeOf = (path: string): CallKnowledge => {
    if (never.has(path)) return { path, state: 'lacking', learntFrom: 'UPSTREAM_CALLS' };
    const found = missing.get(path);
    if (found)
      return { path, state: 'lacking', learntFrom: found.why, secondsAgo: secondsSince(found.since) };
    const answered = answeredAt.get(path);
    if (answered !== undefined)
      return { path, state: 'present', learntFrom: 'its answer', secondsAgo: secondsSince(answered) };
    if (map.has(path)) return { path, state: 'present', learntFrom: 'UPSTREAM_MAP' };
    const refused = refusedAt.get(path);
    if (refused === undefined) return { path, state: 'not known' };
    const secondsAgo = secondsSince(refused);
    return supposedMissing().includes(path)
      ? {
          path,
          state: 'lacking',
          learntFrom: 'it asks for a log-in, as for what visitors may read',
          secondsAgo,
        }
      : { path, state: 'not known', learntFrom: 'it asks for a log-in', secondsAgo };
  };

  return {
    knowledge: () => OUR_OWN.map(knowledgeOf).sort((a, b) => a.path.localeCompare(b.path)),
    isMissing(path) {
      if (never.has(path)) return true;
      const found = missing.get(path);
      return found !== undefined && now() - found.since < MISSING_MS;
    },
    isUncertain: (path) => OPERATIONS.get(path)?.isDocumented === false && !seen.has(path),
    lacking: () => new Set([...never, ...missing.keys(), ...supposedMissing()]),
    revision: () => revision,
    async read(call, status, verdict) {
      if (OPERATIONS.get(call.path)?.isDocumented !== false) return undefined;
      const sign = map.has(call.path) && isNamedCode(verdict) ? 'there' : signOf(status, verdict);
      if (sign === 'there') {
        seen.add(call.path);
        answeredAt.set(call.path, now());
      }
      if (sign === 'session ended') {
        if (FORMS.includes(call.path) && !refusedAt.has(call.path)) revision += 1;
        refusedAt.set(call.path, now());
      }
      // a call that was plainly missing and asks for a session now has been added
      const asksForSession =
        sign === 'session ended' &&
        call.token === undefined &&
        !isPublic(call.path) &&
        missing.get(call.path)?.isPlain === true;
      if (sign === 'there' || asksForSession) noteThere(call.path);
      if (!(await isAbsent(sign, call))) return undefined;
      noteMissing(call.path, verdict.why ?? `HTTP ${status}, code ${verdict.code}`, sign === 'missing');
      return lacking();
    },
  };
}

const OUR_OWN = [...OPERATIONS.values()].filter(({ isDocumented }) => !isDocumented).map(({ path }) => path);
/** Sent by forms that visitors fill in: asking for one as a customer would write something. */
const FORMS: readonly string[] = ['/woojiapi/order/insertprojectexample' satisfies CallPath];
/** A backend with names of its own may send its refusals with any HTTP status, a 404 as well. */
const isNamedCode = ({ code, failure }: Verdict) => !failure && !['', '105', '(unknown)'].includes(code);
const isPublic = (path: string) => OPERATIONS.get(path)?.access === 'public';

/** HTTP 200, because browsers report each 404 in their console. */
export const lacking = () => new CallFailure('105', undefined, 200);

function signOf(status: number, { code, failure }: Verdict): Sign {
  if (code === '105' || GONE.includes(status)) return 'missing';
  if (SESSION_CODES.includes(code) || status === 401) return 'session ended';
  if (status >= 500 || (failure && ABOUT_THE_REQUEST.includes(status))) return 'failing';
  return failure ? 'perhaps missing' : 'there';
}
