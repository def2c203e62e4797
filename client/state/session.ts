import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '../../contracts/calls.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { forgetSession, readSession, SESSION_KEY, type SessionData, storeSession } from './stored-session.ts';

/** What is known of the user. Everything but the status is there for guests and customers only. */
export interface Session {
  /** `unknown` until the stored session has been looked for, so that the first markup equals the server's */
  status: 'unknown' | 'visitor' | SessionData['status'];
  token?: SessionData['token'] | undefined;
  user?: SessionData['user'] | undefined;
  company?: SessionData['company'] | undefined;
  customer?: SessionData['customer'] | undefined;
  role?: unknown;
}

/** The one session of this browser. Read it in components by `useSession`. */
export const session = proxy<Session>({ status: 'unknown' });

type EndListener = () => void;
const endListeners = new Set<EndListener>();

/** @returns how to stop listening */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}

type LoginReply = ReplyOf<'/woojiapi/user/login'> | ReplyOf<'/api/guestlogin'>;

/** What a reply of login or guest login says, in the shape that is kept. */
export function sessionOf(reply: LoginReply): SessionData {
  if ('loginInfo' in reply) {
    const { userId, userType, loginName, companyId, companyType, ownerCompanyId, custId, custName, custNo } =
      reply.loginInfo;
    return {
      status: 'customer',
      token: reply.access_token,
      user: { userId, userType, loginName },
      company: { companyId, companyType, ownerCompanyId },
      customer: { custId, custName, custNo },
    };
  }
  const { access_token: token, user, company, customer } = reply;
  return { status: 'guest', token, user, company, customer };
}

/** Begins a session by the reply of a login or guest login. Another user's session ends first. */
export function beginSession(reply: LoginReply): void {
  const data = sessionOf(reply);
  storeSession(data);
  become(data);
}

/** Forgets the session here and in storage, so that the other tabs follow. */
export function endSession(): void {
  forgetSession();
  become({ status: 'visitor' });
}

/** Looks for the stored session; call it after hydration. */
export function restoreSession(): void {
  become(readSession() ?? { status: 'visitor' });
}

/** Follows what other tabs do, once this one has looked for the session itself. @returns how to stop */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    // Before that, the page still has to be taken over just as the server made it.
    if (session.status === 'unknown') return;
    if (event.key === SESSION_KEY || event.key === null) restoreSession();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function become(next: Session): void {
  const previousUser = session.user?.userId;
  const { status, token, user, company, customer, role } = next;
  Object.assign(session, { status, token, user, company, customer, role });
  if (previousUser !== undefined && previousUser !== user?.userId) {
    for (const listener of endListeners) listener();
  }
}

export function useSession(): Readonly<Session> {
  return useSnapshot(session) as Readonly<Session>;
}

/** A session of a trade customer. */
export type Customer = SessionData & { readonly status: 'customer' };

/** Whether a trade customer is logged in; visitors and guests see no prices. */
export function isCustomer(current: Readonly<Session>): current is Customer {
  return current.status === 'customer' && current.user !== undefined;
}

/** The customer that a page for trade customers is shown to: the frame shows it to nobody else. */
export function useCustomer(): Customer {
  const current = useSession();
  if (!isCustomer(current)) throw new Error('Only pages for trade customers have a customer');
  return current;
}

/** Whose data to show: the user's id for a trade customer, 'visitor' for everyone else. */
export function sessionScope(current: Readonly<Session> = session): string {
  return isCustomer(current) ? current.user.userId : VISITOR_SCOPE;
}
