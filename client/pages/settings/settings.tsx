import { Suspense } from 'react';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SettingsSkeleton } from './parts/settings-skeleton.tsx';
import styles from './settings.module.css';

const SettingsBody = fetchedPart(async () => (await import('./parts/settings-body.tsx')).SettingsBody);

/** The code of its content only loads for customers, as visitors never see it. */
export function SettingsPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="Your login and data"
        lead="Your name, password and emails, where you are logged in, and what we keep about you."
      />
      <Suspense fallback={<SettingsSkeleton />}>
        <SettingsBody />
      </Suspense>
    </Container>
  );
}
