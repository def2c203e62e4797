import { useState } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { ToPay } from '../../../features/payments/payments.api.ts';
import { notify } from '../../../state/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { nameOf } from '../ticked-sums.ts';
import type { PaymentsModel } from '../use-payments.ts';
import styles from './payment-list.module.css';

/** Pays the ticked items from the company's credit, as far as it goes, after showing how much is used for each. */
export function CreditButton({ toPay, model }: { toPay: ToPay; model: PaymentsModel }) {
  const [isOpen, setOpen] = useState(false);
  const { fromCredit, credit } = model;
  const pence = fromCredit.reduce((sum, { amountPence }) => sum + amountPence, 0);
  if (pence === 0 && !isOpen) return null;
  const left = toPay.creditPence - pence;
  const close = () => {
    if (!credit.isPending) setOpen(false);
  };
  const pay = async () => {
    if (!(await credit.run(fromCredit))) return;
    setOpen(false);
    notify({ type: 'success', text: `${formatPence(pence)} of your credit has been used.` });
  };
  return (
    <>
      <Button size="lg" variant="outline" onClick={() => setOpen(true)}>
        {`Use ${formatPence(pence)} of your credit`}
      </Button>
      <Dialog open={isOpen} onClose={close} title="Use your credit?">
        <DialogForm
          onSubmit={() => void pay()}
          actions={
            <>
              <Button variant="outline" onClick={close}>
                Keep it
              </Button>
              <Button type="submit" loading={credit.isPending} disabled={pence === 0}>
                {`Use ${formatPence(pence)}`}
              </Button>
            </>
          }
        >
          <ul className={styles.shares} aria-label="Paid from your credit">
            {fromCredit.map(({ id, amountPence }) => (
              <li className="ruled-row" key={id}>
                <span>{nameOf(toPay.items.find((item) => item.id === id))}</span>
                <span className="text-figures">{formatPence(amountPence)}</span>
              </li>
            ))}
          </ul>
          <p className="text-muted">
            {left > 0 ? `${formatPence(left)} will be left in credit.` : 'Nothing will be left in credit.'}{' '}
            This can’t be undone.
          </p>
          <Problem error={credit.error} />
        </DialogForm>
      </Dialog>
    </>
  );
}
