import { PaymentList } from './parts/payment-list.tsx';

export function PaymentsPage() {
  return <PaymentList />;
}
