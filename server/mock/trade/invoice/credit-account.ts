import { sql } from 'kysely';
import type { CreditAccount } from '../../../../contracts/domain/money/credit.ts';
import type { CompanyRow, Db } from '../../engine/database/tables.ts';
import { creditInFavour } from './repository.ts';

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
