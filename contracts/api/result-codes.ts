/** The codes that a reply can carry (docs/product.md, "Result codes"). */
export type ResultCode = '0' | '-1' | '1' | '101' | '102' | '103' | '104' | '105' | '-1000';
export type FailureCode = Exclude<ResultCode, '0'>;

export interface FailureMeaning {
  /** shown when the server sends no resultMsg (docs/product.md, "Result codes") */
  readonly fallback: string;
  /** when the mock replies with it */
  readonly meaning: string;
}

/** The error catalogue as data: the order of docs/product.md, "Result codes". */
export const FAILURES: Record<FailureCode, FailureMeaning> = {
  '-1': {
    fallback: 'system warning',
    meaning: 'Call headers are missing or the sign is wrong',
  },
  '1': {
    fallback: 'happen warning',
    meaning: 'The body breaks the contract or a business rule',
  },
  '101': {
    fallback: 'Invalid code, token, or has expired',
    meaning: 'Wrong verification code or unknown token',
  },
  '102': {
    fallback: 'Do not have access to menus or buttons',
    meaning: "A guest, a role without the right, or another user's row",
  },
  '103': {
    fallback: 'The corresponding menu or button could not be found',
    meaning: 'The function is switched off',
  },
  '104': { fallback: 'Error', meaning: 'A dependency fails or is too slow' },
  '105': { fallback: 'Error', meaning: 'The service does not exist' },
  '-1000': {
    fallback: 'Login has expired. Please log in again',
    meaning: 'The session has expired',
  },
};

/** Shown for a code that is not in the catalogue (docs/product.md, "Result codes": "any other"). */
const UNKNOWN_FAILURE = 'Error';
/** Shown for HTTP 401 (docs/product.md, "Result codes"). */
export const LOGIN_EXPIRED = 'Login has expired. Please log in again';

/** Success is "0", compared as text, or no code at all (docs/product.md, "Calls"). */
export function isSuccess(resultCode: unknown): boolean {
  return resultCode === undefined || resultCode === null || String(resultCode) === '0';
}

/** The message for the user after a failed call: the server's, else the catalogue's. */
export function failureMessage(resultCode: unknown, resultMsg: unknown): string {
  if (typeof resultMsg === 'string' && resultMsg.trim() !== '') return resultMsg;
  return FAILURES[String(resultCode) as FailureCode]?.fallback ?? UNKNOWN_FAILURE;
}
