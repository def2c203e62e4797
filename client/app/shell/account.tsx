import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { logOut } from '../log-out.ts';

/** Who is logged in and a log-out button, or a link to log in. Its width is fixed, so nothing moves when the session is known. */
export function Account() {
  const href = useHref();
  const loginHref = useLoginHref();
  const session = useSession();
  return (
    <div className="site-account">
      {isCustomer(session) ? (
        <>
          <span className="site-account-name" title={session.user.loginName}>
            {session.customer.custName}
          </span>
          <Button variant="outline" size="sm" onClick={logOut}>
            Log out
          </Button>
        </>
      ) : (
        <>
          <ButtonLink href={href('register')} variant="quiet" size="sm">
            Trade account
          </ButtonLink>
          <ButtonLink href={loginHref} variant="solid" size="sm">
            Log in
          </ButtonLink>
        </>
      )}
    </div>
  );
}
