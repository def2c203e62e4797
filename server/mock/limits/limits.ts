import type { CallPath } from '../../../contracts/calls.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often one call may be made for one address, or for one name. */
export interface Limit {
  /** `address` of the caller, or the field of the body that holds the name */
  readonly per: 'address' | 'loginName' | 'email';
  readonly calls: number;
  readonly withinMs: number;
  /** a call that succeeds forgets those before it: only failures in a row add up */
  readonly untilSuccess?: true;
}

/**
 * The calls that guess, mail or write without a session. Whole offices share one address, so what an address may do
 * is generous; what may be done to one name is not. Two codes for one name lie a minute apart as well (auth-codes.ts).
 */
export const LIMITS: Readonly<Partial<Record<CallPath, readonly Limit[]>>> = {
  '/woojiapi/user/login': [
    { per: 'address', calls: 300, withinMs: 15 * MINUTE_MS },
    { per: 'loginName', calls: 10, withinMs: 15 * MINUTE_MS, untilSuccess: true },
  ],
  '/woojiapi/user/getauthcode': [
    { per: 'address', calls: 20, withinMs: HOUR_MS },
    { per: 'loginName', calls: 10, withinMs: HOUR_MS },
  ],
  '/woojiapi/user/register': [
    { per: 'address', calls: 30, withinMs: HOUR_MS },
    { per: 'loginName', calls: 5, withinMs: HOUR_MS },
  ],
  '/woojiapi/user/resetpassword': [
    { per: 'address', calls: 60, withinMs: HOUR_MS },
    { per: 'loginName', calls: 10, withinMs: HOUR_MS },
  ],
  '/woojiapi/compose/sendemail': [
    { per: 'address', calls: 30, withinMs: HOUR_MS },
    { per: 'email', calls: 10, withinMs: HOUR_MS },
  ],
};
