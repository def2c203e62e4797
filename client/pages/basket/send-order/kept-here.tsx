import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import styles from './send-order.module.css';
import { sentOrder } from './sent-order.ts';

/** Says which lines these are where the backend can't tell what is in a basket, and that an order has been sent. */
export function KeptHere({ isEmpty }: { isEmpty: boolean }) {
  const { reference } = useSnapshot(sentOrder);
  if (isEmpty && reference !== '') return <Sent reference={reference} />;
  return (
    <p className={styles.kept}>
      Only what is added in this browser is shown. Lines of other devices are kept, but can’t be shown here.
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
        Our sales office confirms price, delivery and day by email. Please quote this number if you have a
        question. <SalesOffice />
      </p>
    </section>
  );
}
