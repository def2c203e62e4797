import { useEffect, useRef, useState } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { approvalWords } from '../../../features/orders/approval-words.ts';
import { dayWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { useDecision } from '../use-decision.ts';
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
        <div className={styles.actions} data-no-print="">
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
