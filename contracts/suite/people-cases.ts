import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import { COLLEAGUE_PASSWORD, colleague, pageOf, peopleOf, remove, withConsole } from './colleagues.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectThat } from './judge.ts';
import { freshName, logIn, tryLogin } from './people.ts';

const PEOPLE = '/woojiapi/user/qrypeople';
const INVITE = '/woojiapi/user/insertinvitation';
const AGAIN = '/woojiapi/user/sendinvitation';
const WITHDRAW = '/woojiapi/user/deleteinvitation';
const CHANGE = '/woojiapi/user/updatecolleague';
const REMOVE = '/woojiapi/user/deletecolleague';
const WAITING = '/woojiapi/order/qrywaitingorders';
const DECIDE = '/woojiapi/order/decideorder';
const LOGIN = '/woojiapi/user/login';

const NOBODY = 'u-nobody';

/** Bodies with another person's userId than the token's. */
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
    title: 'refuses another user’s id',
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

/** People of a company, and calls that must not be made for another user. */
export const peopleCases: readonly ContractCase[] = [
  ...strangerCases,
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
      // only an owner can change anything
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
      const again = await tryLogin(target, { loginName: person.loginName, password: COLLEAGUE_PASSWORD });
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
];
