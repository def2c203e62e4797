import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { problemOf } from '../checkout-lines.ts';
import type { OrderFormModel } from '../use-order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './summary-toggle.module.css';

/** A phone's summary: one line that opens. It opens by itself when a line can't be ordered, and is printed open. */
export function SummaryToggle({ model }: { model: OrderFormModel }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isWrong = model.lines.some((line) => problemOf(line, model.placing.refused.get(line.carId)));
  const isShown = isOpen || isWrong;
  return (
    <section className={styles.summary} aria-label="Summary">
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <span>Your order: {countText(model.lines.length, 'line')}</span>
        <span className={clsx('text-figures', styles.total)}>{formatPence(model.sums.total)}</span>
        <ChevronDownIcon />
      </button>
      <div className={clsx(styles.content, !isShown && styles.closed)} id={id}>
        <OrderSummary model={model} />
      </div>
    </section>
  );
}
