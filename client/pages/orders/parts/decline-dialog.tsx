import { useState } from 'react';
import type { Action } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { TextArea } from '../../../ui/text-input.tsx';

interface DeclineDialogProps {
  isShown: boolean;
  /** name of the colleague who placed the order */
  buyer: string;
  action: Action<[reason: string], void>;
  onClose: () => void;
}

/** The most characters of a reason that the contract allows. */
const REASON_MAX = 500;

/** Declines an order with a reason for its buyer. */
export function DeclineDialog({ isShown, buyer, action, onClose }: DeclineDialogProps) {
  const [missing, setMissing] = useState('');
  return (
    <Dialog open={isShown} onClose={onClose} title="Decline this order?">
      <DialogForm
        onSubmit={(values) => {
          const reason = String(values.get('reason') ?? '').trim();
          setMissing(reason === '' ? 'Please say why, so that your colleague knows what to change.' : '');
          if (reason !== '') void action.run(reason);
        }}
        actions={
          <>
            <Button variant="outline" size="lg" onClick={onClose}>
              Back
            </Button>
            <Button size="lg" type="submit" loading={action.isPending}>
              Decline the order
            </Button>
          </>
        }
      >
        <div className="stack-5">
          <p>{`The order is cancelled, and its floors and credit are free again. ${buyer} gets your reason by email.`}</p>
          <Field label="Why?" required error={missing}>
            <TextArea asks="message" name="reason" rows={4} maxLength={REASON_MAX} />
          </Field>
          <InlineAlert>{action.problem}</InlineAlert>
        </div>
      </DialogForm>
    </Dialog>
  );
}
