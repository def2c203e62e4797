import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './plain-part.module.css';

export function PasswordPart() {
  const href = useHref();
  return (
    <Section title="Password" screenOnly>
      <div className={styles.part}>
        <p>We email you a code, and with it you set a new password. You are then logged out everywhere.</p>
        <ButtonLink href={href('reset-password')} variant="outline">
          Change your password
        </ButtonLink>
      </div>
    </Section>
  );
}
