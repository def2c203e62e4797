import { Suspense } from 'react';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './login-and-data-page.module.css';
import { SettingsSkeleton } from './settings-skeleton.tsx';

const SettingsBody = fetchedPart(async () => (await import('./settings-body.tsx')).SettingsBody);

/** The code of its content only loads for customers, as visitors never see it. */
export function LoginAndDataPage() {
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
