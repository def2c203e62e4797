import type { CallTable } from '../../engine/answering/handler.ts';
import { MINUTE_MS } from '../../engine/limits/limit.ts';
import { closeAccount } from './close-account.ts';
import { readOwnData } from './own-data.ts';
import { removeColleague } from './remove-colleague.ts';

export const keptDataCalls = {
  '/woojiapi/user/qryowndata': { handler: readOwnData },
  '/woojiapi/user/deletecolleague': { handler: removeColleague },
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
