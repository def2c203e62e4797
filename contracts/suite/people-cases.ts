import type { components } from '../generated/woojiapi.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { mailedInvitation } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { orderOfPerson } from './order-of-basket.ts';
import { freshName, type LoggedIn, logIn, tryLogin } from './people.ts';

type People = components['schemas']['PeopleReply']['data'];
type Role = components['schemas']['CompanyRole'];
type Order = components['schemas']['Order'];
type Summary = components['schemas']['OrderSummary'];

const PEOPLE = '/woojiapi/user/qrypeople';
const INVITE = '/woojiapi/user/insertinvitation';
const AGAIN = '/woojiapi/user/sendinvitation';
const WITHDRAW = '/woojiapi/user/deleteinvitation';
const READ = '/woojiapi/user/qryinvitation';
const ACCEPT = '/woojiapi/user/acceptinvitation';
const CHANGE = '/woojiapi/user/updatecolleague';
const REMOVE = '/woojiapi/user/deletecolleague';
const WAITING = '/woojiapi/order/qrywaitingorders';
const DECIDE = '/woojiapi/order/decideorder';
const DETAIL = '/woojiapi/order/qryorderdetail';
const LOGIN = '/woojiapi/user/login';

const PASSWORD = 'Floor!2027';
const NOBODY = 'u-nobody';
const NO_TOKEN = 'no-such-invitation';

const pageOf = ({ baseUrl }: Target) => `${new URL(baseUrl).origin}/invitation`;

async function peopleOf(target: Target, { token, userId }: LoggedIn): Promise<People> {
  return expectCode(PEOPLE, await send(target, PEOPLE, { userId }, { token }), '0').data as People;
}

/** @returns the email that the architect has invited, and the invitation */
async function invited(target: Target, companyRole: Role = 'buyer', limitPence?: number) {
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

const acceptance = (invitationToken: string, differs: object = {}) => ({
  invitationToken,
  title: 'Mr',
  firstName: 'Ben',
  lastName: 'Okoro',
  password: PASSWORD,
  repassword: PASSWORD,
  ...differs,
});

/** Somebody who has accepted an invitation of the architect. */
async function colleague(target: Target, role: Role, limitPence?: number) {
  const { owner, email } = await invited(target, role, limitPence);
  const token = await mailedInvitation(target, email);
  expectCode(ACCEPT, await send(target, ACCEPT, acceptance(token)), '0');
  const reply = expectCode(LOGIN, await tryLogin(target, { loginName: email, password: PASSWORD }), '0');
  const { userId } = reply.loginInfo as { userId: string };
  const person: LoggedIn = { token: String(reply.access_token), userId, loginName: email };
  return { owner, person };
}

async function remove(target: Target, owner: LoggedIn, person: LoggedIn): Promise<void> {
  const body = { userId: owner.userId, colleagueId: person.userId };
  expectCode(REMOVE, await send(target, REMOVE, body, { token: owner.token }), '0');
}

/** An order of a colleague with a limit of nothing, which waits for the architect. */
async function waitingOrder(target: Target) {
  const { owner, person } = await colleague(target, 'buyer', 0);
  const placed = await orderOfPerson(target, person);
  expectThat(placed.isWaiting === 1, `${DECIDE}: an order above the limit does not wait`);
  return { owner, person, ...placed };
}

async function orderBy(target: Target, { token, userId }: LoggedIn, orderId: string): Promise<Order> {
  return expectCode(DETAIL, await send(target, DETAIL, { userId, orderId }, { token }), '0').data as Order;
}

/** Bodies that name somebody else than the token does. */
const OTHERS: readonly (readonly [ContractCase['call'], (target: Target) => object])[] = [
  [PEOPLE, () => ({})],
  [
    INVITE,
    (target) => ({
      email: freshName(),
      firstName: 'Ben',
      lastName: 'Okoro',
      companyRole: 'buyer',
      pageUrl: pageOf(target),
    }),
  ],
  [AGAIN, (target) => ({ invitationId: 'v-1', pageUrl: pageOf(target) })],
  [WITHDRAW, () => ({ invitationId: 'v-1' })],
  [CHANGE, () => ({ colleagueId: NOBODY, companyRole: 'buyer' })],
  [REMOVE, () => ({ colleagueId: NOBODY })],
  [WAITING, () => ({})],
  [DECIDE, () => ({ orderId: 'o-1', decision: 'approve', totalPence: 1 })],
];

const strangerCases = OTHERS.map(
  ([call, rest]): ContractCase => ({
    call,
    code: '102',
    title: 'is about nobody else',
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const { userId } = await logIn(target, 'architect');
      const path = call as typeof PEOPLE;
      expectCode(
        path,
        await send(target, path, { userId, ...rest(target) } as { userId: string }, { token }),
        '102',
      );
    },
  }),
);

