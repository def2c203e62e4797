import { randomBytes } from 'node:crypto';
import type { Db } from '../../engine/database/tables.ts';

/**
 * The secret with which shop and provider sign. It is made once for a database, so that all processes on it share it, and an
 * outsider can't report a payment.
 */
export async function readCardSecret(db: Db): Promise<string> {
  await db
    .insertInto('card_secrets')
    .values({ id: 1, secret: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('card_secrets')
    .select('secret')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return secret;
}
