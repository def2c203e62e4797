import { randomBytes } from 'node:crypto';
import type { SessionRequest } from '../../engine/card-desk/protocol.ts';
import type { CardSessionRow, Db } from '../../engine/database/tables.ts';

/** An id that can't be guessed, because anyone who has it can open the hosted page. */
const newSessionId = () => `cs_${randomBytes(18).toString('base64url')}`;

/** Opens a session, or finds the one that this shop has opened under the same reference. */
export async function openSessionRow(
  db: Db,
  merchant: string,
  request: SessionRequest,
  now: number,
): Promise<CardSessionRow> {
  await db
    .insertInto('card_sessions')
    .values({
      session_id: newSessionId(),
      merchant,
      reference: request.reference,
      amount_pence: request.amountPence,
      description: request.description,
      shop_name: request.shopName,
      return_url: request.returnUrl,
      call_back_url: request.callBackUrl,
      state: 'open',
      reason: '',
      last4: '',
      settles_at: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'reference']).doNothing())
    .execute();
  return await db
    .selectFrom('card_sessions')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('reference', '=', request.reference)
    .executeTakeFirstOrThrow();
}

export async function findSessionRow(db: Db, sessionId: string): Promise<CardSessionRow | undefined> {
  return await db
    .selectFrom('card_sessions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/**
 * Changes a session if it is in one of the given states; of two simultaneous changes only one succeeds.
 * @returns the session as it is now; undefined when it is in another state
 */
export async function changeSessionRow(
  db: Db,
  sessionId: string,
  from: readonly CardSessionRow['state'][],
  change: Partial<Pick<CardSessionRow, 'state' | 'reason' | 'last4' | 'settles_at'>>,
): Promise<CardSessionRow | undefined> {
  return await db
    .updateTable('card_sessions')
    .set(change)
    .where('session_id', '=', sessionId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export async function listMerchantRows(db: Db, merchant: string, most: number): Promise<CardSessionRow[]> {
  return await db
    .selectFrom('card_sessions')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}
