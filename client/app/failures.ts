import { href } from '../../contracts/site-map.ts';
import { CallError, failureText } from '../lib/call-error.ts';
import type { SaidIn } from '../lib/failure-channel.ts';
import { type NoticeType, notify } from '../state/notices.ts';
import { endSession, session } from '../state/session.ts';
import { navigate } from './history/browser-history.ts';
import { placeOf } from './page-target.ts';

/** The one place where a failure becomes a notice, a log-out or a navigation (docs/product.md, "States" and "Result codes"). */
export function handleFailure(error: unknown, saidIn: SaidIn): void {
  const text = failureText(error);
  if (error instanceof CallError && error.endsSession) expire(text);
  else if (text !== '' && saidIn === 'notice') notify({ type: noticeType(error), text });
}

function noticeType(error: unknown): NoticeType {
  return error instanceof CallError && error.kind === 'result' ? 'warning' : 'error';
}

/** Of several calls that fail together the first ends the session; the notice is for who was logged in. */
function expire(message: string): void {
  const wasLoggedIn = session.status === 'customer' || session.status === 'guest';
  endSession();
  if (wasLoggedIn) notify({ type: 'warning', text: message });
  const here = placeOf(location.pathname, '');
  if (here.match?.id !== 'home') navigate(href('home', here.device));
}
