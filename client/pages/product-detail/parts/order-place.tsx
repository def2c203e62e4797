import { lazy, Suspense } from 'react';
import type { OrderPanelProps } from './order-panel.tsx';
import { VisitorPanel } from './visitor-panel.tsx';

// A visitor's first view goes without it.
const OrderPanel = lazy(() => import('./order-panel.tsx').then((m) => ({ default: m.OrderPanel })));

/** Price and calculator for trade customers, and what visitors see instead; the customer's replaces it when it has come. */
export function OrderPlace({ loggedIn, ...panel }: OrderPanelProps & { loggedIn: boolean }) {
  const visitors = <VisitorPanel product={panel.product} />;
  if (!loggedIn) return visitors;
  return (
    <Suspense fallback={visitors}>
      <OrderPanel {...panel} />
    </Suspense>
  );
}
