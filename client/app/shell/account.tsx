import { clsx } from 'clsx';
import { useLogOut } from '../../features/log-out/use-log-out.ts';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';

/** A link to the account, labelled with the customer's name, and a log-out button; for visitors a log-in link. The width is fixed, so nothing moves once the session is known. */
export function Account() {
  const href = useHref();
  const loginHref = useLoginHref();
  const session = useSession();
  const logOut = useLogOut();
  return (
    <div className={clsx('site-account', !isCustomer(session) && 'for-visitors')}>
      {isCustomer(session) ? (
        <>
          <Link
            className="site-account-link"
            href={href('account')}
            title={session.user.loginName}
            look="quiet"
          >
            <UserIcon size="1.5rem" />
            <span className="sr-only">My account, </span>
            <span className="site-account-name">{session.customer.custName}</span>
          </Link>
          <Button className="site-log-out" variant="outline" size="sm" onClick={logOut}>
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
