import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DELIVERY_LEAD, deliveryParts } from './delivery-parts.tsx';
import { DispatchNote } from './parts/dispatch-note.tsx';

export function DeliveryPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="From our warehouse" title="Delivery and returns" lead={DELIVERY_LEAD} />
      <DispatchNote />
      <LongText parts={deliveryParts()} />
    </Container>
  );
}
