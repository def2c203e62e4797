import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { plotsWords, validityWords } from '../../../features/quotations/quotation-words.ts';
import { useQuotationsCall } from '../../../features/quotations/quotations.api.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './needs-you.module.css';

const SHOWN = 5;

/** Quotations that expire within a few days. Nothing shows if they can't be read; the list of quotations says why. */
export function EndingQuotations() {
  const { data } = useQuotationsCall({ endsSoon: true }, 1, SHOWN);
  const href = useHref();
  if (!data || data.data.length === 0) return null;
  return (
    <Section
      title="Quotations that end soon"
      action={
        <Link href={href('quotations')} look="underline">
          All quotations
        </Link>
      }
    >
      <ul className={styles.orders} aria-label="Quotations that end soon">
        {data.data.map((quotation) => (
          <li className={styles.order} key={quotation.quotationId}>
            <span className={styles.name}>
              <Link href={href('quotation', { id: quotation.quotationId })} look="underline">
                {quotation.title}
              </Link>
              <span className={styles.reference}>
                {[plotsWords(quotation), formatPence(quotation.totalPence)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="text-figures">{validityWords(quotation)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
