import { FAILURES, type FailureCode } from '../../contracts/result-codes.ts';

/** A failed call: what the caller is told, and the HTTP status that it travels with. */
export class CallFailure extends Error {
  readonly resultCode: FailureCode;
  readonly status: number;

  /**
   * @param resultCode of the error catalogue (spec section 8)
   * @param resultMsg what the user is told; the catalogue's words by default
   * @param status HTTP status; 200 for an answer of the business, 4xx/5xx otherwise
   */
  constructor(resultCode: FailureCode, resultMsg?: string, status = 200) {
    super(resultMsg ?? FAILURES[resultCode].fallback);
    this.name = 'CallFailure';
    this.resultCode = resultCode;
    this.status = status;
  }

  toJSON(): { resultCode: FailureCode; resultMsg: string } {
    return { resultCode: this.resultCode, resultMsg: this.message };
  }
}
