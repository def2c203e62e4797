import { brandName } from '../../../lib/api-client.ts';
import { useHref } from '../../../state/device.ts';
import { FormPanel } from '../../../ui/form-panel.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import styles from './check-your-inbox.module.css';

/**
 * Shown after the password was set (docs/product.md, "States").
 * @param props.loggedOut the user who was logged in in this browser, if it was another person; '' otherwise
 */
export function CheckYourInbox({ loggedOut }: { loggedOut: string }) {
  const href = useHref();
  return (
    <FormPanel
      brand={brandName()}
      homeHref={href('home')}
      statement="Floors from stock, at trade prices."
      title="Check Your Inbox"
      lead={`Your password has been changed, and every open session of your account has ended. ${loggedOut && `${loggedOut} was logged in in this browser and is logged out now. `}Log in with the new password.`}
      takesFocus
    >
      <ButtonLink className={styles.login} href={href('login')} size="lg">
        Back To Login
      </ButtonLink>
    </FormPanel>
  );
}
