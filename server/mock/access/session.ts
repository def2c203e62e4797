import { CallFailure } from '../../calls/call-failure.ts';
import type { Db, Role, UserRow } from '../database/tables.ts';
import { hashOf, newToken } from '../security/token.ts';

/** The user that a token belongs to. */
export interface Session {
  readonly userId: string;
  readonly loginName: string;
  readonly role: Role;
}

/** @returns the token; only its hash is stored */
export async function openSession(db: Db, userId: string, now: number, sessionMs: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: now + sessionMs })
    .execute();
  return token;
}

type SessionRow = Pick<UserRow, 'user_id' | 'login_name' | 'role'> & { readonly expires_at: number };

/** @throws CallFailure 101 for an unknown token, -1000 for a session that has expired or was ended */
export type SessionFinder = (token: string, now: number) => Promise<Session>;

/**
 * Looks tokens up, and extends a session once more than half of its idle time is over, so reads seldom write.
 * The query is compiled once, as every call by a customer needs it.
 */
export function sessionFinder(db: Db, sessionMs: number): SessionFinder {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id', 'users.login_name', 'users.role', 'sessions.expires_at'])
    .where('token_hash', '=', '')
    .compile();
  return async (token, now) => {
    const hash = hashOf(token);
    const { rows } = await db.executeQuery<SessionRow>({ ...query, parameters: [hash] });
    const [row] = rows;
    if (!row) throw new CallFailure('101');
    if (row.expires_at <= now) throw new CallFailure('-1000');
    if (row.expires_at - now < sessionMs / 2) await extend(db, hash, now, sessionMs);
    return { userId: row.user_id, loginName: row.login_name, role: row.role };
  };
}

/** The session of a token, expired or not; undefined for an unknown token. */
export async function lookUpSession(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id', 'users.login_name', 'users.role'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && { userId: row.user_id, loginName: row.login_name, role: row.role };
}

/** Ends the session of a token, if there is one. */
export async function endSession(db: Db, token: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .execute();
}

/** Ends all sessions of one user. */
export async function endSessionsOf(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
}

async function extend(db: Db, hash: string, now: number, sessionMs: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: now + sessionMs })
    .where('token_hash', '=', hash)
    // a session that has ended meanwhile stays ended
    .where('expires_at', '>', now)
    .execute();
}
