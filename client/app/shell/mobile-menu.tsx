import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { logOut } from '../log-out.ts';
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
  const personal = isMember ? accountNavigation('mobile', true) : [];
  const entries = [...mainNavigation('mobile'), ...personal, ...informationNavigation('mobile')];
  return (
    <chakra.ul listStyle="none">
      {entries.map(({ id, label }) => (
        <chakra.li key={id} borderBottom="1px solid {colors.border.muted}">
          <Link
            href={href(id)}
            onClick={onDone}
            display="flex"
            alignItems="center"
            minHeight="3.25rem"
            textStyle="subheading"
          >
            {label}
          </Link>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function AccountActions({ onDone }: { onDone: () => void }) {
  const href = useHref();
  const loginHref = useLoginHref();
  const session = useSession();
  if (isCustomer(session)) {
    return (
      <chakra.div display="flex" flexDirection="column" gap="3" flex="1">
        <chakra.p textStyle="small" color="fg.muted">
          Logged in as {session.customer.custName}
        </chakra.p>
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
      </chakra.div>
    );
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" flex="1">
      <ButtonLink href={loginHref} onClick={onDone} wide>
        Log in
      </ButtonLink>
      <ButtonLink href={href('register')} onClick={onDone} variant="outline" wide>
        Create a trade account
      </ButtonLink>
    </chakra.div>
  );
}
