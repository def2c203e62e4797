import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { FITTING_CHECKLIST } from '../../../../contracts/domain/order/fitting.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { OuterLink } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import type { FittingContent, FloorRow } from '../use-accessories-page.ts';
import styles from './fitting-choice.module.css';

/** Whether our fitters lay the floors, and by which method; then what has to be ready on site. */
export function FittingChoice({ content }: { content: FittingContent }) {
  const { floors, fits, retryFitting, choose } = content;
  const isChosen = floors.some(({ method }) => method !== '');
  return (
    <Section
      title="Fitting"
      lead="Our own fitters lay your floor. You pay for each m² of floor laid, not for offcuts. We charge whole m²."
    >
      {fits === 'loading' && <Skeleton className={styles.loading} />}
      {fits === 'failed' && <RetryLine what="Fitting prices" onRetry={retryFitting} />}
      {fits === 'no' && (
        <p>
          Fitting can’t be ordered here. Please call us on{' '}
          <OuterLink href={PHONE.link}>{PHONE.shown}</OuterLink>.
        </p>
      )}
      {fits === 'yes' &&
        floors.map((floor) => (
          <MethodChoice
            key={floor.productId}
            floor={floor}
            named={floors.length > 1}
            onChoose={(method) => choose(floor.productId, method)}
          />
        ))}
      {isChosen && <Checklist content={content} />}
    </Section>
  );
}

interface MethodChoiceProps {
  floor: FloorRow;
  /** with several floors, each choice names its floor */
  named: boolean;
  onChoose: (method: string) => void;
}

function MethodChoice({ floor, named, onChoose }: MethodChoiceProps) {
  const { product, productId, method: chosen, methods } = floor;
  const options = [
    { method: '', price: '' },
    ...methods.map(({ specification, productPrice }) => ({
      method: specification,
      price: `${formatPence(productPrice)} / m²`,
    })),
  ];
  return (
    <fieldset className={styles.methods}>
      <legend className={named ? styles.legend : 'sr-only'}>Fitting of {product.productName}</legend>
      {options.map(({ method, price }) => (
        <label className={styles.method} key={method}>
          <input
            type="radio"
            name={`fitting-${productId}`}
            checked={chosen === method}
            onChange={() => onChoose(method)}
          />
          <span>{method || 'No fitting'}</span>
          <span className={clsx('text-figures', styles.price)}>{price}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Checklist({ content: { ticked, tick } }: { content: FittingContent }) {
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.legend}>Please confirm for the day we start</legend>
      {FITTING_CHECKLIST.map((point) => (
        <Checkbox
          key={point}
          label={point}
          checked={ticked.includes(point)}
          onChange={(event) => tick(point, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
