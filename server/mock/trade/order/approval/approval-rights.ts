import {
  approvalEnds,
  mayDecideOn,
  needsApproval,
} from '../../../../../contracts/domain/people/company-people.ts';
import { CallFailure } from '../../../../calls/call-failure.ts';
import { companyOf } from '../../../company/company/repository.ts';
import {
  type Colleague,
  findColleague,
  listPeople,
  nameOf,
  whyNotOrder,
} from '../../../engine/access/company-people.ts';
import type { Db, OrderRow } from '../../../engine/database/tables.ts';

/** @throws CallFailure 102 for a user who can't order for their company */
export async function expectMayOrder(db: Db, userId: string): Promise<void> {
  const why = await whyNotOrder(db, userId);
  if (why !== undefined) throw new CallFailure('102', why);
}

/**
 * The approval fields of an order when it is placed, inside a transaction that has locked the company.
 * @param totalPence with VAT
 */
export async function approvalOf(
  db: Db,
  userId: string,
  totalPence: number,
  now: number,
): Promise<Pick<OrderRow, 'approval' | 'approval_ends'>> {
  const { company_role, order_limit_pence } = await companyOf(db, userId);
  return needsApproval(company_role, order_limit_pence, totalPence)
    ? { approval: 'waiting', approval_ends: approvalEnds(now) }
    : { approval: '', approval_ends: 0 };
}

/** The people of a company who may decide on this buyer's order. */
export async function decidersOf(db: Db, companyId: string, buyerId: string): Promise<Colleague[]> {
  const people = await listPeople(db, companyId);
  return people.filter(({ user_id, company_role }) => mayDecideOn(company_role, user_id === buyerId));
}

/** What a user may order, for their checkout. */
export async function orderingOf(db: Db, userId: string) {
  const { company_id, order_limit_pence } = await companyOf(db, userId);
  const refusal = await whyNotOrder(db, userId);
  return {
    mayOrder: refusal === undefined ? (1 as const) : (0 as const),
    refusal: refusal ?? '',
    ...(order_limit_pence === null ? {} : { limitPence: order_limit_pence }),
    approvers: (await decidersOf(db, company_id, userId)).map(nameOf),
  };
}

/** Whether a user may decide on an order of their company. */
export async function mayDecideHere(db: Db, order: OrderRow, userId: string): Promise<boolean> {
  const person = await findColleague(db, order.company_id, userId);
  return person !== undefined && mayDecideOn(person.company_role, order.user_id === userId);
}
