import { FAILURES, type FailureCode } from '../../contracts/result-codes.ts';

/** A failed call: what the caller is told, and the HTTP status that it travels with. */
export class CallFailure extends Error {
  readonly resultCode: FailureCode;
  readonly status: number;
  /** whole seconds until the call may come again, where that is known */
  readonly retryAfter: number | undefined;
  /** path of the field that is wrong, by its name in the contract, where the failure is about one */
  readonly field: string | undefined;

  /**
   * @param resultCode of the error catalogue (docs/product.md, "Result codes")
   * @param resultMsg what the user is told, as every client shows it; the catalogue's words by default
   * @param status HTTP status; 200 for an answer of the business, 4xx/5xx otherwise
   * @param retryAfter whole seconds until the call may come again
   * @param field that is wrong, e.g. `shoppingCarDetail[1].number`, for programs
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
