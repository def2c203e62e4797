import { clsx } from 'clsx';
import { londonDay } from '../../../contracts/rules/day-words.ts';
import { countText } from '../../../contracts/rules/notation.ts';
import { useHref } from '../../state/device.ts';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import styles from './quotation-row.module.css';
import { plotsWords, QUOTATION_WORDS, quotationLook, validityWords } from './quotation-words.ts';
import type { QuotationSummary } from './quotations.api.ts';

interface QuotationRowProps {
  quotation: QuotationSummary;
  level: 'h2' | 'h3';
}

/** One quotation of a list, a link as a whole. */
export function QuotationRow({ quotation, level: Name }: QuotationRowProps) {
  const href = useHref();
  const { quotationId, quotationNo, title, clientName, sts, madeAt, madeBy, orderNo, lineCount } = quotation;
  const about = [clientName, plotsWords(quotation)].filter(Boolean).join(' · ');
  return (
    <li className={styles.quotation}>
      <div className={styles.words}>
        <Name className="text-subheading">
          <Link className={styles.link} href={href('quotation', { id: quotationId })} look="quiet">
            {title}
          </Link>
        </Name>
        {about && <p>{about}</p>}
        <p className={clsx('text-small', styles.muted)}>
          {`${quotationNo} · ${countText(lineCount, 'line')} · made on ${londonDay(madeAt)} by ${madeBy}`}
        </p>
      </div>
      <div className={styles.state}>
        <Status {...quotationLook(sts)}>{QUOTATION_WORDS[sts]}</Status>
        <p className={clsx('text-small', styles.muted)}>
          {orderNo ? `Order ${orderNo}` : validityWords(quotation)}
        </p>
      </div>
      <div className={styles.money}>
        <Price className={styles.total} pence={quotation.totalPence} />
        <p className={clsx('text-small', styles.muted)}>incl. VAT</p>
      </div>
    </li>
  );
}
