import { CallFailure } from '../../../calls/call-failure.ts';
import type { Db } from '../../engine/database/tables.ts';
import { checkOrderable } from './order-quotations.ts';
import { type Quotation, quotationReply } from './quotation-reply.ts';
import { findQuotation } from './repository.ts';

/** Quotations as a checkout shows them. @throws CallFailure as ordering them would */
export async function orderableQuotations(
  db: Db,
  companyId: string,
  ids: readonly string[],
  now: number,
): Promise<Quotation[]> {
  const quotations: Quotation[] = [];
  for (const id of ids) {
    const row = await findQuotation(db, companyId, id);
    if (!row) throw new CallFailure('102');
    checkOrderable(row, now);
    quotations.push(await quotationReply(db, row, now));
  }
  return quotations;
}
