import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useAction } from '../../lib/use-call.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface Turns {
  readonly isBusy: boolean;
  readonly setBusy: (isBusy: boolean) => void;
}

/** Outside `OneAtATime`, buttons don't wait for one another. */
const TurnsContext = createContext<Turns>({ isBusy: false, setBusy: () => undefined });

/**
 * While one of its action buttons works, the others are off: what they would do depends on the outcome, and their calls
 * could overtake the first.
 */
export function OneAtATime({ children }: { children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const turns = useMemo(() => ({ isBusy, setBusy }), [isBusy]);
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

interface ActionButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** there is nothing to do; the button keeps the focus */
  off?: boolean;
  /** a failure is shown in a notice */
  action: () => unknown;
}

/** A button that does one thing at a time: a second click while it works does nothing. */
export function ActionButton({ action, off = false, ...props }: ActionButtonProps) {
  const { isBusy, setBusy } = useContext(TurnsContext);
  const { run, isPending } = useAction(async () => {
    setBusy(true);
    try {
      return await action();
    } finally {
      setBusy(false);
    }
  });
  const isOff = off || (isBusy && !isPending);
  return (
    <Button
      size="sm"
      variant="outline"
      {...props}
      loading={isPending}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : () => void run()}
    />
  );
}
