import { CheckoutFrame } from './parts/checkout-frame.tsx';
import { OrderSteps } from './parts/order-steps.tsx';
import { SummaryToggle } from './parts/summary-toggle.tsx';

export function CheckoutPage() {
  return (
    <CheckoutFrame
      layout={(model) => (
        <>
          <SummaryToggle model={model} />
          <OrderSteps model={model} />
        </>
      )}
    />
  );
}
