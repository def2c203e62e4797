export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** How often one call may be made for one address, or for one name. */
export interface Limit<Field extends string = string> {
  /** `address` of the caller, or the field of the body that holds the name */
  readonly per: 'address' | Field;
  readonly calls: number;
  readonly withinMs: number;
  /** a call that succeeds forgets those before it: only failures in a row add up */
  readonly untilSuccess?: true;
}
