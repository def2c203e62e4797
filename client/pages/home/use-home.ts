import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { openGuestSession } from './home.api.ts';

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
