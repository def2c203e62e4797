import { useSnapshot } from 'valtio';
import { proxy, subscribe } from 'valtio/vanilla';
import type { ReplyOf } from '../../contracts/api/calls.ts';
import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import { type CallScopeSource, VISITOR_SCOPE } from '../lib/call-scope.ts';
import { forgetSession, readSession, type SessionData, storeSession } from './stored-session.ts';

/** What is known about the user. Only guests and customers have more than the status. */
export interface Session {
  /** `unknown` until the stored session may change what the server rendered */
  status: 'unknown' | 'visitor' | SessionData['status'];
  token?: SessionData['token'] | undefined;
  user?: SessionData['user'] | undefined;
  company?: SessionData['company'] | undefined;
  customer?: SessionData['customer'] | undefined;
  role?: unknown;
  /** number of sessions that ended in this tab before it */
  ended: number;
}

/** The only session of this browser. Components read it with `useSession`. */
export const session = proxy<Session>({ status: 'unknown', ended: 0 });

type EndListener = () => void;
const endListeners = new Set<EndListener>();

/** @returns a function that stops listening */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}

type LoginReply = ReplyOf<'/woojiapi/user/login'> | ReplyOf<'/api/guestlogin'>;

/** The reply of a log-in or guest log-in, in the shape that is kept. */
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

/** Begins a session from the reply of a log-in or guest log-in. Another user's session ends first. */
export function beginSession(reply: LoginReply): void {
  const data = sessionOf(reply);
  storeSession(data);
  become(data);
}

/** Clears the session here and in storage, so that the other tabs follow. */
export function endSession(): void {
  forgetSession();
  become({ status: 'visitor' });
}

/** Reads the stored session; call it after hydration. */
export function restoreSession(): void {
  become(readSession() ?? { status: 'visitor' });
}

/** Call it before hydration: the server's markup is a visitor's, so a visitor's page needn't be rendered again. */
export function recogniseVisitor(): void {
  if (!readSession()) become({ status: 'visitor' });
}

/** Follows the other tabs; call it after hydration. @returns a function that stops it */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) restoreSession();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function become(next: Omit<Session, 'ended'>): void {
  const previousUser = session.user?.userId;
  const { status, token, user, company, customer, role } = next;
  const ends = previousUser !== undefined && previousUser !== user?.userId;
  const ended = session.ended + (ends ? 1 : 0);
  Object.assign(session, { status, token, user, company, customer, role, ended });
  if (ends) for (const listener of endListeners) listener();
}

export function useSession(): Readonly<Session> {
  return useSnapshot(session) as Readonly<Session>;
}

/** A session of a trade customer. */
export type Customer = SessionData & Pick<Session, 'ended'> & { readonly status: 'customer' };

/** Whether a trade customer is logged in; visitors and guests see no prices. */
export function isCustomer(current: Readonly<Session>): current is Customer {
  return current.status === 'customer' && current.user !== undefined;
}

/** The customer, on a page that the frame only shows to trade customers. */
export function useCustomer(): Customer {
  const current = useSession();
  if (!isCustomer(current)) throw new Error('Only pages for trade customers have a customer');
  return current;
}

/**
 * The cache scope of replies. Each session has its own, even for the same customer: otherwise a page of the new session would
 * wait for a call of the old one, whose reply is discarded.
 */
function replyScope(current: Readonly<Session>): string {
  return isCustomer(current) ? `${current.user.userId} ${current.ended}` : VISITOR_SCOPE;
}

/** Whose replies the browser's session gets. */
export const sessionScopes: CallScopeSource = {
  scope: () => (session.status === 'unknown' ? undefined : replyScope(session)),
  subscribe: (listener) => subscribe(session, listener),
};

/** Whose data to show: the user's id for a trade customer, 'visitor' for everyone else. */
export function sessionScope(current: Readonly<Session> = session): string {
  return isCustomer(current) ? current.user.userId : VISITOR_SCOPE;
}
