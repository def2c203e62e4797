import { call } from '../../lib/api-client.ts';
import { useGo } from '../../state/device.ts';
import { endSession } from '../../state/session.ts';

/** Ends the session here at once, and informs the server without waiting for its reply. */
export function logOut(): void {
  const told = call('/api/logout', {});
  endSession();
  told.catch(() => undefined);
}

/** Logs out and goes home. */
export function useLogOut(): () => void {
  const go = useGo();
  return () => {
    logOut();
    go('home');
  };
}
