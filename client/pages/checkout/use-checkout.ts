import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { basketWrites, useBasketCall } from '../../features/basket/basket.api.ts';
import { allWritten } from '../../lib/all-written.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCustomer } from '../../state/session.ts';
import { type CheckoutStart, useCheckoutStart } from './checkout.api.ts';
import { type CheckoutLine, checkoutLine, projectOf } from './checkout-lines.ts';

export interface CheckoutReading {
  readonly start: CheckoutStart;
  /** lines that this checkout orders */
  readonly lines: readonly CheckoutLine[];
  /** lines of the other kind in the basket */
  readonly others: number;
  /** the lines' project; '' if none */
  readonly projectInfo: string;
  /** quotations that are ordered instead of the basket */
  readonly quoted?: readonly Quoted[];
}

export type Quoted = NonNullable<CheckoutStart['quotations']>[number];

/** What a checkout needs: the basket's lines of its kind, the company's address and credit. */
export function useCheckout() {
  const query = new URLSearchParams(useSearch());
  const isSample = query.get('sample') === '1';
  const { userId } = useCustomer().user;
  const basket = useBasketCall();
  const isStored = useIsStored();
  const start = useCheckoutStart();
  const all = basket.data?.data;
  const own = isStored ? all?.filter(({ carType }) => (carType === 1) === isSample) : undefined;
  const value: CheckoutReading | undefined = all &&
    own &&
    start.data && {
      start: start.data.data,
      lines: own.map(checkoutLine),
      others: all.length - own.length,
      projectInfo: query.get('projectInfo') || projectOf(own),
    };
  const failed = all === undefined && basket.error !== undefined ? basket : start;
  const reading: Reading<CheckoutReading> = readingOf(failed, value);
  return { reading, isSample, key: `${userId} ${isSample}` };
}

/** Whether packs that were set just before, in the basket, are stored: until then its lines are those of before. */
function useIsStored(): boolean {
  const [isStored, setStored] = useState(() => basketWrites.last() === undefined);
  useEffect(() => {
    void allWritten(basketWrites).then(() => setStored(true));
  }, []);
  return isStored;
}
