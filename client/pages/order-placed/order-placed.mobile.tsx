import { OrderedLines } from './parts/ordered-lines.tsx';
import { PaymentLater } from './parts/payment-later.tsx';
import { PlacedFrame } from './parts/placed-frame.tsx';
import { PlacedWords } from './parts/placed-words.tsx';
import { useNamedPayment } from './use-order-placed.ts';

export function OrderPlacedPage() {
  const cardPaymentId = useNamedPayment();
  if (cardPaymentId !== '') return <PaymentLater cardPaymentId={cardPaymentId} key={cardPaymentId} />;
  return (
    <PlacedFrame
      layout={(order) => (
        <>
          <PlacedWords order={order} />
          <OrderedLines order={order} />
        </>
      )}
    />
  );
}
