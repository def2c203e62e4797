import { londonMoment } from '../../../contracts/domain/calendar/day-words.ts';
import { anyOf } from '../../../contracts/domain/people/company-people.ts';
import type { Order } from './orders.api.ts';

type Approval = NonNullable<Order['approval']>;

/** The state of an order's approval, in a sentence. */
export function approvalWords({ sts, approvers, mayDecide, endsAt, decidedBy, reason }: Approval): string {
  switch (sts) {
    case 'waiting':
      return `${mayDecide === 1 ? 'It waits for your approval' : `It waits until ${anyOf(approvers)} approves it`}. We keep its floors and its price until ${londonMoment(endsAt)}; then it lapses.`;
    case 'approved':
      return `${decidedBy} has approved it.`;
    case 'declined':
      return `${decidedBy} has declined it: ${reason}`;
    case 'lapsed':
      return 'Nobody approved it in time, so it has lapsed.';
    case 'withdrawn':
      return 'It was cancelled before anybody approved it.';
  }
}
