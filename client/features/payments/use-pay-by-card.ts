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
  useEffect(() => {
    const stay = () => setLeaving(false);
    // Back from there may restore this page from before the payment began
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      stay();
      if (persisted) void readPaidAgain();
    };
    // Stop ended the loading of that page, which only newer browsers say; the payment has begun
    const stopped = () => {
      stay();
      // a call that is made at once is stopped too
      setTimeout(readPaidAgain);
    };
    const { navigation } = window as { readonly navigation?: Navigation };
    addEventListener('pageshow', comeBack);
    navigation?.addEventListener('navigateerror', stopped);
    return () => {
      removeEventListener('pageshow', comeBack);
      navigation?.removeEventListener('navigateerror', stopped);
    };
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
