import { useState } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { goodsKind, packsHeading } from '../../../../contracts/domain/quantity/goods-count.ts';
import { timesPacked } from '../../../../contracts/domain/quotation/packing.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { updateQuotation } from '../../../features/quotations/quotations.api.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { changedDraft, packsOf, placeOf, type TypedPacks } from '../draft-lines.ts';
import { useDeed } from '../use-deed.ts';
import type { OpenQuotation } from '../use-quotation.ts';
import styles from './lines-form.module.css';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

/** Changes the packs of a draft's lines or leaves lines out; shows the new total before it is saved. */
export function LinesForm({ open: { quotation, tell }, onClose }: QuotationFormProps) {
  const { userId } = useCustomer().user;
  const { quotationId, version, totalPence: before } = quotation;
  const [typed, setTyped] = useState<TypedPacks>({});
  const { run, isPending, error } = useDeed(updateQuotation, () => {
    tell('Lines saved.');
    onClose();
  });
  const { input, totalPence } = changedDraft(quotation, typed);
  const isEmpty = input.length === 0;
  return (
    <DialogForm
      onSubmit={() => {
        if (!isEmpty) void run({ userId, quotationId, version, lines: [...input] });
      }}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="lg" loading={isPending} disabled={isEmpty}>
            Save
          </Button>
        </>
      }
    >
      <p>Saved lines have today’s prices, which are then held for 30 days.</p>
      <ul>
        {quotation.lines.map((line, at) => (
          <LineFields
            key={placeOf(line, at)}
            quotation={quotation}
            at={at}
            typed={typed}
            onChange={(packs) => setTyped((all) => ({ ...all, [placeOf(line, at)]: packs }))}
          />
        ))}
      </ul>
      <p aria-live="polite">
        {isEmpty
          ? 'A quotation needs at least one line. If you don’t need any, delete the draft.'
          : `Total incl. VAT ${formatPence(totalPence)}${totalPence === before ? '' : `, before ${formatPence(before)}`}.`}
      </p>
      <Problem error={error} />
    </DialogForm>
  );
}

interface LineFieldsProps {
  quotation: OpenQuotation['quotation'];
  at: number;
  typed: TypedPacks;
  onChange: (packs: number) => void;
}

function LineFields({ quotation, at, typed, onChange }: LineFieldsProps) {
  const line = quotation.lines[at];
  if (!line) return null;
  const { productName, productNo, number, todayPrice, productPrice } = line;
  const packs = packsOf(line, at, typed);
  const times = timesPacked(quotation);
  const unit = goodsKind(line) === 'fitting' ? 'm²' : packsHeading(line).toLowerCase();
  const price =
    todayPrice === productPrice
      ? ''
      : `Quoted at ${formatPence(productPrice)}, today ${formatPence(todayPrice)}.`;
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {productName}
        <span className="text-small text-muted">
          {[productNo, times > 1 ? `${unit} on each plot` : unit].join(' · ')}
        </span>
        {todayPrice > 0 && price && <span className="text-small">{price}</span>}
      </span>
      {todayPrice === 0 ? (
        <span className="text-small">No longer sold, so it is left out.</span>
      ) : packs === 0 ? (
        <span className={styles.out}>
          <span className="text-small">Left out.</span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Put back ${productName}`}
            onClick={() => onChange(number)}
          >
            Put back
          </Button>
        </span>
      ) : (
        <span className={styles.out}>
          <Stepper
            label={`${productName}, ${unit}`}
            value={packs}
            min={1}
            max={Math.floor(LINE_PACKS_MAX / times)}
            onChange={onChange}
          />
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Leave out ${productName}`}
            onClick={() => onChange(0)}
          >
            Leave out
          </Button>
        </span>
      )}
    </li>
  );
}
