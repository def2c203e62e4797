import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { COMPANY_LEAD } from './company-figures.ts';
import { Figures } from './parts/figures.tsx';
import { SeriesRow } from './parts/series-row.tsx';
import { Stories } from './parts/stories.tsx';

export function CompanyPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Strictly for trade" title="Company" lead={COMPANY_LEAD} />
      <Figures />
      <Stories />
      <SeriesRow />
    </Container>
  );
}
