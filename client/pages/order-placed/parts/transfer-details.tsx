import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { bankDetails } from '../../../../contracts/domain/seller/seller.ts';
import { CopyButton } from '../../../features/copy/copy-button.tsx';
import { brandName } from '../../../lib/api-client.ts';
import { Section } from '../../../ui/section.tsx';
import type { Order } from '../use-order-placed.ts';
import styles from './transfer-details.module.css';

/** Where to transfer the money, how much, and with which reference. */
export function TransferDetails({ order: { duePence, transferReference } }: { order: Order }) {
  const { accountName, sortCode, accountNumber } = bankDetails(brandName());
  const facts = [
    ['Amount', formatPence(duePence)],
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['Reference', transferReference],
  ];
  return (
    <Section
      title="Your transfer"
      lead="Please quote the reference exactly as shown: it tells us which order the money is for."
    >
      <dl className={styles.details}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="text-figures">{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <CopyButton text={transferReference} what="reference" />
      </div>
    </Section>
  );
}
