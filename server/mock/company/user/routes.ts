import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS, MINUTE_MS } from '../../engine/limits/limit.ts';
import { logIn, logInAsGuest, logOut } from './log-in.ts';
import { register } from './register.ts';
import { resetPassword, sendVerificationCode } from './reset-password.ts';

/**
 * Calls that guess, mail or write without a session are limited. Whole offices share one address, so the limits per address
 * are generous; those for one name from one address are not. No one can lock out a user elsewhere: counts for a name from any
 * address only slow it down (log-in), or keep a mailbox from being filled (codes, applications). Also, codes for one
 * name are at least a minute apart, and a code allows five guesses (auth-codes.ts).
 */
export const userCalls = {
  '/api/guestlogin': {
    handler: logInAsGuest,
    limits: [{ per: 'address', calls: 300, withinMs: 15 * MINUTE_MS }],
  },
  '/api/logout': { handler: logOut },
  '/woojiapi/user/login': {
    handler: logIn,
    limits: [
      { per: 'address', calls: 300, withinMs: 15 * MINUTE_MS },
      {
        per: 'loginName',
        fromEachAddress: true,
        calls: 10,
        withinMs: 15 * MINUTE_MS,
        untilSuccess: true,
        slowAfter: 3,
      },
      { per: 'loginName', calls: Number.POSITIVE_INFINITY, withinMs: 15 * MINUTE_MS, slowAfter: 20 },
    ],
  },
  '/woojiapi/user/register': {
    handler: register,
    limits: [
      { per: 'address', calls: 30, withinMs: HOUR_MS },
      { per: 'loginName', fromEachAddress: true, calls: 5, withinMs: HOUR_MS },
      { per: 'loginName', calls: 20, withinMs: HOUR_MS },
    ],
  },
  '/woojiapi/user/getauthcode': {
    handler: sendVerificationCode,
    limits: [
      { per: 'address', calls: 20, withinMs: HOUR_MS },
      { per: 'loginName', fromEachAddress: true, calls: 10, withinMs: HOUR_MS },
      { per: 'loginName', calls: 20, withinMs: HOUR_MS },
    ],
  },
  '/woojiapi/user/resetpassword': {
    handler: resetPassword,
    limits: [
      { per: 'address', calls: 60, withinMs: HOUR_MS },
      { per: 'loginName', fromEachAddress: true, calls: 10, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
