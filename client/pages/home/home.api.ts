import { call } from '../../lib/api-client.ts';
import { beginSession, session } from '../../state/session.ts';

/** Opens a guest session, unless someone has logged in meanwhile. Browsing doesn't wait for it, and works without. */
export async function openGuestSession(): Promise<void> {
  if (session.status !== 'visitor') return;
  const reply = await call('/api/guestlogin', {}).catch(() => undefined);
  if (reply && session.status === 'visitor') beginSession(reply);
}
