import { sql } from 'kysely';
import { loginKey } from '../../engine/database/login-key.ts';
import type { CompanyRow, Db, UserRow } from '../../engine/database/tables.ts';

export type Account = UserRow & Pick<CompanyRow, 'company_type' | 'owner_company_id'>;

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.company_id', 'users.company_id')
    .selectAll('users')
    .select(['companies.company_type', 'companies.owner_company_id']);

/** @param loginName in any spelling that looks the same; an exact match comes first */
export async function findAccount(db: Db, loginName: string): Promise<Account | undefined> {
  const key = loginKey(loginName);
  const exact = loginName.toLowerCase();
  return await accounts(db)
    .where('login_key', 'in', [key, exact])
    .orderBy(sql`case when login_key = ${exact} then 0 else 1 end`)
    .executeTakeFirst();
}

export async function findAccountById(db: Db, userId: string): Promise<Account | undefined> {
  return await accounts(db).where('user_id', '=', userId).executeTakeFirst();
}

export async function readAccount(db: Db, userId: string): Promise<Account> {
  return await accounts(db).where('user_id', '=', userId).executeTakeFirstOrThrow();
}

/** @returns false, and nothing written, when the login name is taken */
export async function addAccount(db: Db, company: CompanyRow, user: UserRow): Promise<boolean> {
  await db.insertInto('companies').values(company).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // run either way, so that the time of the reply doesn't reveal whether the name was taken
  await db
    .deleteFrom('companies')
    .where('company_id', '=', company.company_id)
    .where('company_id', 'not in', (eb) =>
      eb.selectFrom('users').select('users.company_id').where('users.user_id', '=', user.user_id),
    )
    .execute();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute();
}
