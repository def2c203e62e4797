import type { Order } from '../../../features/orders/orders.api.ts';
import { addressLines } from '../../../features/site/site-words.ts';
import styles from './billing-facts.module.css';

export function BillingFacts({ billing }: { billing: Order['billing'] }) {
  return (
    <address className={styles.address}>
      {addressLines(billing).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}
