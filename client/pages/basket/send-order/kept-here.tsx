import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '../../../state/session.ts';
import styles from './send-order.module.css';

/** The reference of the last order sent to the sales office from this page; '' for none. */
export const sentOrder = proxy({ reference: '' });

// the next customer in this browser must not see it
onSessionEnd(() => {
  sentOrder.reference = '';
});

/** A note above a basket that this browser keeps: which lines it shows, or that its order has been sent. */
export function KeptHere({ isEmpty }: { isEmpty: boolean }) {
  const { reference } = useSnapshot(sentOrder);
  if (isEmpty && reference !== '') return <Sent reference={reference} />;
  return (
    <p className={styles.kept}>
      This basket shows what you have added in this browser. What you have added elsewhere can’t be shown
      here.
    </p>
  );
}

function Sent({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="sent-order">
      <h2 className="text-heading" id="sent-order" ref={heading} tabIndex={-1}>
        We have your order {reference}
      </h2>
      <p>
        Our sales office will confirm price, delivery and day by email. Please quote this number if you have a
        question.
      </p>
    </section>
  );
}
