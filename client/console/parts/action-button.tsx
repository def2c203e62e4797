import { useAction } from '../../lib/use-call.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface ActionButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** there is nothing to do; the button keeps the focus */
  off?: boolean;
  /** a failure is shown in a notice */
  action: () => unknown;
}

/** A button that does one thing at a time: a second click while it works does nothing. */
export function ActionButton({ action, off = false, ...props }: ActionButtonProps) {
  const { run, isPending } = useAction(async () => action());
  return (
    <Button
      size="sm"
      variant="outline"
      {...props}
      loading={isPending}
      aria-disabled={off || undefined}
      onClick={off ? undefined : () => void run()}
    />
  );
}
