import { type Kysely, sql } from 'kysely';
import { loginKey } from '../login-key.ts';
import { addColumn } from './added-columns.ts';

/**
 * Log-in names are compared by a key, which is the same for names that look alike. Of existing accounts with the same key, the
 * one in plain ASCII, or else the oldest, gets it; the others use their own names as keys. Every statement may run twice.
 */
export async function createLoginKeys(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'users', 'login_key', 'text');
  const { rows } = await sql<{
    user_id: string;
    login_name: string;
  }>`select user_id, login_name from users order by applied_at, user_id`.execute(db);
  const taken = new Set<string>();
  const isPlain = ({ login_name }: { login_name: string }) => loginKey(login_name) === login_name;
  for (const row of [...rows.filter(isPlain), ...rows.filter((each) => !isPlain(each))]) {
    const key = loginKey(row.login_name);
    const own = taken.has(key) ? row.login_name : key;
    taken.add(own);
    await sql`update users set login_key = ${own} where user_id = ${row.user_id}`.execute(db);
  }
  await db.schema
    .createIndex('users_by_login_key')
    .ifNotExists()
    .unique()
    .on('users')
    .column('login_key')
    .execute();
}
