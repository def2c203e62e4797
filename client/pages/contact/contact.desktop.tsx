import { Container } from '../../ui/container.tsx';
import styles from './contact.desktop.module.css';
import { FindUs } from './parts/find-us.tsx';
import { MessageForm } from './parts/message-form.tsx';
import { OpeningHours } from './parts/opening-hours.tsx';
import { ContactHead, ReachUs } from './parts/reach-us.tsx';

export function ContactPage() {
  return (
    <Container className="text-page">
      <ContactHead />
      <div className={styles.columns}>
        <div className="stack-10">
          <ReachUs />
          <OpeningHours />
        </div>
        <MessageForm />
      </div>
      <FindUs />
    </Container>
  );
}
