import { FAILURES, type FailureCode } from '../../contracts/result-codes.ts';

/** A failed call: the reply's code and message, and its HTTP status. */
export class CallFailure extends Error {
  readonly resultCode: FailureCode;
  readonly status: number;
  /** whole seconds until the call may be repeated, if known */
  readonly retryAfter: number | undefined;
  /** path of the wrong field, as the contract names it, if there is one */
  readonly field: string | undefined;

  /**
   * @param resultCode from the error catalogue (docs/product.md, "Result codes")
   * @param resultMsg what every client shows the user; the catalogue's words by default
   * @param status HTTP status; 200 for a business refusal, 4xx/5xx otherwise
   * @param retryAfter whole seconds until the call may be repeated
   * @param field path of the wrong field, for programs, e.g. `shoppingCarDetail[1].number`
   */
  constructor(
    resultCode: FailureCode,
    resultMsg?: string,
    status = 200,
    retryAfter?: number,
    field?: string,
  ) {
    super(resultMsg ?? FAILURES[resultCode].fallback);
    this.name = 'CallFailure';
    this.resultCode = resultCode;
    this.status = status;
    this.retryAfter = retryAfter;
    this.field = field;
  }

  toJSON(): { resultCode: FailureCode; resultMsg: string; field?: string } {
    const { resultCode, message: resultMsg, field } = this;
    return { resultCode, resultMsg, ...(field === undefined ? {} : { field }) };
  }
}
