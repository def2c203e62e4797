import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { Quotation } from '../../../features/quotations/quotations.api.ts';
import { Timeline } from '../../../ui/timeline.tsx';
import { type ProgressStep, progressOf } from '../quotation-progress.ts';
import styles from './quotation-progress.module.css';

/** What has happened to a quotation and what is still to come; with each answer, what it changed. */
export function QuotationProgress({ quotation }: { quotation: Quotation }) {
  return <Timeline steps={progressOf(quotation)} more={(step) => <Revision step={step} />} />;
}

function Revision({ step: { words, revision } }: { step: ProgressStep }) {
  if (!revision) return null;
  const { changes, totalPence } = revision;
  return (
    <>
      {changes.length > 0 && (
        <ul className={clsx('text-small', styles.changes)} aria-label={`What changed: ${words}`}>
          {changes.map(({ lineId, productName, text }) => (
            <li key={`${lineId} ${text}`}>{`${productName}: ${text}`}</li>
          ))}
        </ul>
      )}
      <p className="text-small text-figures">{`New total ${formatPence(totalPence)} incl. VAT`}</p>
    </>
  );
}
