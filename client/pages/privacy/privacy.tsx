import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PRIVACY_LEAD, privacyParts } from './privacy-parts.tsx';

export function PrivacyPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Your data" title="Privacy policy" lead={PRIVACY_LEAD} />
      <LongText parts={privacyParts()} />
    </Container>
  );
}
