import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { INSTALLATION_LEAD, INSTALLATION_PARTS } from './installation-parts.tsx';
import { LayingLimits } from './parts/laying-limits.tsx';
import { SheetList } from './parts/sheet-list.tsx';

export function InstallationPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Wood and vinyl" title="Installation" lead={INSTALLATION_LEAD} />
      <SheetList />
      <LayingLimits />
      <LongText parts={INSTALLATION_PARTS} />
    </Container>
  );
}
