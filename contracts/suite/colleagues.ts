import type { components } from '../api/generated/woojiapi.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { mailedInvitation } from './control.ts';
import { expectCode } from './judge.ts';
import { freshName, type LoggedIn, logIn, tryLogin } from './people.ts';

type People = components['schemas']['PeopleReply']['data'];
type Role = components['schemas']['CompanyRole'];

const PEOPLE = '/woojiapi/user/qrypeople';
const INVITE = '/woojiapi/user/insertinvitation';
const ACCEPT = '/woojiapi/user/acceptinvitation';
const REMOVE = '/woojiapi/user/deletecolleague';
const LOGIN = '/woojiapi/user/login';

/** The password that colleagues choose when they accept. */
export const COLLEAGUE_PASSWORD = 'Floor!2027';

/** The page to which an invitation's link leads. */
export const pageOf = ({ baseUrl }: Target) => `${new URL(baseUrl).origin}/invitation`;

/** A company's people and open invitations. */
export async function peopleOf(target: Target, { token, userId }: LoggedIn): Promise<People> {
  return expectCode(PEOPLE, await send(target, PEOPLE, { userId }, { token }), '0').data as People;
}

/** @returns the email that the architect has invited, and the invitation */
export async function invited(target: Target, companyRole: Role = 'buyer', limitPence?: number) {
  const owner = await logIn(target, 'architect');
  const email = freshName();
  const body = {
    userId: owner.userId,
    email,
    firstName: 'Ben',
    lastName: 'Okoro',
    companyRole,
    ...(limitPence === undefined ? {} : { limitPence }),
    pageUrl: pageOf(target),
  };
  const reply = expectCode(INVITE, await send(target, INVITE, body, { token: owner.token }), '0');
  return { owner, email, body, invitationId: (reply.data as { invitationId: string }).invitationId };
}

/** A body that accepts an invitation. */
export const acceptance = (invitationToken: string, differs: object = {}) => ({
  invitationToken,
  title: 'Mr',
  firstName: 'Ben',
  lastName: 'Okoro',
  password: COLLEAGUE_PASSWORD,
  repassword: COLLEAGUE_PASSWORD,
  ...differs,
});

/** A colleague who has accepted the architect's invitation. */
export async function colleague(target: Target, role: Role, limitPence?: number) {
  const { owner, email } = await invited(target, role, limitPence);
  const token = await mailedInvitation(target, email);
  expectCode(ACCEPT, await send(target, ACCEPT, acceptance(token)), '0');
  const reply = expectCode(
    LOGIN,
    await tryLogin(target, { loginName: email, password: COLLEAGUE_PASSWORD }),
    '0',
  );
  const { userId } = reply.loginInfo as { userId: string };
  const person: LoggedIn = { token: String(reply.access_token), userId, loginName: email };
  return { owner, person };
}

/** Removes a colleague from the company again. */
export async function remove(target: Target, owner: LoggedIn, person: LoggedIn): Promise<void> {
  const body = { userId: owner.userId, colleagueId: person.userId };
  expectCode(REMOVE, await send(target, REMOVE, body, { token: owner.token }), '0');
}

/** A case that needs a mock's console, to read a link in a mail. */
export const withConsole = (one: ContractCase): ContractCase => ({ ...one, needs: 'console' });
