import { useState } from 'react';
import { updateQuotation } from '../../../features/quotations/quotations.api.ts';
import { refusedField } from '../../../lib/call-error.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { packedWays } from '../packed-ways.ts';
import { useDeed } from '../use-deed.ts';
import {
  CLIENT_MAX,
  HouseTypeField,
  PlotsField,
  POST_CODE_MAX,
  SITE_MAX,
  TextField,
  TitleField,
} from './detail-fields.tsx';
import { PackingField } from './packing-field.tsx';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

const FIELDS = ['title', 'clientName', 'siteAddress', 'postCode', 'houseType'];

/** Title, client, site and plots of a draft. What is typed stays when a colleague was faster. */
export function DetailsForm({ open: { quotation, tell }, onClose }: QuotationFormProps) {
  const { userId } = useCustomer().user;
  const { quotationId, version } = quotation;
  const [plots, setPlots] = useState(quotation.plots);
  const [packing, setPacking] = useState(quotation.packing);
  const { run, isPending, error } = useDeed(updateQuotation, () => {
    tell('The details are saved.');
    onClose();
  });
  const field = refusedField(error) ?? '';
  const errorOf = (name: string) => (name === field && error instanceof Error ? error.message : undefined);
  return (
    <DialogForm
      onSubmit={(values) => {
        const text = (name: string) => String(values.get(name) ?? '').trim();
        void run({
          userId,
          quotationId,
          version,
          title: text('title'),
          clientName: text('clientName'),
          siteAddress: text('siteAddress'),
          postCode: text('postCode'),
          houseType: text('houseType'),
          plots,
          packing,
        });
      }}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Save
          </Button>
        </>
      }
    >
      <TitleField value={quotation.title} error={errorOf('title')} />
      <TextField
        label="Client"
        name="clientName"
        asks="other-name"
        hint="Whom you build for."
        maxLength={CLIENT_MAX}
        value={quotation.clientName}
        error={errorOf('clientName')}
      />
      <TextField
        label="Site address"
        name="siteAddress"
        asks="other-name"
        maxLength={SITE_MAX}
        value={quotation.siteAddress}
        error={errorOf('siteAddress')}
      />
      <TextField
        label="Post code of the site"
        name="postCode"
        asks="other-postal-code"
        hint="With it the delivery is in the total."
        maxLength={POST_CODE_MAX}
        value={quotation.postCode}
        error={errorOf('postCode')}
      />
      <HouseTypeField value={quotation.houseType} error={errorOf('houseType')} />
      <PlotsField plots={plots} onChange={setPlots} />
      {plots > 1 && (
        <PackingField packing={packing} ways={packedWays(quotation, plots)} onChange={setPacking} />
      )}
      <Problem error={FIELDS.includes(field) ? undefined : error} />
    </DialogForm>
  );
}
