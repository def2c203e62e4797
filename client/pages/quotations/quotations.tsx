import { Suspense } from 'react';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QuotationsSkeleton } from './parts/quotations-skeleton.tsx';
import styles from './quotations.module.css';

const QuotationList = fetchedPart(async () => (await import('./parts/quotation-list.tsx')).QuotationList);

/** The company's quotations; what lists them comes once a customer is there, as visitors never see it. */
export function QuotationsPage() {
  return (
    <Container className={styles.page}>
      <PageHead title="Quotations" lead="Yours and your colleagues’, newest first." />
      <Suspense fallback={<QuotationsSkeleton />}>
        <QuotationList />
      </Suspense>
    </Container>
  );
}
