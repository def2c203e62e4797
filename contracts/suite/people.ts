import { personByLogin, SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { send, type Target } from './call-client.ts';
import { expectCode } from './judge.ts';

export interface LoggedIn {
  readonly token: string;
  readonly userId: string;
  readonly loginName: string;
}

const known = new WeakMap<Target, Map<string, Promise<LoggedIn>>>();

async function freshLogIn(target: Target, loginName: string): Promise<LoggedIn> {
  const answer = await send(target, '/woojiapi/user/login', {
    loginName,
    password: SEED_PASSWORD,
    brand: target.brand,
  });
  const reply = expectCode('/woojiapi/user/login', answer, '0');
  return { token: String(reply.access_token), userId: personByLogin(loginName).userId, loginName };
}

/** One session a person and target: a backend may limit how often one logs in. */
export function logIn(target: Target, loginName = 'trade@alderline.example'): Promise<LoggedIn> {
  const people = known.get(target) ?? new Map<string, Promise<LoggedIn>>();
  known.set(target, people);
  const session = people.get(loginName) ?? freshLogIn(target, loginName);
  people.set(loginName, session);
  return session;
}

/** A visitor's token. */
export async function guestToken(target: Target): Promise<string> {
  const reply = expectCode('/api/guestlogin', await send(target, '/api/guestlogin'), '0');
  return String(reply.access_token);
}
