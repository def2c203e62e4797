import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { AlertIcon } from '../../../ui/icons.tsx';
import { LineList, ListedLine } from '../../../ui/line-list.tsx';
import { type CheckoutLine, problemOf } from '../checkout-lines.ts';
import type { RefusedLines } from '../use-placing.ts';
import { LineMend } from './line-mend.tsx';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  lines: readonly CheckoutLine[];
  refused: RefusedLines;
}

/** The order line by line, each with what keeps it from being ordered, if anything. */
export function OrderLines({ lines, refused }: OrderLinesProps) {
  return (
    <LineList>
      {lines.map((line) => {
        const problem = problemOf(line, refused.get(line.carId));
        const { carId, name, note } = line;
        return (
          <ListedLine key={carId} name={name} cost={costText(line)} detail={detailOf(line)} note={note}>
            {problem && (
              <div className={clsx('text-small', styles.problem)}>
                <p className={styles.words}>
                  <AlertIcon size="1.125rem" />
                  <span>{problem.words}</span>
                </p>
                <LineMend line={line} mend={problem.mend} />
              </div>
            )}
          </ListedLine>
        );
      })}
    </LineList>
  );
}

function costText({ isGone, isSample, costPence }: CheckoutLine): string {
  if (isGone) return '—';
  return isSample && costPence === 0 ? 'Free' : formatPence(costPence);
}

/** `AL-H101 · 12 packs, 15.60 m² at £36.90 / m²` */
function detailOf({
  productNo,
  isSample,
  unit,
  packs,
  packSize,
  amount,
  price,
  isGone,
}: CheckoutLine): string {
  const quantity = quantityParts(packs, amount, { productUnit: unit, packSize }).join(', ');
  const at = isSample || isGone ? '' : ` at ${formatPence(price)} / ${unitWord(unit)}`;
  return `${productNo} · ${isSample ? 'Sample' : `${quantity}${at}`}`;
}
