import { clsx } from 'clsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Price } from '../../../ui/price.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ReorderLine } from '../reorder.ts';
import { alternativeWords, perUnit, reorderNotes, reorderQuantity } from '../reorder-words.ts';
import type { Reorder } from '../use-reorder.ts';
import styles from './reorder-item.module.css';

/** One line with a box to include it, and what has changed since it was ordered. */
export function ReorderItem({ line, reorder }: { line: ReorderLine; reorder: Reorder }) {
  const { product, packs, cost, alternatives, isGone } = line;
  const name = product?.productName ?? line.line.productName;
  return (
    <li className={styles.item}>
      {packs > 0 ? (
        <Checkbox
          label={<span className={styles.name}>{name}</span>}
          checked={reorder.isTaken(line)}
          onChange={({ target }) => reorder.take(line, target.checked)}
        />
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      {packs > 0 && product && (
        <div className={clsx('text-small', styles.figures)}>
          <span className="text-figures">{reorderQuantity(line)}</span>
          <span className="text-figures">{perUnit(product, product.productPrice ?? 0)}</span>
          <Price className={styles.cost} pence={cost} />
        </div>
      )}
      {reorderNotes(line).map((note) => (
        <p className={clsx('text-small', styles.note)} key={note}>
          {note}
        </p>
      ))}
      {isGone && alternatives.length > 0 && (
        <Field label={`Instead of ${line.line.productName}, from the same series`}>
          <Select
            options={alternatives.map((each) => ({
              value: each.product.productId,
              label: alternativeWords(each),
            }))}
            placeholder="Nothing"
            value={product?.productId ?? ''}
            onChange={({ target }) => reorder.choose(line, target.value)}
          />
        </Field>
      )}
    </li>
  );
}
