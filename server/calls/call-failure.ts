import { FAILURES, type FailureCode } from '../../contracts/api/result-codes.ts';

/** What is wrong with one line of an order, for the customer. */
export interface LineProblem {
  readonly carId: string;
  readonly resultMsg: string;
}

/** A failed call: the reply's code and message, and its HTTP status. */
export class CallFailure extends Error {
  readonly resultCode: FailureCode;
  readonly status: number;
  /** whole seconds until the call may be repeated, if known */
  readonly retryAfter: number | undefined;
  /** path of the wrong field, as the contract names it, e.g. `shoppingCarDetail[1].number`, if there is one */
  readonly field: string | undefined;
  /** what is wrong with each line, if lines are the reason */
  readonly lines: readonly LineProblem[] | undefined;
  /** what is wrong with the call itself, for the log and a mock's journal; it isn't sent */
  readonly reason: string | undefined;

  /**
   * @param resultCode from the error catalogue (docs/product.md, "Result codes")
   * @param resultMsg what every client shows the user; the catalogue's words by default
   * @param status HTTP status; 200 for a business refusal, 4xx/5xx otherwise
   */
  constructor(
    resultCode: FailureCode,
    resultMsg?: string,
    status = 200,
    {
      retryAfter,
      field,
      lines,
      reason,
    }: Partial<Pick<CallFailure, 'retryAfter' | 'field' | 'lines' | 'reason'>> = {},
  ) {
    super(resultMsg ?? FAILURES[resultCode].fallback);
    this.name = 'CallFailure';
    this.resultCode = resultCode;
    this.status = status;
    this.retryAfter = retryAfter;
    this.field = field;
    this.lines = lines;
    this.reason = reason;
  }

  toJSON(): { resultCode: FailureCode; resultMsg: string; field?: string; lines?: readonly LineProblem[] } {
    const { resultCode, message: resultMsg, field, lines } = this;
    return {
      resultCode,
      resultMsg,
      ...(field === undefined ? {} : { field }),
      ...(lines === undefined ? {} : { lines }),
    };
  }
}
