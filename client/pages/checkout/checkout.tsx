import { useDevice } from '../../state/device.ts';
import { CheckoutFrame } from './parts/checkout-frame.tsx';

export function CheckoutPage() {
  return <CheckoutFrame look={useDevice() === 'desktop' ? 'beside' : 'stacked'} />;
}
