import { failureMessage, LOGIN_EXPIRED } from '../../contracts/api/result-codes.ts';
import { customerWords } from './customer-words.ts';
import { failureRule } from './failure-rules.ts';

/** Why a call failed. The error's `message` is already in the words of docs/product.md, "Result codes". */
export type CallFault =
  /** `refusedToken`: the server does not know the call's token */
  /** `field`: what the server refuses, by its name in the contract; `lines`: see `refusedLines` */
  | {
      readonly kind: 'result';
      readonly resultCode: string;
      readonly field?: string | undefined;
      readonly lines?: unknown;
      readonly refusedToken?: boolean;
    }
  | { readonly kind: 'http'; readonly status: number; readonly statusText: string }
  /** the call needs a log-in but had no session, so there is none to end */
  | { readonly kind: 'login-needed' }
  | { readonly kind: 'network' | 'timeout' | 'aborted' };

/** The only error that the api client throws. */
export class CallError extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.fault = fault;
  }

  get kind(): CallFault['kind'] {
    return this.fault.kind;
  }

  /** whether the server says that this session has ended: HTTP 401, code -1000, or 101 about the token itself */
  get endsSession(): boolean {
    return failureRule(this.fault).session === 'ends';
  }
}

export function resultError(
  resultCode: unknown,
  resultMsg: unknown,
  field?: unknown,
  lines?: unknown,
): CallError {
  const fault = {
    kind: 'result',
    resultCode: String(resultCode),
    field: typeof field === 'string' ? field : undefined,
    lines,
  } as const;
  return new CallError(fault, customerWords(failureMessage(resultCode, resultMsg)));
}

/** Shown to a visitor instead of the message for an expired log-in. */
const LOGIN_NEEDED = 'This could not be done without a login. Please try again, or log in.';

/** A call without a token: no log-in can have expired. */
export function withoutToken(error: CallError): CallError {
  if (!error.endsSession) return error;
  return new CallError({ kind: 'login-needed' }, LOGIN_NEEDED, { cause: error });
}

/** 101 means a wrong verification code or an unknown token (docs/product.md, "Result codes"); such a token would make every later call fail. */
export function aboutToken(error: CallError): CallError {
  if (error.fault.kind !== 'result' || error.fault.resultCode !== '101') return error;
  return new CallError({ ...error.fault, refusedToken: true }, error.message);
}

/** HTTP 401 has a fixed message; any other status reads "status: statusText" (docs/product.md, "Result codes"). */
export function httpError(status: number, statusText: string): CallError {
  const message = status === 401 ? LOGIN_EXPIRED : `${status}: ${statusText}`;
  return new CallError({ kind: 'http', status, statusText }, message);
}

/** No reply: the error's own message (docs/product.md, "Result codes"), except for a timeout, which has a fixed message. */
export function transportError(error: unknown, timeoutMs: number): CallError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const options = { cause: error };
  if (name === 'TimeoutError') {
    const message = `No answer within ${timeoutMs / 1000} seconds`;
    return new CallError({ kind: 'timeout' }, message, options);
  }
  if (name === 'AbortError') return new CallError({ kind: 'aborted' }, 'The call was cancelled', options);
  return new CallError({ kind: 'network' }, error instanceof Error ? error.message : String(error), options);
}

/** @returns the field that the server refuses, by its name in the contract */
export function refusedField(error: unknown): string | undefined {
  return error instanceof CallError && error.fault.kind === 'result' ? error.fault.field : undefined;
}

/** Whether the server refused with this result code. */
export function hasResultCode(error: unknown, code: string): boolean {
  return error instanceof CallError && error.fault.kind === 'result' && error.fault.resultCode === code;
}
