import { randomUUID } from 'node:crypto';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { type Answer, type Customer, send, type Target } from './call-client.ts';
import { CannotTell, expectCode } from './judge.ts';

const LOGIN = '/woojiapi/user/login';

export interface LoggedIn {
  readonly token: string;
  readonly userId: string;
  readonly loginName: string;
}

/** Three customers, so that cases don't share a basket. */
export type CustomerName = 'trade' | 'architect' | 'developer';
const NAMES: readonly CustomerName[] = ['trade', 'architect', 'developer'];

/** The target's customer with this name in the suite. @throws CannotTell when there is none */
export function customerOf(target: Target, name: CustomerName): Customer {
  if (!target.customers) return { loginName: `${name}@alderline.example`, password: SEED_PASSWORD };
  const index = NAMES.indexOf(name);
  const customer = target.customers[index];
  if (!customer)
    throw new CannotTell(`needs ${index + 1} trade customer${index > 0 ? 's' : ''} who can log in`);
  return customer;
}

export function tryLogin(target: Target, { loginName, password }: Customer): Promise<Answer> {
  return send(target, LOGIN, { loginName, password, brand: target.brand });
}

const known = new WeakMap<Target, Map<CustomerName, Promise<LoggedIn>>>();

async function freshLogIn(target: Target, customer: Customer): Promise<LoggedIn> {
  // what a damaged log-in breaks isn't known, so every case that needs it ends here
  const { watch: _, ...answer } = await tryLogin(target, customer);
  const reply = expectCode(LOGIN, answer, '0');
  const { userId } = reply.loginInfo as { userId: string };
  return { token: String(reply.access_token), userId, loginName: customer.loginName };
}

/** One session per person and target, as a backend may limit log-ins. */
export async function logIn(target: Target, name: CustomerName = 'trade'): Promise<LoggedIn> {
  const people = known.get(target) ?? new Map<CustomerName, Promise<LoggedIn>>();
  known.set(target, people);
  const session = people.get(name) ?? freshLogIn(target, customerOf(target, name));
  people.set(name, session);
  return await session;
}

/** A visitor's token. */
export async function guestToken(target: Target): Promise<string> {
  const reply = expectCode('/api/guestlogin', await send(target, '/api/guestlogin'), '0');
  return String(reply.access_token);
}

/** An email that isn't registered. */
export const freshName = () => `case-${randomUUID()}@studio.example`;
