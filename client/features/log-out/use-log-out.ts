import { call } from '../../lib/api-client.ts';
import { useGo } from '../../state/device.ts';
import { endSession } from '../../state/session.ts';

/** Ends the session here at once, informs the server without waiting for its reply, and goes home. */
export function useLogOut(): () => void {
  const go = useGo();
  return () => {
    const told = call('/api/logout', {});
    endSession();
    told.catch(() => undefined);
    go('home');
  };
}
