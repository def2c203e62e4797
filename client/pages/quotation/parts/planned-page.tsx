import { Container } from '../../../ui/container.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './quotation-page.module.css';

/** The last step of "Get free quote": what is planned, before it is a quotation. */
export function PlannedPage() {
  return (
    <Container className={styles.page}>
      <PageHead eyebrow="For flats and houses" title="Your quotation" />
    </Container>
  );
}
