import { sql } from 'kysely';
import type { CompanyRole } from '../../../../contracts/domain/people/company-people.ts';
import type { CompanyRoleRow, CompanyRow, Db, UserRow } from '../../engine/database/tables.ts';

/** A user's company, with the user's own name and role. */
export async function companyOf(
  db: Db,
  userId: string,
): Promise<CompanyRow & Pick<UserRow, 'first_name' | 'last_name'> & Omit<CompanyRoleRow, 'user_id'>> {
  return await db
    .selectFrom('companies')
    .innerJoin('users', 'users.company_id', 'companies.company_id')
    .leftJoin('company_roles', 'company_roles.user_id', 'users.user_id')
    .selectAll('companies')
    .select(['users.first_name', 'users.last_name', 'company_roles.order_limit_pence'])
    .select(sql<CompanyRole>`coalesce(company_roles.company_role, 'owner')`.as('company_role'))
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The user's company, locked until the transaction ends, so that two orders can't overdraw its credit. */
export async function lockCompany(db: Db, userId: string): Promise<CompanyRow> {
  return await db
    .updateTable('companies')
    .set((company) => ({ order_writes: company('order_writes', '+', 1) }))
    .where('company_id', 'in', (users) =>
      users.selectFrom('users').select('users.company_id').where('users.user_id', '=', userId),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A user as the receiver of mails. */
export async function receiverOf(db: Db, userId: string): Promise<{ to: string; firstName: string }> {
  const { login_name, first_name } = await db
    .selectFrom('users')
    .select(['login_name', 'first_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { to: login_name, firstName: first_name };
}
