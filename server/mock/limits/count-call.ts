import { sql } from 'kysely';
import type { CallPath } from '../../../contracts/calls.ts';
import type { Db } from '../database/tables.ts';
import { hashOf } from '../security/token.ts';
import { callerNetwork } from './caller-network.ts';
import type { Limit } from './limit.ts';
import { delayOf } from './slow-down.ts';
import { tooManyCalls } from './too-many-calls.ts';

/** A call that was let through. */
export interface CountedCall {
  /** milliseconds that it should wait before it does anything */
  readonly delayMs: number;
  /** to be told when it has succeeded */
  succeeded(): Promise<void>;
}

const CLOCK_SKEW_MS = 60_000;

/**
 * Counts a call before it does anything, so that parallel guesses count as well. The counts live in the database of
 * the world: processes share them, a reset clears them, and they go by the world's clock.
 * @param input as the contract's schema has checked it
 * @throws CallFailure "1" with HTTP 429 when the address or the name has no call left
 */
export async function countCall(
  db: Db,
  path: CallPath,
  limits: readonly Limit[],
  address: string,
  input: object,
  now: number,
): Promise<CountedCall> {
  const forgotten: string[] = [];
  let delayMs = 0;
  // one after the other: an address that is stopped must not use up the calls of a name
  for (const limit of limits) {
    const key = keyOf(path, limit, address, input);
    const { used, ends_at } = await count(db, key, limit, now);
    if (used > limit.calls) throw tooManyCalls(ends_at - now);
    if (limit.untilSuccess) forgotten.push(key);
    if (limit.slowAfter !== undefined) delayMs = Math.max(delayMs, delayOf(used - limit.slowAfter));
  }
  return {
    delayMs,
    async succeeded() {
      if (forgotten.length > 0) {
        await db.deleteFrom('rate_limits').where('limit_key', 'in', forgotten).execute();
      }
    },
  };
}

/** Forgets how often a call was made for a name, whatever addresses it came from. */
export async function forgetCalls(db: Db, path: CallPath, field: string, name: string): Promise<void> {
  const whole = nameKey(path, field, name);
  const start = `${whole}${FROM}`;
  await db
    .deleteFrom('rate_limits')
    .where((row) =>
      row.or([
        row('limit_key', '=', whole),
        row(sql`substr(limit_key, 1, ${sql.lit(start.length)})`, '=', start),
      ]),
    )
    .execute();
}

/** One statement, so that two processes never both take the last call. */
async function count(db: Db, key: string, { withinMs }: Limit, now: number) {
  // a window that ends much later than it may comes from a clock that has been set back; a little later, from another
  // process that looked at its clock a moment after us
  const isOver = sql<boolean>`(rate_limits.ends_at <= ${now} or rate_limits.ends_at > ${now + withinMs + CLOCK_SKEW_MS})`;
  return await db
    .insertInto('rate_limits')
    .values({ limit_key: key, used: 1, ends_at: now + withinMs })
    .onConflict((conflict) =>
      conflict.column('limit_key').doUpdateSet((row) => ({
        used: sql<number>`case when ${isOver} then 1 else rate_limits.used + 1 end`,
        ends_at: sql<number>`case when ${isOver} then ${row.ref('excluded.ends_at')} else rate_limits.ends_at end`,
      })),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Parts a name from an address in a key; no hash holds it. */
const FROM = '.';

function keyOf(path: CallPath, { per, fromEachAddress }: Limit, address: string, input: object): string {
  const network = callerNetwork(address);
  if (per === 'address') return nameKey(path, per, network);
  const key = nameKey(path, per, String(Reflect.get(input, per)));
  return fromEachAddress ? `${key}${FROM}${hashOf(network)}` : key;
}

const nameKey = (path: CallPath, field: string, name: string): string =>
  hashOf(`${path}\n${field}\n${name.trim().toLowerCase()}`);
