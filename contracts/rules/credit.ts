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
