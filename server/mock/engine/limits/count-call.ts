import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { loginKey } from '../database/login-key.ts';
import type { Db } from '../database/tables.ts';
import { hashOf } from '../security/token.ts';
import type { Limit } from './limit.ts';
import { delayOf } from './slow-down.ts';
import { tooManyCalls } from './too-many-calls.ts';

/** A call within its limits. */
export interface CountedCall {
  /** milliseconds to wait before it does anything */
  readonly delayMs: number;
  /** to be called when it has succeeded */
  succeeded(): Promise<void>;
}

const CLOCK_SKEW_MS = 60_000;

/**
 * Counts a call before it does anything, so that parallel guesses count as well. The counts are in the world's
 * database: processes share them, a reset clears them, and they use the world's clock.
 * @param input checked by the contract's schema
 * @throws CallFailure "1" with HTTP 429 when the address or the name has no calls left
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
  // one after the other, so that a stopped address doesn't use up a name's calls
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

/** Clears the counts of a call for a name, from all addresses. */
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
  // A window that ends much too late comes from a clock that was set back; one that ends a little too late comes from another
  // process that read its clock a moment after us.
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

/** Separates name and address in a key; no hash contains it. */
const FROM = '.';

function keyOf(path: CallPath, { per, fromEachAddress }: Limit, address: string, input: object): string {
  const network = callerNetwork(address);
  if (per === 'address') return nameKey(path, per, network);
  const key = nameKey(path, per, String(Reflect.get(input, per)));
  return fromEachAddress ? `${key}${FROM}${hashOf(network)}` : key;
}

const nameKey = (path: CallPath, field: string, name: string): string =>
  hashOf(`${path}\n${field}\n${loginKey(name)}`);

/** A customer can choose addresses within at least this much of IPv6. */
const NETWORK_GROUPS = 4;

/** What a limit per address counts: an IPv4 address, or the /64 network of an IPv6 one. */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.map((part) => part.toString(16));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
