import { monthWords, weekdayWords } from '../calendar/day-words.ts';

/** A company's account. Whole pence. */
export interface CreditAccount {
  /** 0 where the company has no credit */
  readonly limitPence: number;
  /** what is on the account and not paid yet, VAT included */
  readonly openPence: number;
  /** the company's credit balance, which is set against what is open */
  readonly creditPence: number;
}

/** @returns pence of the limit that are taken */
export const creditTaken = ({ openPence, creditPence }: Omit<CreditAccount, 'limitPence'>) =>
  Math.max(0, openPence - creditPence);

/** @returns pence that may still be ordered on account, never below 0 */
export function creditLeft({ limitPence, ...account }: CreditAccount): number {
  return Math.max(0, limitPence - creditTaken(account));
}

/**
 * @returns pence of the company's credit balance that can pay for orders not on account. The rest is needed to keep the account
 * within its limit, so it can only pay for orders on account.
 */
export function creditForOrders({ limitPence, openPence, creditPence }: CreditAccount): number {
  return Math.max(0, Math.min(creditPence, limitPence - openPence + creditPence));
}

/**
 * The due day of a supply on account: the last day of the month after the month of supply (docs/product.md,
 * "Figures and limits").
 * @param supplyDay milliseconds of a day's midnight in UTC, and so is the result
 */
export function dueDay(supplyDay: number): number {
  const supply = new Date(supplyDay);
  return Date.UTC(supply.getUTCFullYear(), supply.getUTCMonth() + 2, 0);
}

/**
 * `Thursday 31 December 2026 if the goods leave in November`: for an order without an invoice yet, as the due day depends on the
 * month in which the goods leave.
 * @param requestedDay milliseconds of a day's midnight in UTC
 */
export const expectedDueWords = (requestedDay: number): string =>
  `${weekdayWords(dueDay(requestedDay))} if the goods leave in ${monthWords(requestedDay)}`;
