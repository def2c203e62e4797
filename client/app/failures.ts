import { href } from '../../contracts/site/site-map.ts';
import { CallError } from '../lib/call-error.ts';
import { failureRule } from '../lib/failure-rules.ts';
import { notify } from '../state/notices.ts';
import { endSession, session } from '../state/session.ts';
import { navigate } from './history/browser-history.ts';
import { placeOf } from './navigation/page-target.ts';

/** Turns every failure into a notice, a log-out or a navigation (docs/product.md, "States" and "Result codes"). */
export function handleFailure(error: unknown): void {
  if (!(error instanceof CallError)) {
    notify({ type: 'error', text: error instanceof Error ? error.message : String(error) });
    return;
  }
  const { notice, session: then } = failureRule(error.fault);
  if (then === 'ends') expire(error.message);
  else if (notice !== 'none') notify({ type: notice, text: error.message });
}

/** When several calls fail together, only the first finds a session to end, so the notice is shown once. */
function expire(message: string): void {
  const wasLoggedIn = session.status === 'customer' || session.status === 'guest';
  endSession();
  const here = placeOf(location.pathname, '');
  if (here.match?.id !== 'home') navigate(href('home', here.device));
  // Shown on the page we go to: leaving a page clears its warnings.
  if (wasLoggedIn) notify({ type: 'warning', text: message });
}
