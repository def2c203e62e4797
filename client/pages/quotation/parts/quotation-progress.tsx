import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { Quotation } from '../../../features/quotations/quotations.api.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { progressOf } from '../quotation-progress.ts';
import styles from './quotation-progress.module.css';

/** What has happened to a quotation and what is still to come; with each answer, what it changed. */
export function QuotationProgress({ quotation }: { quotation: Quotation }) {
  return (
    <ol className={styles.steps} aria-label="Progress" data-print-colours="">
      {progressOf(quotation).map(({ words, at, note, revision, isAhead }) => (
        <li className={clsx(styles.step, !isAhead && styles.past)} key={`${words} ${at}`}>
          <p className={styles.words}>
            {words}
            {isAhead && <VisuallyHidden>, still to come</VisuallyHidden>}
          </p>
          {at && <p className={clsx('text-small text-figures', styles.muted)}>{at}</p>}
          {note && <p className={clsx('text-small', styles.muted)}>{note}</p>}
          {revision && (
            <>
              {revision.changes.length > 0 && (
                <ul className={clsx('text-small', styles.changes)} aria-label={`What changed: ${words}`}>
                  {revision.changes.map(({ lineId, productName, text }) => (
                    <li key={`${lineId} ${text}`}>{`${productName}: ${text}`}</li>
                  ))}
                </ul>
              )}
              <p className="text-small text-figures">
                {`Total then ${formatPence(revision.totalPence)} incl. VAT`}
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
