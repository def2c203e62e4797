import { brandName, call } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { beginSession, isCustomer, session, useSession } from '../../state/session.ts';

export interface HomeModel {
  readonly brand: string;
  /** main for a user who is already logged in (docs/product.md, "Screens and addresses") */
  readonly loginHref: string;
  readonly registerHref: string;
  readonly mainHref: string;
  readonly browseAsVisitor: () => void;
}

export function useHome(): HomeModel {
  const href = useHref();
  const isLoggedIn = isCustomer(useSession());
  return {
    brand: brandName(),
    loginHref: href(isLoggedIn ? 'products' : 'login'),
    registerHref: href('register'),
    mainHref: href('products'),
    browseAsVisitor: () => void openGuestSession(),
  };
}

/** Opens a guest session, unless someone has logged in meanwhile. Browsing doesn't wait for it, and works without. */
async function openGuestSession(): Promise<void> {
  if (session.status !== 'visitor') return;
  const reply = await call('/api/guestlogin', {}).catch(() => undefined);
  if (reply && session.status === 'visitor') beginSession(reply);
}
