import { DELIVERY_HOURS } from '../../../../contracts/domain/order/supply-terms.ts';
import { useDispatch } from '../use-dispatch.ts';
import styles from './dispatch-note.module.css';

/** When an order made now would arrive. Space is reserved until the browser has looked at the clock. */
export function DispatchNote() {
  const dispatch = useDispatch();
  return (
    <section className={styles.note} aria-label="When it would arrive" data-no-print="">
      {dispatch && (
        <>
          <p className="text-subheading">{`Order now and we dispatch it ${dispatch.dispatched}.`}</p>
          <p className={styles.earliest}>
            {`The earliest delivery is the next working day, ${dispatch.earliest}, ${DELIVERY_HOURS.hours}. Floors that are not in stock take longer.`}
          </p>
        </>
      )}
    </section>
  );
}
