import type { CompiledQuery } from 'kysely';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { Db, Role, UserRow } from '../database/tables.ts';
import { hashOf, newId, newToken } from '../security/token.ts';
import { type Ask, askTogether } from './ask-together.ts';

/** The user that a token belongs to. */
export interface Session {
  readonly userId: string;
  readonly loginName: string;
  readonly role: Role;
}

/**
 * @param browser in words; '' if it is not known
 * @returns the token; only its hash is stored
 */
export async function openSession(
  db: Db,
  userId: string,
  now: number,
  sessionMs: number,
  browser = '',
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      session_id: newId('s'),
      user_id: userId,
      browser,
      created_at: now,
      expires_at: now + sessionMs,
    })
    .execute();
  return token;
}

interface SessionRow extends Pick<UserRow, 'user_id' | 'login_name' | 'role'> {
  readonly token_hash: string;
  readonly expires_at: number;
}

/** @throws CallFailure 101 for an unknown token, -1000 for a session that has expired or was ended */
export type SessionFinder = (token: string, now: number) => Promise<Session>;

/**
 * Looks tokens up, and extends a session once more than half of its idle time is over, so that reads seldom write.
 * Calls that arrive together share one query, because every call by a customer needs one. Sessions aren't cached beyond a
 * turn, so that a log-out or a new password takes effect with the next call, in every process.
 */
export function sessionFinder(db: Db, sessionMs: number): SessionFinder {
  const find = askTogether(sessionReader(db));
  return async (token, now) => {
    const hash = hashOf(token);
    const row = await find(hash);
    if (!row) throw new CallFailure('101');
    if (row.expires_at <= now) throw new CallFailure('-1000');
    if (row.expires_at - now < sessionMs / 2) await extend(db, hash, now, sessionMs);
    return { userId: row.user_id, loginName: row.login_name, role: row.role };
  };
}

/** The most tokens in one query. Each power of two up to here has a statement, which is compiled once. */
const MOST_TOKENS = 64;

function sessionReader(db: Db): Ask<SessionRow> {
  const compiled = new Map<number, CompiledQuery>();

  const queryFor = (hashes: readonly string[]): CompiledQuery => {
    const size = 2 ** Math.ceil(Math.log2(hashes.length));
    const query = compiled.get(size) ?? compile(db, size);
    compiled.set(size, query);
    const last = hashes.at(-1);
    return { ...query, parameters: Array.from({ length: size }, (_, index) => hashes[index] ?? last) };
  };

  return async (hashes) => {
    const found = new Map<string, SessionRow>();
    for (let start = 0; start < hashes.length; start += MOST_TOKENS) {
      const query = queryFor(hashes.slice(start, start + MOST_TOKENS));
      const { rows } = await db.executeQuery<SessionRow>(query as CompiledQuery<SessionRow>);
      for (const row of rows) found.set(row.token_hash, row);
    }
    return found;
  };
}

function compile(db: Db, size: number): CompiledQuery {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['token_hash', 'users.user_id', 'users.login_name', 'users.role', 'sessions.expires_at'])
    .where('token_hash', 'in', Array<string>(size).fill(''))
    .compile();
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

/** Prices are for trade customers and staff; visitors and guests never receive one (docs/product.md, "Who may do what"). */
export function seesPrices(session: Session | undefined): boolean {
  return session?.role === 'trade' || session?.role === 'staff';
}
