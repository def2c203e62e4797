import type { CompanyRow, Db } from '../../engine/database/tables.ts';

/** The company of a user. */
export async function companyOf(db: Db, userId: string): Promise<CompanyRow> {
  return await db
    .selectFrom('companies')
    .selectAll('companies')
    .innerJoin('users', 'users.company_id', 'companies.company_id')
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
