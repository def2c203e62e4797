import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { Button } from '../../ui/button.tsx';
import { FormPanel } from '../../ui/form-panel.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AcceptForm } from './parts/accept-form.tsx';
import styles from './parts/invitation-panel.module.css';
import { useInvitation } from './use-invitation.ts';

const STATEMENT = 'One account for everybody who orders.';

/** Who invites to which company, with the form to accept; then a link to the log-in. */
export function InvitationPage() {
  const model = useInvitation();
  const { reading, isAccepted, loggedIn, leave, hasLeft } = model;
  const href = useHref();
  const frame = { brand: brandName(), homeHref: href('home'), statement: STATEMENT };
  const toLogin = (
    <ButtonLink className={styles.login} href={href('login')} size="lg">
      Log in
    </ButtonLink>
  );
  if (isAccepted) {
    return (
      <FormPanel
        // a new element, so that its heading takes the focus even if the previous heading had it
        key="accepted"
        {...frame}
        title="Welcome"
        lead="Your login is ready. Log in with your email and the password that you have just chosen."
        takesFocus
      >
        {toLogin}
      </FormPanel>
    );
  }
  if (reading === 'over') {
    return (
      <FormPanel
        {...frame}
        title="This invitation is no longer valid"
        lead="It was used or withdrawn, or its seven days are over. Ask your colleague to send it again. If you have accepted it already, log in."
      >
        {toLogin}
      </FormPanel>
    );
  }
  return (
    <FormPanel {...frame} title="Your invitation" takesFocus={hasLeft}>
      <ReadingView
        reading={reading}
        what="Your invitation"
        loading={<Skeleton className={styles.loading} aria-busy="true" />}
      >
        {(invitation) =>
          loggedIn === undefined ? (
            <AcceptForm invitation={invitation} model={model} />
          ) : (
            <LeaveSession email={invitation.email} loginName={loggedIn} onLeave={leave} />
          )
        }
      </ReadingView>
    </FormPanel>
  );
}

interface LeaveSessionProps {
  /** email of the invited person */
  email: string;
  /** who is logged in in this browser */
  loginName: string;
  onLeave: () => void;
}

/** Shown where another person is logged in, in whose account the invited person would otherwise end up. */
function LeaveSession({ email, loginName, onLeave }: LeaveSessionProps) {
  return (
    <div className="stack-5">
      <p>{`This invitation is for ${email}, but ${loginName} is logged in in this browser.`}</p>
      <Button size="lg" wide onClick={onLeave}>
        {`Log out ${loginName} and continue`}
      </Button>
    </div>
  );
}
