import { sql } from 'kysely';
import type { CompanyRole } from '../../../../contracts/rules/company-people.ts';
import type { CreditAccount } from '../../../../contracts/rules/credit.ts';
import type { CompanyRoleRow, CompanyRow, Db, UserRow } from '../../database/tables.ts';
import { creditInFavour } from '../invoice/repository.ts';

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

export async function creditOf(
  db: Db,
  { company_id, credit_limit_pence }: Pick<CompanyRow, 'company_id' | 'credit_limit_pence'>,
): Promise<CreditAccount> {
  // a part paid by card before the order leaves never counts on the account
  const open = sql<number>`total_pence - credited_pence
    - case when paid_pence < card_pence then card_pence else paid_pence end`;
  const { pence } = await db
    .selectFrom('orders')
    .select(sql<number | string | null>`sum(${open})`.as('pence'))
    .where('company_id', '=', company_id)
    .where('payment', '=', 'account')
    .where('sts', '<>', 'cancelled')
    .where(sql<boolean>`${open} > 0`)
    .executeTakeFirstOrThrow();
  return {
    limitPence: credit_limit_pence,
    openPence: Number(pence ?? 0),
    creditPence: await creditInFavour(db, company_id),
  };
}
