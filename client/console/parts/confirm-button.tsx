import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  /** the question */
  title: string;
  /** what will be lost */
  text: ReactNode;
  /** the verb on the button that does it */
  verb: string;
  onConfirm: () => Promise<unknown>;
}

/** A button for something that can't be undone: it asks first. */
export function ConfirmButton({ title, text, verb, onConfirm, children, ...props }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await onConfirm();
    setPending(false);
    setOpen(false);
  };
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <>
            <Button loading={isPending} onClick={confirm}>
              {verb}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <chakra.p textStyle="body" color="fg.muted">
          {text}
        </chakra.p>
      </Dialog>
    </>
  );
}
