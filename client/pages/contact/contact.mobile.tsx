import { Container } from '../../ui/container.tsx';
import { FindUs } from './parts/find-us.tsx';
import { MessageForm } from './parts/message-form.tsx';
import { OpeningHours } from './parts/opening-hours.tsx';
import { ContactHead, ReachUs } from './parts/reach-us.tsx';

export function ContactPage() {
  return (
    <Container className="text-page">
      <ContactHead />
      <ReachUs />
      <OpeningHours />
      <MessageForm wideButton />
      <FindUs />
    </Container>
  );
}