const overCases = ([READ, ACCEPT] as const).map(
  (call): ContractCase => ({
    call,
    code: '1',
    title: 'knows no such invitation',
    writes: false,
    run: async (target) => {
      const body = call === READ ? { invitationToken: NO_TOKEN } : acceptance(NO_TOKEN);
      expectField(call, expectCode(call, await send(target, call, body), '1'), 'invitationToken');
    },
  }),
);

/** A refusal that needs a mock's console, because a link is in a mail. */
const withConsole = (one: ContractCase): ContractCase => ({ ...one, needs: 'console' });

/** People of a company, their invitations, and orders that wait for approval. */
export const peopleCases: readonly ContractCase[] = [
  ...strangerCases,
  ...overCases,
  {
    call: PEOPLE,
    code: '0',
    title: 'names everybody of the company, with oneself among them',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const { people } = await peopleOf(target, person);
      const mine = people.filter(({ isYou }) => isYou === 1).map(({ loginName }) => loginName);
      expectThat(mine.join() === person.loginName, `${PEOPLE}: ${mine.join()} is not who asks`);
    },
  },
  write(INVITE, 'invites a colleague; sends it again; withdraws it', async (target) => {
    const { owner, email, invitationId } = await invited(target, 'approver', 250_000);
    const open = (await peopleOf(target, owner)).invitations.find((one) => one.invitationId === invitationId);
    expectThat(
      open?.email === email && open.limitPence === 250_000,
      `${INVITE}: is not among the invitations`,
    );
    const body = { userId: owner.userId, invitationId };
    const again = { ...body, pageUrl: pageOf(target) };
    expectCode(AGAIN, await send(target, AGAIN, again, { token: owner.token }), '0');
    expectCode(WITHDRAW, await send(target, WITHDRAW, body, { token: owner.token }), '0');
    const left = (await peopleOf(target, owner)).invitations;
    expectThat(!left.some((one) => one.invitationId === invitationId), `${WITHDRAW}: it is still open`);
  }),
  {
    call: INVITE,
    code: '1',
    title: 'invites an email once',
    writes: true,
    run: async (target) => {
      const { owner, body, invitationId } = await invited(target);
      const twice = await send(target, INVITE, body, { token: owner.token });
      expectField(INVITE, expectCode(INVITE, twice, '1'), 'email');
      const withdrawal = { userId: owner.userId, invitationId };
      expectCode(WITHDRAW, await send(target, WITHDRAW, withdrawal, { token: owner.token }), '0');
    },
  },
  write(AGAIN, 'is good for another seven days', async (target) => {
    const { owner, invitationId } = await invited(target);
    const body = { userId: owner.userId, invitationId };
    const again = { ...body, pageUrl: pageOf(target) };
    const reply = expectCode(AGAIN, await send(target, AGAIN, again, { token: owner.token }), '0');
    expectThat((reply.data as { endsAt: number }).endsAt > 0, `${AGAIN}: names no end`);
    expectCode(WITHDRAW, await send(target, WITHDRAW, body, { token: owner.token }), '0');
  }),
  write(WITHDRAW, 'ends an invitation, which is then 102', async (target) => {
    const { owner, invitationId } = await invited(target);
    const body = { userId: owner.userId, invitationId };
    expectCode(WITHDRAW, await send(target, WITHDRAW, body, { token: owner.token }), '0');
    expectCode(WITHDRAW, await send(target, WITHDRAW, body, { token: owner.token }), '102');
  }),
  withConsole(
    write(READ, 'says who invites to what', async (target) => {
      const { email } = await invited(target, 'accounts');
      const invitationToken = await mailedInvitation(target, email);
      const { data } = expectCode(READ, await send(target, READ, { invitationToken }), '0');
      const { companyRole, email: named } = data as { companyRole: string; email: string };
      expectThat(companyRole === 'accounts' && named === email, `${READ}: another invitation`);
    }),
  ),
  withConsole(
    write(ACCEPT, 'opens an account, and ends the link', async (target) => {
      const { email, owner } = await invited(target);
      const token = await mailedInvitation(target, email);
      expectCode(ACCEPT, await send(target, ACCEPT, acceptance(token)), '0');
      expectCode(ACCEPT, await send(target, ACCEPT, acceptance(token)), '1');
      const { people } = await peopleOf(target, owner);
      const person = people.find(({ loginName }) => loginName === email);
      expectThat(person?.companyRole === 'buyer', `${ACCEPT}: is not among the people`);
    }),
  ),
  {
    call: ACCEPT,
    code: '1',
    title: 'takes a password that is typed twice alike',
    writes: false,
    run: async (target) => {
      const answer = await send(target, ACCEPT, acceptance(NO_TOKEN, { repassword: 'Floor!2028' }));
      expectField(ACCEPT, expectCode(ACCEPT, answer, '1'), 'repassword');
    },
  },
  withConsole(
    write(CHANGE, 'changes role and limit', async (target) => {
      const { owner, person } = await colleague(target, 'buyer');
      const body = {
        userId: owner.userId,
        colleagueId: person.userId,
        companyRole: 'approver',
        limitPence: 100,
      };
      expectCode(CHANGE, await send(target, CHANGE, body as never, { token: owner.token }), '0');
      const changed = (await peopleOf(target, owner)).people.find(
        ({ colleagueId }) => colleagueId === person.userId,
      );
      expectThat(
        changed?.companyRole === 'approver' && changed.limitPence === 100,
        `${CHANGE}: is as it was`,
      );
      // nobody but an owner changes anything
      const own = { userId: person.userId, colleagueId: person.userId, companyRole: 'owner' };
      expectCode(CHANGE, await send(target, CHANGE, own as never, { token: person.token }), '102');
      await remove(target, owner, person);
    }),
  ),
  {
    call: CHANGE,
    code: '1',
    title: 'leaves the last owner an owner',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const lower = { userId, colleagueId: userId, companyRole: 'buyer' as const };
      expectCode(CHANGE, await send(target, CHANGE, lower, { token }), '1');
    },
  },
  withConsole(
    write(REMOVE, 'ends the sessions of a colleague', async (target) => {
      const { owner, person } = await colleague(target, 'buyer');
      await remove(target, owner, person);
      const answer = await send(target, PEOPLE, { userId: person.userId }, { token: person.token });
      expectThat(answer.text.includes('"-1000"'), `${REMOVE}: their session goes on`);
      const again = await tryLogin(target, { loginName: person.loginName, password: PASSWORD });
      expectCode(LOGIN, again, '1');
    }),
  ),
  {
    call: REMOVE,
    code: '1',
    title: 'does not remove the one who asks',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      expectCode(REMOVE, await send(target, REMOVE, { userId, colleagueId: userId }, { token }), '1');
    },
  },
  {
    call: WAITING,
    code: '0',
    title: 'lists what waits',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const { data } = expectCode(WAITING, await send(target, WAITING, { userId }, { token }), '0');
      const states = (data as Summary[]).map(({ approval }) => approval?.sts);
      expectThat(
        states.every((sts) => sts === 'waiting'),
        `${WAITING}: an order that does not wait`,
      );
    },
  },
  withConsole(
    write(DECIDE, 'approves an order once', async (target) => {
      const { owner, person, orderId } = await waitingOrder(target);
      const { totalPence, approval } = await orderBy(target, owner, orderId);
      expectThat(
        approval?.sts === 'waiting' && approval.mayDecide === 1,
        `${DECIDE}: the order does not wait`,
      );
      const decision = { userId: owner.userId, orderId, decision: 'approve' as const, totalPence };
      const own = { ...decision, userId: person.userId };
      expectCode(DECIDE, await send(target, DECIDE, own, { token: person.token }), '102');
      expectCode(DECIDE, await send(target, DECIDE, decision, { token: owner.token }), '0');
      expectCode(DECIDE, await send(target, DECIDE, decision, { token: owner.token }), '1');
      const after = await orderBy(target, owner, orderId);
      expectThat(
        after.sts === 'received' && after.approval?.sts === 'approved',
        `${DECIDE}: it is ${after.sts} and ${after.approval?.sts}`,
      );
    }),
  ),
  withConsole({
    call: DECIDE,
    code: '1',
    title: 'declines with a reason alone',
    writes: true,
    run: async (target) => {
      const { owner, orderId } = await waitingOrder(target);
      const { totalPence } = await orderBy(target, owner, orderId);
      const decline = { userId: owner.userId, orderId, decision: 'decline' as const, totalPence };
      const without = await send(target, DECIDE, decline, { token: owner.token });
      expectField(DECIDE, expectCode(DECIDE, without, '1'), 'reason');
      const reasoned = { ...decline, reason: 'The cheaper grade will do' };
      expectCode(DECIDE, await send(target, DECIDE, reasoned, { token: owner.token }), '0');
      const after = await orderBy(target, owner, orderId);
      expectThat(after.sts === 'cancelled', `${DECIDE}: it is still ${after.sts}`);
    },
  }),
];
