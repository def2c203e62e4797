import { ReadingView } from '../../../ui/reading-view.tsx';
import { useSettings } from '../use-settings.ts';
import { CloseAccount } from './close-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionList } from './session-list.tsx';
import styles from './settings-body.module.css';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export function SettingsBody() {
  const settings = useSettings();
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
      <SessionList />
      <OwnDataPart />
      <CloseAccount />
    </div>
  );
}
