import { href } from '../../contracts/site-map.ts';
import { call } from '../lib/api-client.ts';
import { endSession } from '../state/session.ts';
import { navigate } from './history/browser-history.ts';
import { placeOf } from './page-target.ts';

/** Ends the session here at once and informs the server without waiting for its reply. */
export function logOut(): void {
  const told = call('/api/logout', {});
  endSession();
  told.catch(() => undefined);
  navigate(href('home', placeOf(location.pathname, '').device));
}
