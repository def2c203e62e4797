export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** How often one call may be made from one address, for one name, or for one name from one address. */
export interface Limit<Field extends string = string> {
  /** `address` of the caller, or the field of the body that holds the name */
  readonly per: 'address' | Field;
  /** counted separately for each address, so that one caller can't use up the calls of another elsewhere */
  readonly fromEachAddress?: true;
  /** `Infinity` for calls that are slowed down and never refused */
  readonly calls: number;
  readonly withinMs: number;
  /** a success clears the count: only failures in a row add up */
  readonly untilSuccess?: true;
  /** after this many calls, each further one is delayed, longer each time */
  readonly slowAfter?: number;
}
