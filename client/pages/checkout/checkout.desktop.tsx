import { CheckoutFrame } from './parts/checkout-frame.tsx';

export function CheckoutPage() {
  return <CheckoutFrame look="beside" />;
}
