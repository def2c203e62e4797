import { useNamedPayment } from './named-payment.ts';
import { OrderedLines } from './parts/ordered-lines.tsx';
import { PaymentLater } from './parts/payment-later.tsx';
import { ResultsFrame } from './parts/results-frame.tsx';
import { ResultsWords } from './parts/results-words.tsx';

export function ResultsPage() {
  const cardPaymentId = useNamedPayment();
  if (cardPaymentId !== '') return <PaymentLater cardPaymentId={cardPaymentId} key={cardPaymentId} />;
  return (
    <ResultsFrame
      layout={(order) => (
        <>
          <ResultsWords order={order} />
          <OrderedLines order={order} />
        </>
      )}
    />
  );
}
