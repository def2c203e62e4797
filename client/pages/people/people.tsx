import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PeopleBody } from './parts/people-body.tsx';
import styles from './people.module.css';

/** The people in the company's account. */
export function PeoplePage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="People"
        lead="Who orders for your company, up to what, and who approves it. Everybody has a basket and projects of their own; orders, invoices and addresses are the company’s."
      />
      <PeopleBody />
    </Container>
  );
}
