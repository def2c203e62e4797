import type { FailureCode } from '../../../contracts/result-codes.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import type { Db } from '../database/tables.ts';
import { hashOf } from '../security/token.ts';

/** What makes two requests the same call (docs/product.md, "Calls"). */
export interface CallIdentity {
  readonly path: string;
  readonly callserial: string;
  readonly token: string | undefined;
  readonly input: unknown;
}

interface Success {
  readonly resultCode: '0';
}
interface Refusal {
  readonly resultCode: FailureCode;
  readonly resultMsg: string;
  readonly field?: string;
}

/** Not compared: if the table were stolen, even a hash would help to guess them. */
const SECRETS = new Set(['password', 'repassword', 'authCode']);

/**
 * Does the work of a call once. The reply is stored in the same transaction as the work, so a call that was cut off
 * anywhere may be repeated: it gets the first reply and adds nothing. Business refusals are stored too.
 * @throws CallFailure "1" for the same callserial with another body
 */
export async function answerOnce<R extends Success>(
  db: Db,
  identity: CallIdentity,
  now: number,
  work: (db: Db) => Promise<R>,
): Promise<R> {
  const key = keyOf(identity);
  const requestHash = hashOf(
    JSON.stringify(identity.input, (name, value: unknown) => (SECRETS.has(name) ? undefined : value)),
  );
  try {
    return await db.transaction().execute(async (trx) => {
      // a second process with the same call waits here until the first has committed
      if (!(await claim(trx, key, requestHash, now))) return await firstAnswer<R>(trx, key, requestHash);
      const reply = await work(trx);
      await keep(trx, key, reply);
      return reply;
    });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // the work was rolled back: the first recorded reply, success or refusal, counts for all repeats
    const earlier = await db.transaction().execute(async (trx) => {
      if (!(await claim(trx, key, requestHash, now))) return await firstAnswer<R>(trx, key, requestHash);
      await keep(trx, key, error.toJSON());
      return undefined;
    });
    if (earlier === undefined) throw error;
    return earlier;
  }
}

function keyOf({ path, callserial, token }: Omit<CallIdentity, 'input'>): string {
  return hashOf(`${path}\n${callserial}\n${token ?? ''}`);
}

/** Whether this call already has its reply, so that repeating it doesn't count. */
export async function isAnswered(db: Db, identity: Omit<CallIdentity, 'input'>): Promise<boolean> {
  const row = await db
    .selectFrom('answered_calls')
    .select('call_key')
    .where('call_key', '=', keyOf(identity))
    .executeTakeFirst();
  return row !== undefined;
}

async function claim(db: Db, key: string, requestHash: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_calls')
    .values({ call_key: key, request_hash: requestHash, reply: '', created_at: now })
    .onConflict((conflict) => conflict.column('call_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function keep(db: Db, key: string, reply: Success | Refusal): Promise<void> {
  await db
    .updateTable('answered_calls')
    .set({ reply: JSON.stringify(reply) })
    .where('call_key', '=', key)
    .execute();
}

/** JSON keeps the order of its fields, so the reply is the same byte for byte. */
async function firstAnswer<R extends Success>(db: Db, key: string, requestHash: string): Promise<R> {
  const row = await db
    .selectFrom('answered_calls')
    .select(['request_hash', 'reply'])
    .where('call_key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== requestHash) {
    throw new CallFailure('1', 'callserial: was already used for a different request', 400);
  }
  const reply: R | Refusal = JSON.parse(row.reply);
  if (isRefusal(reply))
    throw new CallFailure(reply.resultCode, reply.resultMsg, undefined, undefined, reply.field);
  return reply;
}

function isRefusal(reply: Success | Refusal): reply is Refusal {
  return reply.resultCode !== '0';
}
