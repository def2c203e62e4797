import { type ComponentProps, Suspense } from 'react';
import { fetchedPart } from '../../../ui/later-part.tsx';
import type { PayOrder as Shown } from './pay-order.tsx';

const PayOrder = fetchedPart(async () => (await import('./pay-order.tsx')).PayOrder);

/** Lets the customer pay an order that waits for its card payment. Its code loads only with such an order. */
export function PayOrderLater({ order }: ComponentProps<typeof Shown>) {
  if (order.cardPence === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PayOrder order={order} />
    </Suspense>
  );
}
