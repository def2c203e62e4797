import { randomUUID } from 'node:crypto';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { callDescription } from './contract-document.ts';
import { expectCode, expectThat } from './judge.ts';
import { guestToken, logIn } from './people.ts';

const LOGIN = '/woojiapi/user/login';
const REGISTER = '/woojiapi/user/register';
const CODE = '/woojiapi/user/getauthcode';
const RESET = '/woojiapi/user/resetpassword';
const MAIL = '/woojiapi/compose/sendemail';
const LOGOUT = '/api/logout';

const tryLogin = (target: Target, loginName: string, password: string) =>
  send(target, LOGIN, { loginName, password, brand: target.brand });

const NEW_PASSWORD = 'Fresh!2026';

const application = (loginName: string) => ({
  ...callDescription(REGISTER).example,
  password: NEW_PASSWORD,
  repassword: NEW_PASSWORD,
  loginName,
  email: loginName,
  phoneNumber: loginName,
});

const freshName = () => `case-${randomUUID()}@studio.example`;

const loginCases: readonly ContractCase[] = [
  {
    call: LOGIN,
    code: '0',
    title: 'logs architect, contractor and developer in',
    writes: false,
    run: async (target) => {
      for (const name of ['architect', 'trade', 'developer'])
        await logIn(target, `${name}@alderline.example`);
    },
  },
  {
    call: LOGIN,
    code: '1',
    title: 'answers a wrong name and a wrong password alike',
    writes: false,
    run: async (target) => {
      const wrongPassword = expectCode(
        LOGIN,
        await tryLogin(target, 'developer@alderline.example', 'wrong'),
        '1',
      );
      const wrongName = expectCode(LOGIN, await tryLogin(target, freshName(), 'wrong'), '1');
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
      run: async (target) => {
        const reply = expectCode(
          LOGIN,
          await tryLogin(target, `${name}@alderline.example`, SEED_PASSWORD),
          '1',
        );
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
    writes: true,
    run: async (target) => {
      const token = await guestToken(target);
      expectCode(LOGOUT, await send(target, LOGOUT, {}, { token }), '0');
      const later = await send(target, '/api/dic', { type: 'Grade' }, { token });
      expectCode('/api/dic', later, '-1000');
      expectCode(LOGOUT, await send(target, LOGOUT), '0');
    },
  },
];

const applicationCases: readonly ContractCase[] = [
  {
    call: REGISTER,
    code: '0',
    title:
      'takes an application; the applicant cannot log in before the review; a known name has the same answer',
    writes: true,
    run: async (target) => {
      const loginName = freshName();
      const first = expectCode(REGISTER, await send(target, REGISTER, application(loginName)), '0');
      expectCode(LOGIN, await tryLogin(target, loginName, NEW_PASSWORD), '1');
      const again = expectCode(REGISTER, await send(target, REGISTER, application(loginName)), '0');
      expectThat(
        JSON.stringify(first) === JSON.stringify(again),
        `${REGISTER}: the answer tells whether a name exists`,
      );
    },
  },
  {
    call: REGISTER,
    code: '1',
    title: 'names repassword when the two differ',
    writes: false,
    run: async (target) => {
      const body = { ...application(freshName()), repassword: 'Another!2026' };
      const reply = expectCode(REGISTER, await send(target, REGISTER, body), '1');
      expectThat(
        String(reply.resultMsg).includes('repassword'),
        `${REGISTER}: resultMsg does not name repassword`,
      );
    },
  },
];

const passwordCases: readonly ContractCase[] = [
  {
    call: CODE,
    code: '0',
    title: 'answers alike for a name that does not exist',
    writes: true,
    run: async (target) => {
      expectCode(CODE, await send(target, CODE, { brand: target.brand, loginName: freshName() }), '0');
    },
  },
  {
    call: RESET,
    code: '101',
    title: 'refuses a wrong verification code',
    writes: false,
    run: async (target) => {
      const body = {
        loginName: freshName(),
        password: 'Another!2026',
        repassword: 'Another!2026',
        authCode: '000000',
        brand: target.brand,
      };
      expectCode(RESET, await send(target, RESET, body), '101');
    },
  },
  {
    call: RESET,
    code: '1',
    title: 'names repassword when the two differ',
    writes: false,
    run: async (target) => {
      const body = { ...callDescription(RESET).example, repassword: 'Other!2026' };
      const reply = expectCode(RESET, await send(target, RESET, body), '1');
      expectThat(
        String(reply.resultMsg).includes('repassword'),
        `${RESET}: resultMsg does not name repassword`,
      );
    },
  },
];

const messageCases: readonly ContractCase[] = [
  {
    call: MAIL,
    code: '0',
    title: 'takes a message for the sales office',
    writes: true,
    run: async (target) => {
      expectCode(MAIL, await send(target, MAIL, callDescription(MAIL).example), '0');
    },
  },
  {
    call: MAIL,
    code: '1',
    title: 'mails nobody but the sales office',
    writes: false,
    run: async (target) => {
      const body = { ...callDescription(MAIL).example, sendTo: 'stranger@elsewhere.example' };
      const reply = expectCode(MAIL, await send(target, MAIL, body), '1');
      expectThat(String(reply.resultMsg).includes('sendTo'), `${MAIL}: resultMsg does not name sendTo`);
    },
  },
  {
    call: '/api/download',
    code: '1',
    title: 'answers HTTP 404 for a file that is not there',
    writes: false,
    run: async (target) => {
      const answer = await send(target, '/api/download', { fileName: 'no-such-file.glb' });
      expectThat(
        answer.status === 404 && answer.reply?.resultCode === '1',
        `/api/download: HTTP ${answer.status}`,
      );
    },
  },
  {
    call: '/api/download',
    code: '1',
    title: 'refuses a name that holds a path',
    writes: false,
    run: async (target) => {
      for (const fileName of ['../package.json', '..%2fpackage.json', '/etc/hostname', 'a/b.glb', '.env']) {
        const answer = await send(target, '/api/download', { fileName });
        expectThat(
          answer.status === 400 && answer.reply?.resultCode === '1',
          `/api/download: ${fileName} gives HTTP ${answer.status}`,
        );
      }
    },
  },
];

/** Logging in and out, applying, resetting, writing to the office, files. */
export const accountCases: readonly ContractCase[] = [
  ...loginCases,
  ...applicationCases,
  ...passwordCases,
  ...messageCases,
];
