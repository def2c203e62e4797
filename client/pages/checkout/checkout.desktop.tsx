import { SidePanel, WithSide } from '../../ui/side-panel.tsx';
import { CheckoutFrame } from './parts/checkout-frame.tsx';
import { OrderSteps } from './parts/order-steps.tsx';
import { OrderSummary } from './parts/order-summary.tsx';

export function CheckoutPage() {
  return (
    <CheckoutFrame
      layout={(model) => (
        <WithSide
          label="Summary"
          side={
            <SidePanel title="Your order">
              <OrderSummary model={model} />
            </SidePanel>
          }
        >
          <OrderSteps model={model} />
        </WithSide>
      )}
    />
  );
}
