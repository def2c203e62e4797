import { useState } from 'react';
import { copyQuotation } from '../../../features/quotations/quotations.api.ts';
import { refusedField } from '../../../lib/call-error.ts';
import { useGo } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useDeed } from '../use-deed.ts';
import { HouseTypeField, PlotsField, TitleField } from './detail-fields.tsx';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

interface CopyFormProps extends QuotationFormProps {
  /** the same again at today's prices, in place of one that has ended */
  isRenewal?: boolean;
}

/** The same lines at today's prices as a new draft: after the end of one, or for the next house type with its plots. */
export function CopyForm({ open: { quotation }, onClose, isRenewal = false }: CopyFormProps) {
  const { userId } = useCustomer().user;
  const go = useGo();
  const { quotationId } = quotation;
  const [plots, setPlots] = useState(isRenewal ? quotation.plots : 1);
  const { run, isPending, error } = useDeed(copyQuotation, ({ quotationId: made }) => {
    onClose();
    go('quotation', { id: made });
  });
  const field = refusedField(error);
  const message = error instanceof Error ? error.message : '';
  return (
    <DialogForm
      onSubmit={(values) => {
        const text = (name: string) => String(values.get(name) ?? '').trim();
        void run({ userId, quotationId, title: text('title'), houseType: text('houseType'), plots });
      }}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            {isRenewal ? 'Quote again' : 'Make the copy'}
          </Button>
        </>
      }
    >
      <p>
        {isRenewal
          ? 'A new draft with the same lines at today’s prices. This one stays as it is.'
          : 'A new draft with the same lines at today’s prices, for as many plots as you say. Several types can be ordered together.'}
      </p>
      <TitleField value={quotation.title} error={field === 'title' ? message : undefined} />
      <HouseTypeField
        value={isRenewal ? quotation.houseType : ''}
        error={field === 'houseType' ? message : undefined}
      />
      <PlotsField plots={plots} onChange={setPlots} />
      <Problem error={field === 'title' || field === 'houseType' ? undefined : error} />
    </DialogForm>
  );
}
