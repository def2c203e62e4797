import { createHash } from 'node:crypto';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { Db } from '../database/tables.ts';
import type { CallContext } from './handler.ts';

/** Uploads of every kind that a process takes at once: each may hold 10 MB of memory. */
const AT_ONCE = 6;
/** Seconds after which there is usually room again. */
const RETRY_AFTER_S = 3;

let running = 0;

/**
 * Takes the file of a call: a file that is sent again is kept once, and answered as before.
 * @param make makes what is kept of the file
 * @param keep keeps it, in the transaction of the call
 * @throws CallFailure "1" with HTTP 429 when too many arrive at once; and what `make` throws
 */
export async function takeUpload<Made, Reply extends { readonly resultCode: '0' }>(
  call: CallContext,
  make: (file: Buffer) => Promise<Made>,
  keep: (db: Db, made: Made) => Promise<Reply>,
): Promise<Reply> {
  if (running >= AT_ONCE)
    throw new CallFailure(
      '1',
      'Too many files are arriving at the moment. Try again in a few seconds.',
      429,
      { retryAfter: RETRY_AFTER_S },
    );
  running += 1;
  try {
    const file = await call.file();
    const made = await make(file);
    return await call.once((db) => keep(db, made), {
      file: createHash('sha256').update(file).digest('base64url'),
    });
  } finally {
    running -= 1;
  }
}
