import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { send } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CALLS, type CallDescription, exampleFor } from './contract-document.ts';
import { expectCode, expectThat } from './judge.ts';
import { customerOf, freshName, guestToken, logIn, tryLogin } from './people.ts';

const LOGIN = '/woojiapi/user/login';
const LOGOUT = '/api/logout';

const openingCases: readonly ContractCase[] = [
  {
    call: LOGIN,
    code: '0',
    title: 'logs a trade customer in',
    writes: false,
    run: async (target) => {
      await logIn(target);
    },
  },
  {
    call: LOGIN,
    code: '0',
    title: 'logs architect, contractor and developer in',
    writes: false,
    needs: 'seeds',
    run: async (target) => {
      for (const name of ['architect', 'trade', 'developer'] as const) await logIn(target, name);
    },
  },
  {
    call: LOGIN,
    code: '1',
    title: 'answers a wrong name and a wrong password alike',
    writes: false,
    run: async (target) => {
      const { loginName } = customerOf(target, 'trade');
      const wrong = { loginName, password: 'wrong' };
      const wrongPassword = expectCode(LOGIN, await tryLogin(target, wrong), '1');
      const stranger = { loginName: freshName(), password: 'wrong' };
      const wrongName = expectCode(LOGIN, await tryLogin(target, stranger), '1');
      expectThat(
        wrongPassword.resultMsg === wrongName.resultMsg,
        `${LOGIN}: the answer tells whether a name exists`,
      );
    },
  },
  ...['pending', 'declined'].map(
    (name): ContractCase => ({
      call: LOGIN,
      code: '1',
      title: `does not log a ${name} applicant in`,
      writes: false,
      needs: 'seeds',
      run: async (target) => {
        const applicant = { loginName: `${name}@alderline.example`, password: SEED_PASSWORD };
        const reply = expectCode(LOGIN, await tryLogin(target, applicant), '1');
        expectThat(!('access_token' in reply), `${LOGIN}: a token for a ${name} applicant`);
      },
    }),
  ),
  {
    call: '/api/guestlogin',
    code: '0',
    title: 'opens a session of its own for each visitor',
    writes: false,
    run: async (target) => {
      const [one, other] = [await guestToken(target), await guestToken(target)];
      expectThat(one !== other, '/api/guestlogin: two visitors share a token');
    },
  },
  {
    call: LOGOUT,
    code: '0',
    title: 'ends the session, and answers 0 without one too',
    writes: false,
    run: async (target) => {
      const token = await guestToken(target);
      expectCode(LOGOUT, await send(target, LOGOUT, {}, { token }), '0');
      const later = await send(target, '/api/dic', { type: 'Grade' }, { token });
      expectCode('/api/dic', later, '-1000');
      expectCode(LOGOUT, await send(target, LOGOUT), '0');
    },
  },
];

/** An ended session gets another code than a token that never existed. */
const endedCases: readonly ContractCase[] = CALLS.filter(
  ({ access, codes }) => access === 'public' && codes.includes('-1000'),
).map((call: CallDescription) => ({
  call: call.path,
  code: '-1000',
  title: 'refuses the token of a session that has ended',
  writes: false,
  run: async (target) => {
    const token = await guestToken(target);
    expectCode(LOGOUT, await send(target, LOGOUT, {}, { token }), '0');
    const answer = await send(target, call.path, exampleFor(target.brand, call), { token });
    expectCode(call.path, answer, '-1000');
  },
}));

/** Logging in and out. */
export const sessionCases: readonly ContractCase[] = [...openingCases, ...endedCases];
