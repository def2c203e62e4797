import { sql } from 'kysely';
import type { CompanyRole } from '../../../../contracts/domain/people/company-people.ts';
import type { CompanyRoleRow, CompanyRow, Db, MailTopic, UserRow } from '../../engine/database/tables.ts';

export type Person = UserRow & Omit<CompanyRow, 'company_id'> & Omit<CompanyRoleRow, 'user_id'>;

/** A user with their company. */
export async function findPerson(db: Db, userId: string): Promise<Person> {
  return await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.company_id', 'users.company_id')
    .leftJoin('company_roles', 'company_roles.user_id', 'users.user_id')
    .selectAll('companies')
    .selectAll('users')
    .select('company_roles.order_limit_pence')
    .select(sql<CompanyRole>`coalesce(company_roles.company_role, 'owner')`.as('company_role'))
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** @param loginName when the call came, so that an account closed meanwhile isn't renamed */
export async function rename(
  db: Db,
  userId: string,
  loginName: string,
  name: Pick<UserRow, 'title' | 'first_name' | 'last_name'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set(name)
    .where('user_id', '=', userId)
    .where('login_name', '=', loginName)
    .execute();
}

/** The topics about which a user wants no mails. */
export async function listUnwanted(db: Db, userId: string): Promise<MailTopic[]> {
  const rows = await db.selectFrom('unwanted_mails').select('topic').where('user_id', '=', userId).execute();
  return rows.map(({ topic }) => topic);
}

export async function wantNone(db: Db, userId: string, topic: MailTopic): Promise<void> {
  await db
    .insertInto('unwanted_mails')
    .values({ user_id: userId, topic })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetUnwanted(db: Db, userId: string, topic: MailTopic): Promise<void> {
  await db.deleteFrom('unwanted_mails').where('user_id', '=', userId).where('topic', '=', topic).execute();
}
