import { chakra } from '@chakra-ui/react';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { logOut } from '../log-out.ts';

/** Who is logged in and the way out, or the way in. Its width is kept, so that nothing moves when the session is known. */
export function Account() {
  const href = useHref();
  const loginHref = useLoginHref();
  const session = useSession();
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="3" minWidth="11rem">
      {isCustomer(session) ? (
        <>
          <chakra.span
            textStyle="small"
            color="fg.muted"
            maxWidth="14rem"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
            title={session.user.loginName}
          >
            {session.customer.custName}
          </chakra.span>
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
    </chakra.div>
  );
}
