import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './contact.desktop.module.css';
import { CONTACT_LEAD } from './contact-lead.ts';
import { FindUs } from './parts/find-us.tsx';
import { MessageForm } from './parts/message-form.tsx';
import { OpeningHours } from './parts/opening-hours.tsx';
import { ReachUs } from './parts/reach-us.tsx';

export function ContactPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Sales office and showroom" title="Contact" lead={CONTACT_LEAD} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          <ReachUs />
          <OpeningHours />
        </div>
        <MessageForm />
      </div>
      <FindUs />
    </Container>
  );
}
