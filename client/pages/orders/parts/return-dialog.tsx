import { clsx } from 'clsx';
import { percentText } from '../../../../contracts/domain/number/notation.ts';
import { RESTOCKING_PERCENT } from '../../../../contracts/domain/order/trade-terms.ts';
import { packsHeading, packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import { dayWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { REASON_MAX, type ReturnKind, type ReturnModel, useReturn } from '../use-return.ts';
import { DefectPictureChooser } from './defect-picture-chooser.tsx';
import styles from './return-dialog.module.css';

interface ReturnDialogProps {
  /** undefined shows nothing */
  kind: ReturnKind | undefined;
  order: Order;
  onClose: () => void;
  onSent: (returnNo: string) => void;
}

const TITLES: Readonly<Record<ReturnKind, string>> = {
  return: 'Return packs',
  defect: 'Report a defect',
};

/** Asks which packs come back or have a defect, how many, and why. */
export function ReturnDialog({ kind, order, onClose, onSent }: ReturnDialogProps) {
  return (
    <Dialog open={kind !== undefined} onClose={onClose} title={TITLES[kind ?? 'return']} placement="side">
      {kind && <ReturnForm kind={kind} order={order} onSent={onSent} />}
    </Dialog>
  );
}

function leadOf(kind: ReturnKind, { returnBy, reportBy }: Order): string {
  return kind === 'return'
    ? `You can return unopened packs until ${dayWords(returnBy)}. Please don’t send them until we have agreed, or we’ll charge a restocking fee of ${percentText(RESTOCKING_PERCENT)}.`
    : `You can report defects until ${dayWords(reportBy)}, before anything is laid. Please keep the packs until we have answered.`;
}

function ReturnForm({
  kind,
  order,
  onSent,
}: {
  kind: ReturnKind;
  order: Order;
  onSent: (no: string) => void;
}) {
  const model = useReturn(kind, order, onSent);
  const { reason, setReason, missing, isSending, error, send, pictures } = model;
  return (
    <form
      className="stack-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{leadOf(kind, order)}</p>
      <Packs model={model} />
      <Field
        label={kind === 'return' ? 'Why are you returning them?' : 'What is wrong?'}
        error={missing.reason}
        required
      >
        <TextArea
          asks="message"
          rows={4}
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {kind === 'defect' && <DefectPictureChooser model={pictures} error={missing.pictures} />}
      <Problem error={error} />
      <Button size="lg" wide type="submit" loading={isSending}>
        {kind === 'return' ? 'Request the return' : 'Send the report'}
      </Button>
    </form>
  );
}

function Packs({ model: { lines, packsOf, setPacks, missing } }: { model: ReturnModel }) {
  return (
    <fieldset className={styles.packs}>
      <legend className="sr-only">Packs</legend>
      {lines.map((line) => (
        <div className={styles.line} key={line.lineId}>
          <div>
            <p className={styles.name}>{line.productName}</p>
            <p className="text-small text-muted">{`of ${packsText(line.mayReturn, line)}`}</p>
          </div>
          <Stepper
            label={`${packsHeading(line)} of ${line.productName}`}
            value={packsOf(line.lineId)}
            max={line.mayReturn}
            onChange={(packs) => setPacks(line.lineId, packs)}
          />
        </div>
      ))}
      <p className={clsx('text-small', styles.error)} role="alert">
        {missing.packs}
      </p>
    </fieldset>
  );
}
