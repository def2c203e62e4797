import { monthWords, weekdayWords } from './day-words.ts';

/** A company's account. Whole pence. */
export interface CreditAccount {
  /** 0 where the company has no credit */
  readonly limitPence: number;
  /** what is on the account and not paid yet, VAT included */
  readonly openPence: number;
}

/** @returns pence that may still be ordered on account, never below 0 */
export function creditLeft({ limitPence, openPence }: CreditAccount): number {
  return Math.max(0, limitPence - openPence);
}

/**
 * The day until which a supply on account is paid: the last day of the month after the month of supply (docs/product.md,
 * "Figures and limits").
 * @param supplyDay milliseconds of a day's midnight in UTC, and so is the result
 */
export function dueDay(supplyDay: number): number {
  const supply = new Date(supplyDay);
  return Date.UTC(supply.getUTCFullYear(), supply.getUTCMonth() + 2, 0);
}

/**
 * `Thursday 31 December 2026 if the goods leave in November`: of an order that has no invoice yet, as goods that leave in
 * another month are due in another.
 * @param requestedDay milliseconds of a day's midnight in UTC
 */
export const expectedDueWords = (requestedDay: number): string =>
  `${weekdayWords(dueDay(requestedDay))} if the goods leave in ${monthWords(requestedDay)}`;
