import type { ReplyOf } from '../../../../../contracts/api/calls.ts';
import { deliveryTo } from '../../../../../contracts/domain/delivery/delivery-charge.ts';
import { dayText, deliveryDays } from '../../../../../contracts/domain/delivery/delivery-day.ts';
import { companyOf } from '../../../company/company/repository.ts';
import { nameOf } from '../../../engine/access/company-people.ts';
import { fromJson } from '../../../engine/database/stored-values.ts';
import type { Db, OrderRow } from '../../../engine/database/tables.ts';
import { decidersOf } from './approval-rights.ts';

export type Approval = NonNullable<ReplyOf<'/woojiapi/order/qryorderdetail'>['data']['approval']>;

/** The days on which a waiting order can still be delivered. @param now milliseconds since 1970 */
export function daysFor(order: OrderRow, now: number): readonly number[] {
  const delivery = fromJson(order.delivery);
  // the days on the road only depend on the place
  const way = deliveryTo(delivery.postCode, {
    weightKg: order.weight / 100,
    pallets: order.pallets,
    longestMm: 0,
  });
  return way.kind === 'charge' ? deliveryDays(now, way) : [];
}

/**
 * The state of an order's approval, as a person of its company sees it.
 * @returns undefined if the order needed none
 */
export async function approvalReply(
  db: Db,
  order: OrderRow,
  userId: string,
  now: number,
): Promise<Approval | undefined> {
  if (order.approval === '') return undefined;
  const isWaiting = order.approval === 'waiting';
  const deciders = isWaiting ? await decidersOf(db, order.company_id, order.user_id) : [];
  const days = isWaiting ? daysFor(order, now) : [];
  const [first] = days;
  const isDayLost = first !== undefined && !days.includes(order.requested_day);
  return {
    sts: order.approval,
    endsAt: order.approval_ends,
    approvers: deciders.map(nameOf),
    mayDecide: deciders.some(({ user_id }) => user_id === userId) ? 1 : 0,
    decidedBy: order.decided_by === '' ? '' : nameOf(await companyOf(db, order.decided_by)),
    reason: order.decision_reason,
    firstDay: isDayLost ? dayText(first) : '',
  };
}
