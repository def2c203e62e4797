import { anyOf } from '../../../../contracts/domain/people/company-people.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { findColleague, ownersOf } from '../../engine/access/company-people.ts';
import type { CompanyRow, Db } from '../../engine/database/tables.ts';
import { lockCompany } from '../company/repository.ts';

/**
 * The company of an owner, locked until the transaction ends, so that two owners can't demote each other at once.
 * @throws CallFailure 102 for anyone but an owner, -1000 for one who was removed while this call waited
 */
export async function ownersCompany(db: Db, userId: string): Promise<CompanyRow> {
  const company = await lockCompany(db, userId);
  const person = await findColleague(db, company.company_id, userId);
  if (!person) throw new CallFailure('-1000');
  if (person.company_role !== 'owner') {
    const owners = await ownersOf(db, company.company_id);
    throw new CallFailure(
      '102',
      `Only an owner of your company’s account can change who is in it. Please ask ${anyOf(owners)}.`,
    );
  }
  return company;
}
