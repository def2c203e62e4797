import { placeLines } from '../../../../contracts/domain/delivery/place-text.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import styles from './billing-facts.module.css';

export function BillingFacts({ billing }: { billing: Order['billing'] }) {
  return (
    <address className={styles.address}>
      {placeLines(billing).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}
