import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CLAUSES, TERMS_LEAD } from './clauses.tsx';

export function TermsPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="For the trade" title="Terms and conditions" lead={TERMS_LEAD} />
      <LongText parts={CLAUSES} numbered />
    </Container>
  );
}
