import { clsx } from 'clsx';
import { useState } from 'react';
import { useLogOut } from '../../features/log-out/use-log-out.ts';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import styles from './mobile-menu.module.css';
import { accountNavigation, informationNavigation, mainNavigation } from './navigation.ts';

/** Everything the tab bar has no room for, and the account. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size="1.5rem" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Menu"
        placement="side"
        footer={<AccountActions onDone={close} />}
      >
        <MenuLinks onDone={close} />
      </Dialog>
    </>
  );
}

function MenuLinks({ onDone }: { onDone: () => void }) {
  const href = useHref();
  const isMember = isCustomer(useSession());
  const { absent } = useSite();
  const personal = isMember ? accountNavigation('mobile', true, absent) : [];
  const entries = [
    ...mainNavigation('mobile', absent),
    ...personal,
    ...informationNavigation('mobile', absent),
  ];
  return (
    <ul>
      {entries.map(({ id, label }) => (
        <li className={styles.item} key={id}>
          <Link className={clsx('text-subheading', styles.link)} href={href(id)} onClick={onDone}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function AccountActions({ onDone }: { onDone: () => void }) {
  const href = useHref();
  const loginHref = useLoginHref();
  const session = useSession();
  const logOut = useLogOut();
  if (isCustomer(session)) {
    return (
      <div className={styles.account}>
        <p className="text-small text-muted">Logged in as {session.customer.custName}</p>
        <Button
          variant="outline"
          wide
          onClick={() => {
            onDone();
            logOut();
          }}
        >
          Log out
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <ButtonLink href={loginHref} onClick={onDone} wide>
        Log in
      </ButtonLink>
      <ButtonLink href={href('register')} onClick={onDone} variant="outline" wide>
        Create a trade account
      </ButtonLink>
    </div>
  );
}
