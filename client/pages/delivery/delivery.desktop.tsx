import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DispatchNote } from './parts/dispatch-note.tsx';
import { DELIVERY_LEAD, useDeliveryParts } from './use-delivery-parts.tsx';

export function DeliveryPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="From our warehouse" title="Delivery and returns" lead={DELIVERY_LEAD} />
      <DispatchNote />
      <LongText parts={useDeliveryParts()} contents="beside" />
    </Container>
  );
}
