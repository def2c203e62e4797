import { loginKey } from '../../engine/database/login-key.ts';
import type { Db } from '../../engine/database/tables.ts';

export const CODE_LIFE_MS = 10 * 60_000;
const CODE_EVERY_MS = 60_000;
const MAX_ATTEMPTS = 5;
/** Clocks of two processes differ by less; a time further ahead means that a clock was set back. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Stores a new code for a name, known or not, so that a stranger sees no difference.
 * @returns milliseconds to wait if the last code is less than a minute old (nothing is stored then), else 0
 */
export async function keepCode(db: Db, loginName: string, codeHash: string, now: number): Promise<number> {
  const fresh = { code_hash: codeHash, attempts: 0, created_at: now, expires_at: now + CODE_LIFE_MS };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auth_codes')
    .values({ login_name: loginKey(loginName), ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('login_name')
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb('auth_codes.created_at', '<=', now - CODE_EVERY_MS),
            eb('auth_codes.created_at', '>', now + CLOCK_SKEW_MS),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? 0 : await waitFor(db, loginName, now);
}

/** @returns milliseconds until this name may have another code; 0 if it may now */
export async function waitFor(db: Db, loginName: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('auth_codes')
    .select('created_at')
    .where('login_name', '=', loginKey(loginName))
    .executeTakeFirst();
  if (!row || row.created_at > now + CLOCK_SKEW_MS) return 0;
  return Math.max(0, row.created_at + CODE_EVERY_MS - now);
}

/**
 * Uses up one attempt before the code is compared, so that parallel guesses count as well.
 * @returns the hash to compare with, undefined when no code may still be tried
 */
export async function takeAttempt(db: Db, loginName: string, now: number): Promise<string | undefined> {
  const row = await db
    .updateTable('auth_codes')
    .set((code) => ({ attempts: code('attempts', '+', 1) }))
    .where('login_name', '=', loginKey(loginName))
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** @returns whether the code was still unused, so that of two resets with one code only one succeeds */
export async function spendCode(db: Db, loginName: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_codes')
    .where('login_name', '=', loginKey(loginName))
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
