import type { CallTable } from '../../answering/handler.ts';
import { MINUTE_MS } from '../../limits/limit.ts';
import { closeAccount } from './close-account.ts';
import { readOwnData } from './own-data.ts';
import { changeProfile, chooseMails, readSettings } from './profile.ts';
import { endSessions, readSessions } from './sessions.ts';

export const settingsCalls = {
  '/woojiapi/user/qrysettings': { handler: readSettings },
  '/woojiapi/user/updateprofile': { handler: changeProfile },
  '/woojiapi/user/updatemails': { handler: chooseMails },
  '/woojiapi/user/qrysessions': { handler: readSessions },
  '/woojiapi/user/endsessions': { handler: endSessions },
  '/woojiapi/user/qryowndata': { handler: readOwnData },
  // limited, because passwords could be guessed here as at the log-in
  '/woojiapi/user/closeaccount': {
    handler: closeAccount,
    limits: [
      {
        per: 'userId',
        fromEachAddress: true,
        calls: 10,
        withinMs: 15 * MINUTE_MS,
        untilSuccess: true,
        slowAfter: 3,
      },
      { per: 'userId', calls: Number.POSITIVE_INFINITY, withinMs: 15 * MINUTE_MS, slowAfter: 20 },
    ],
  },
} satisfies CallTable;
