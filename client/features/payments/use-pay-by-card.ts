import { useEffect, useState } from 'react';
import { useWrite, type Write } from '../../lib/use-write.ts';
import { useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { beginPayment, type PaidItem, readPaidAgain } from './payments.api.ts';

/** The address to which the provider sends the customer back, in the tree that they use. */
export function useReturnUrl(): () => string {
  const href = useHref();
  return () => location.origin + href('order-placed');
}

/** Begins a card payment and opens the provider's page; pending until that page has loaded. */
export function usePayByCard(): Write<[items: readonly PaidItem[]]> {
  const { userId } = useCustomer().user;
  const returnUrl = useReturnUrl();
  const [isLeaving, setLeaving] = useState(false);
  // Back from there may restore this page from before the payment began
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      setLeaving(false);
      if (persisted) void readPaidAgain();
    };
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  const write = useWrite(async (items: readonly PaidItem[]) => {
    try {
      const page = await beginPayment({ userId, items: [...items], returnUrl: returnUrl() });
      setLeaving(true);
      location.assign(page);
    } catch (error) {
      void readPaidAgain();
      throw error;
    }
  });
  return { ...write, isPending: write.isPending || isLeaving };
}
