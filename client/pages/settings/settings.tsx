import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CloseAccount } from './parts/close-account.tsx';
import { DetailsForm } from './parts/details-form.tsx';
import { MailSwitches } from './parts/mail-switches.tsx';
import { OwnDataPart } from './parts/own-data-part.tsx';
import plain from './parts/plain-part.module.css';
import { SessionList } from './parts/session-list.tsx';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';

export function SettingsPage() {
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="Your login and data"
        lead="Your name, password and emails, where you are logged in, and what we keep about you."
      />
      <SettingsBody />
    </Container>
  );
}

function SettingsBody() {
  const settings = useSettings();
  const isAbsent = settings.state === 'unavailable';
  return (
    <div className={styles.parts}>
      <ReadingView reading={settings} what="Your details" loading={<SettingsSkeleton />}>
        {(ready) => (
          <>
            <DetailsForm settings={ready} />
            <MailSwitches mails={ready.mails} />
          </>
        )}
      </ReadingView>
      <PasswordPart />
      {!isAbsent && (
        <>
          <SessionList />
          <OwnDataPart />
          <CloseAccount />
        </>
      )}
    </div>
  );
}

function PasswordPart() {
  const href = useHref();
  return (
    <Section title="Password" screenOnly>
      <div className={plain.part}>
        <p>We email you a code, and with it you set a new password. You are then logged out everywhere.</p>
        <ButtonLink href={href('reset-password')} variant="outline">
          Change your password
        </ButtonLink>
      </div>
    </Section>
  );
}

function SettingsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your details</VisuallyHidden>
      <Skeleton className={styles.block} />
    </div>
  );
}
