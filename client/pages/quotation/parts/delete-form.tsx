import { type DeletedQuotation, deleteQuotation } from '../../../features/quotations/quotations.api.ts';
import { useGo } from '../../../state/device.ts';
import { notify } from '../../../state/notices.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useDeed } from '../use-deed.ts';
import type { QuotationFormProps } from './quotation-dialogs.tsx';
import styles from './quotation-form.module.css';

/** Deletes a draft, which our staff have not seen. */
export function DeleteForm({ open: { quotation }, onClose }: QuotationFormProps) {
  const { userId } = useCustomer().user;
  const go = useGo();
  const { quotationId, quotationNo } = quotation;
  // away first: the quotation can't be read any more
  const remove = async (input: DeletedQuotation, serial: string) => {
    await deleteQuotation(input, serial);
    notify({ type: 'success', text: `Quotation ${quotationNo} is deleted.` });
    go('quotations', {}, { replace: true });
  };
  const { run, isPending, error } = useDeed(remove, onClose);
  return (
    <div className="stack-5">
      <p>{`Quotation ${quotationNo} goes for good. The project and its rooms stay as they are.`}</p>
      <Problem error={error} />
      <div className={styles.actions}>
        <Button variant="outline" size="lg" onClick={onClose}>
          Keep it
        </Button>
        <Button size="lg" loading={isPending} onClick={() => void run({ userId, quotationId })}>
          Delete it
        </Button>
      </div>
    </div>
  );
}
