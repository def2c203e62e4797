import { write } from './buyer.ts';
import { send } from './call-client.ts';
import { acceptance, invited, pageOf, peopleOf, withConsole } from './colleagues.ts';
import type { ContractCase } from './contract-case.ts';
import { mailedInvitation } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';

const INVITE = '/woojiapi/user/insertinvitation';
const AGAIN = '/woojiapi/user/sendinvitation';
const WITHDRAW = '/woojiapi/user/deleteinvitation';
const READ = '/woojiapi/user/qryinvitation';
const ACCEPT = '/woojiapi/user/acceptinvitation';

const NO_TOKEN = 'no-such-invitation';

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

/** Invitations into a company. */
export const invitationCases: readonly ContractCase[] = [
  ...overCases,
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
];
