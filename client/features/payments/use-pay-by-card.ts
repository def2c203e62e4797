import { useState } from 'react';
import { isUnavailable } from '../../lib/reading.ts';
import { useAction } from '../../lib/use-call.ts';
import { useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { beginPayment, type PaidItem, readPaidAgain } from './payments.api.ts';

export interface PayByCard {
  readonly pay: (items: readonly PaidItem[]) => void;
  /** also while the provider's page loads */
  readonly isPending: boolean;
  readonly problem: string;
  /** the backend takes no cards (result code 105) */
  readonly isUnavailable: boolean;
}

/** Where the provider leads back to, in the tree that the customer uses. */
export function useReturnUrl(): () => string {
  const href = useHref();
  return () => location.origin + href('results');
}

/** Begins a payment by card and goes to the provider's page. */
export function usePayByCard(): PayByCard {
  const { userId } = useCustomer().user;
  const returnUrl = useReturnUrl();
  const [unavailable, setUnavailable] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { run, isPending, problem } = useAction(
    async (items: readonly PaidItem[]) => {
      try {
        const page = await beginPayment({ userId, items: [...items], returnUrl: returnUrl() });
        setLeaving(true);
        // Back from there may bring this page back as it was
        addEventListener('pageshow', () => setLeaving(false), { once: true });
        location.assign(page);
      } catch (error) {
        setUnavailable(isUnavailable(error));
        void readPaidAgain();
        throw error;
      }
    },
    { inPlace: true },
  );
  return {
    pay: (items) => void run(items),
    isPending: isPending || isLeaving,
    problem,
    isUnavailable: unavailable,
  };
}
