import { mayTake, whyNot } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { CompanyRow, Db, QuotationRow } from '../../engine/database/tables.ts';
import { stateOf } from './quotation-reply.ts';
import { lockQuotation } from './repository.ts';

/**
 * A quotation of the user's company, locked: other changes of it wait.
 * @throws CallFailure 102 for another company's, and for none: a stranger must not learn which ids exist
 */
export async function lockOwnQuotation(
  db: Db,
  userId: string,
  quotationId: string,
): Promise<{ readonly row: QuotationRow; readonly company: CompanyRow }> {
  const company = await companyOf(db, userId);
  const row = await lockQuotation(db, quotationId, company.company_id);
  if (!row) throw new CallFailure('102');
  return { row, company };
}

/** @throws CallFailure "1" where the step can't be taken any more */
export function checkStep(row: QuotationRow, step: Parameters<typeof mayTake>[0], now: number): void {
  const state = stateOf(row, now);
  if (!mayTake(step, state)) refuseField('quotationId', whyNot(state));
}

/** @throws CallFailure "1" if it has been changed since it was read */
export function checkVersion(row: QuotationRow, version: number): void {
  if (row.version === version) return;
  refuseField('version', 'This quotation has changed since you opened it. Please look at it again.');
}
