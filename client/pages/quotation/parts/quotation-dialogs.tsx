import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenQuotation } from '../use-quotation.ts';
import { AcceptForm } from './accept-form.tsx';
import { CopyForm } from './copy-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { LinesForm } from './lines-form.tsx';
import { RefreshForm } from './refresh-form.tsx';
import { RequestForm } from './request-form.tsx';

export type Opened =
  | 'request'
  | 'accept'
  | 'decline'
  | 'copy'
  | 'renew'
  | 'details'
  | 'lines'
  | 'refresh'
  | 'delete';

export interface QuotationFormProps {
  open: OpenQuotation;
  onClose: () => void;
}

const DIALOGS: Readonly<
  Record<Opened, { title: string; Form: (props: QuotationFormProps) => React.ReactNode }>
> = {
  request: { title: 'Ask us for a price', Form: RequestForm },
  accept: { title: 'Accept this quotation?', Form: AcceptForm },
  decline: { title: 'Decline this quotation', Form: DeclineForm },
  copy: { title: 'Duplicate for the next house type', Form: CopyForm },
  renew: { title: 'Quote again', Form: (props) => <CopyForm {...props} isRenewal /> },
  details: { title: 'Change details', Form: DetailsForm },
  lines: { title: 'Change lines', Form: LinesForm },
  refresh: { title: 'Refresh from its plan', Form: RefreshForm },
  delete: { title: 'Delete this quotation?', Form: DeleteForm },
};

const LONG: ReadonlySet<Opened> = new Set(['request', 'details', 'lines', 'refresh']);

interface QuotationDialogsProps extends QuotationFormProps {
  /** undefined shows nothing */
  opened: Opened | undefined;
}

/** What can be done with a quotation, one question at a time. */
export function QuotationDialogs({ opened, open, onClose }: QuotationDialogsProps) {
  const dialog = opened && DIALOGS[opened];
  const isLong = opened !== undefined && LONG.has(opened);
  return (
    <Dialog
      open={dialog !== undefined}
      onClose={onClose}
      title={dialog?.title ?? ''}
      placement={isLong ? 'side' : 'center'}
    >
      {dialog && <dialog.Form open={open} onClose={onClose} />}
    </Dialog>
  );
}
