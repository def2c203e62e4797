import { CompiledQuery } from 'kysely';
import type { FailureCode } from '../../../../contracts/api/result-codes.ts';
import { CallFailure, type LineProblem } from '../../../calls/call-failure.ts';
import type { Outcome } from '../database/group-commit.ts';
import type { Db } from '../database/tables.ts';

export interface Success {
  readonly resultCode: '0';
}
interface Refusal {
  readonly resultCode: FailureCode;
  readonly resultMsg: string;
  readonly field?: string;
  readonly lines?: readonly LineProblem[];
}

/** A call that writes, and the key and hash by which its repeats are found. */
export interface WritingCall {
  readonly key: string;
  readonly requestHash: string;
  /** the customers whose writes wait for it: none for a visitor, two if it changes another customer's rows */
  readonly customers: readonly string[];
  readonly now: number;
  readonly work: (db: Db) => Promise<Success>;
}

/** A reply as it is stored, and the hash of the request that it answers. */
interface Answered {
  readonly requestHash: string;
  /** JSON keeps the order of its fields, so a repeat gets the same bytes */
  readonly reply: string;
}

const SAVEPOINT = CompiledQuery.raw('savepoint one_call');
const RELEASE = CompiledQuery.raw('release savepoint one_call');
const UNDO = CompiledQuery.raw('rollback to savepoint one_call');

/**
 * Answers calls in one transaction, each behind a savepoint: writes of a refused or failed call are undone without affecting
 * the others. A refusal is stored as a reply; after any other failure the call may be tried again.
 */
export async function answerGroup(
  trx: Db,
  calls: readonly WritingCall[],
): Promise<readonly Outcome<Success>[]> {
  const answered = await claim(trx, calls);
  await queueBehindOthers(trx, calls);
  const fresh = new Map<string, Answered & { readonly now: number }>();
  const outcomes: Outcome<Success>[] = [];
  for (const call of calls) {
    const earlier = answered.get(call.key) ?? fresh.get(call.key);
    if (earlier) {
      outcomes.push(repeatOf(earlier, call));
      continue;
    }
    const outcome = await tryWork(trx, call);
    const reply = storedReply(outcome);
    if (reply !== undefined) fresh.set(call.key, { requestHash: call.requestHash, reply, now: call.now });
    outcomes.push(outcome);
  }
  await keep(trx, fresh);
  await forget(
    trx,
    calls.map(({ key }) => key).filter((key) => !answered.has(key) && !fresh.has(key)),
  );
  return outcomes;
}

/**
 * Marks the calls as being answered. If another process has one of them, waits here until that process has committed.
 * @returns the calls that were answered before
 */
async function claim(trx: Db, calls: readonly WritingCall[]): Promise<Map<string, Answered>> {
  const byKey = new Map(calls.map((call) => [call.key, call]));
  // always in the same order, so that two processes never deadlock
  const rows = [...byKey.keys()].sort().map((key) => {
    const { requestHash = '', now = 0 } = byKey.get(key) ?? {};
    return { call_key: key, request_hash: requestHash, reply: '', created_at: now };
  });
  const claimed = await trx
    .insertInto('answered_calls')
    .values(rows)
    .onConflict((conflict) => conflict.column('call_key').doNothing())
    .returning('call_key')
    .execute();
  for (const { call_key } of claimed) byKey.delete(call_key);
  if (byKey.size === 0) return new Map();
  const before = await trx
    .selectFrom('answered_calls')
    .select(['call_key', 'request_hash', 'reply'])
    .where('call_key', 'in', [...byKey.keys()])
    .execute();
  return new Map(before.map((row) => [row.call_key, { requestHash: row.request_hash, reply: row.reply }]));
}

/**
 * Queues the writes of one customer, even across processes, so that checks over a whole basket hold when several calls come
 * at once. Always in the same order, so that two processes never deadlock.
 */
async function queueBehindOthers(trx: Db, calls: readonly WritingCall[]): Promise<void> {
  const customers = new Set(calls.flatMap((call) => call.customers));
  for (const customer of [...customers].sort()) {
    await trx
      .updateTable('users')
      .set((user) => ({ basket_writes: user('basket_writes', '+', 1) }))
      .where('user_id', '=', customer)
      .execute();
  }
}

async function tryWork(trx: Db, { work }: WritingCall): Promise<Outcome<Success>> {
  await trx.executeQuery(SAVEPOINT);
  try {
    const value = await work(trx);
    await trx.executeQuery(RELEASE);
    return { value };
  } catch (failure) {
    await trx.executeQuery(UNDO);
    await trx.executeQuery(RELEASE);
    return { failure };
  }
}

function storedReply(outcome: Outcome<Success>): string | undefined {
  if ('value' in outcome) return JSON.stringify(outcome.value);
  return outcome.failure instanceof CallFailure ? JSON.stringify(outcome.failure) : undefined;
}

function repeatOf(earlier: Answered, { requestHash }: WritingCall): Outcome<Success> {
  if (earlier.requestHash !== requestHash) {
    return { failure: new CallFailure('1', 'callserial: was already used for a different request', 400) };
  }
  const reply: Success | Refusal = JSON.parse(earlier.reply);
  if (reply.resultCode === '0') return { value: reply };
  const { resultCode, resultMsg, field, lines } = reply;
  return { failure: new CallFailure(resultCode, resultMsg, 200, { field, lines }) };
}

/** Stores all replies of a group at once. */
async function keep(trx: Db, fresh: ReadonlyMap<string, Answered & { readonly now: number }>): Promise<void> {
  if (fresh.size === 0) return;
  const rows = [...fresh].map(([key, { requestHash, reply, now }]) => ({
    call_key: key,
    request_hash: requestHash,
    reply,
    created_at: now,
  }));
  await trx
    .insertInto('answered_calls')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('call_key').doUpdateSet((old) => ({
        request_hash: old.ref('excluded.request_hash'),
        reply: old.ref('excluded.reply'),
      })),
    )
    .execute();
}

/** A call that failed without an answer may be tried again. */
async function forget(trx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await trx.deleteFrom('answered_calls').where('call_key', 'in', keys).execute();
}
