import { Suspense } from 'react';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PeopleSkeleton } from './parts/people-skeleton.tsx';
import styles from './people.module.css';

const PeopleBody = fetchedPart(async () => (await import('./parts/people-body.tsx')).PeopleBody);

/** The people in the company's account; the code of the list loads only for customers, as visitors never see it. */
export function PeoplePage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="People"
        lead="Who orders for your company, up to what, and who approves it. Everybody has a basket and projects of their own; orders, invoices and addresses are the company’s."
      />
      <Suspense fallback={<PeopleSkeleton />}>
        <PeopleBody />
      </Suspense>
    </Container>
  );
}
