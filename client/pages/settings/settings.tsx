import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SettingsBody } from './parts/settings-body.tsx';
import styles from './settings.module.css';

export function SettingsPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="Your login and data"
        lead="Your name, password and emails, where you are logged in, and what we keep about you."
      />
      <SettingsBody />
    </Container>
  );
}
