import { useEffect, useRef, useState } from 'react';
import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { anyOf } from '../../../../contracts/domain/people/company-people.ts';
import { decideOrder } from '../../../features/orders/approval.api.ts';
import { dayWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import styles from './approval-part.module.css';
import { DeclineDialog } from './decline-dialog.tsx';

interface ApprovalPartProps {
  order: Order;
  /** announces to screen readers */
  tell: (words: string) => void;
}

const TITLES = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  lapsed: 'Not approved in time',
  withdrawn: 'Not approved',
} as const;

/** The state of an order's approval, with the buttons to decide for those who may. */
export function ApprovalPart({ order, tell }: ApprovalPartProps) {
  const { approval } = order;
  const [isDeclining, setDeclining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { approve, decline } = useDecision(order, (words) => {
    setDeclining(false);
    tell(words);
  });
  const wasMine = useRef(false);
  const isMine = approval?.mayDecide === 1;
  useEffect(() => {
    // the buttons, one of which had the focus, are removed after the decision
    if (wasMine.current && !isMine) heading.current?.focus();
    wasMine.current = isMine;
  }, [isMine]);
  if (!approval) return null;
  return (
    <section className={styles.approval} aria-label="Approval">
      <h2 className="text-subheading" tabIndex={-1} ref={heading}>
        {TITLES[approval.sts]}
      </h2>
      <p>{approvalWords(approval)}</p>
      {isMine && approval.firstDay !== '' && (
        <p>
          {`We can no longer deliver on ${dayWords(order.requestedDay)}. If you approve it now, it comes on ${dayWords(approval.firstDay)}.`}
        </p>
      )}
      <InlineAlert>{approve.problem}</InlineAlert>
      {isMine && (
        <div className="actions" data-no-print="">
          <Button size="lg" loading={approve.isPending} onClick={() => void approve.run()}>
            {`Approve ${formatPence(order.totalPence)}`}
          </Button>
          <Button variant="outline" size="lg" onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </div>
      )}
      <DeclineDialog
        isShown={isDeclining}
        buyer={order.placedBy}
        action={decline}
        onClose={() => setDeclining(false)}
      />
    </section>
  );
}

type Approval = NonNullable<Order['approval']>;

/** The state of an order's approval, in a sentence. */
function approvalWords({ sts, approvers, mayDecide, endsAt, decidedBy, reason }: Approval): string {
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

/**
 * Approves or declines a waiting order. If its delivery day is no longer possible, it is approved for the first possible day,
 * which the page has shown.
 * @param onDone gets the words to announce
 */
function useDecision(order: Order, onDone: (words: string) => void) {
  const { userId } = useCustomer().user;
  const { orderId, totalPence, approval } = order;
  const otherDay = approval?.firstDay ? { requestedDay: approval.firstDay } : {};
  const approve = useAction(
    async () => {
      await decideOrder({ userId, orderId, totalPence, decision: 'approve', ...otherDay });
      onDone('The order is approved.');
    },
    { inPlace: true },
  );
  const decline = useAction(
    async (reason: string) => {
      await decideOrder({ userId, orderId, totalPence, decision: 'decline', reason });
      onDone('The order is declined.');
    },
    { inPlace: true },
  );
  return { approve, decline };
}
