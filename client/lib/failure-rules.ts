import type { FailureCode } from '../../contracts/api/result-codes.ts';
import type { CallFault } from './call-error.ts';

/** What a failed call leads to in the browser, besides its message. */
export interface FailureRule {
  /** kind of notice, where the page doesn't show the failure itself; `none` for a call that the caller has cancelled */
  readonly notice: 'warning' | 'error' | 'none';
  /** `ends`: the user is logged out and goes home */
  readonly session: 'keeps' | 'ends';
  /** `unsure`: the write may have been done, so it is repeated under the same serial, and the server does it only once */
  readonly write: 'refused' | 'unsure';
  /** whether trying again can help; where it can't, the page says what to do instead */
  readonly again: boolean;
}

type Failure =
  | FailureCode
  | 'other code'
  | 'unknown token'
  | 'HTTP 401'
  | 'HTTP 4xx'
  | 'HTTP 5xx'
  | Exclude<CallFault['kind'], 'result' | 'http'>;

const REFUSED: FailureRule = { notice: 'warning', session: 'keeps', write: 'refused', again: true };
const ENDED: FailureRule = { ...REFUSED, session: 'ends' };
const BROKEN: FailureRule = { ...REFUSED, notice: 'error', write: 'unsure' };

/** The one table of what each failure does (docs/product.md, "Result codes"). Their words are in `contracts/api/result-codes.ts`. */
const RULES: Readonly<Record<Failure, FailureRule>> = {
  '-1': REFUSED,
  '1': REFUSED,
  // a wrong verification code
  '101': REFUSED,
  // 101 about the session's token, with which every later call would fail too
  'unknown token': ENDED,
  '102': REFUSED,
  '103': REFUSED,
  '104': { ...REFUSED, write: 'unsure' },
  '105': { ...REFUSED, again: false },
  '-1000': ENDED,
  'other code': REFUSED,
  'HTTP 401': ENDED,
  'HTTP 4xx': { ...REFUSED, notice: 'error' },
  'HTTP 5xx': BROKEN,
  // there was no session, so there is none to end
  'login-needed': { ...REFUSED, notice: 'error' },
  network: BROKEN,
  timeout: BROKEN,
  aborted: { ...BROKEN, notice: 'none' },
};

/** What a failed call does. */
export function failureRule(fault: CallFault): FailureRule {
  return RULES[failureOf(fault)];
}

function failureOf(fault: CallFault): Failure {
  if (fault.kind === 'http') {
    if (fault.status === 401) return 'HTTP 401';
    return fault.status < 500 ? 'HTTP 4xx' : 'HTTP 5xx';
  }
  if (fault.kind !== 'result') return fault.kind;
  if (fault.refusedToken) return 'unknown token';
  return Object.hasOwn(RULES, fault.resultCode) ? (fault.resultCode as FailureCode) : 'other code';
}
