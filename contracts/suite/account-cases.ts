import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { callDescription, exampleFor } from './contract-document.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { freshName, tryLogin } from './people.ts';

const LOGIN = '/woojiapi/user/login';
const REGISTER = '/woojiapi/user/register';
const CODE = '/woojiapi/user/getauthcode';
const RESET = '/woojiapi/user/resetpassword';

export const NEW_PASSWORD = 'Fresh!2026';

/** A body for register with this name. */
export const applicationOf = (target: Target, loginName: string) => ({
  ...exampleFor(target.brand, callDescription(REGISTER)),
  password: NEW_PASSWORD,
  repassword: NEW_PASSWORD,
  loginName,
  email: loginName,
  phoneNumber: loginName,
});

const applicationCases: readonly ContractCase[] = [
  {
    call: REGISTER,
    code: '0',
    title:
      'takes an application; the applicant cannot log in before the review; a known name has the same answer',
    writes: true,
    run: async (target) => {
      const loginName = freshName();
      const first = expectCode(REGISTER, await send(target, REGISTER, applicationOf(target, loginName)), '0');
      expectCode(LOGIN, await tryLogin(target, { loginName, password: NEW_PASSWORD }), '1');
      const again = expectCode(REGISTER, await send(target, REGISTER, applicationOf(target, loginName)), '0');
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
      const body = { ...applicationOf(target, freshName()), repassword: 'Another!2026' };
      const reply = expectCode(REGISTER, await send(target, REGISTER, body), '1');
      expectField(REGISTER, reply, 'repassword');
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
    call: CODE,
    code: '1',
    title: 'sends no second code within a minute',
    writes: true,
    run: async (target) => {
      const body = { brand: target.brand, loginName: freshName() };
      expectCode(CODE, await send(target, CODE, body), '0');
      expectCode(CODE, await send(target, CODE, body), '1');
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
      const body = { ...exampleFor(target.brand, callDescription(RESET)), repassword: 'Other!2026' };
      const reply = expectCode(RESET, await send(target, RESET, body), '1');
      expectField(RESET, reply, 'repassword');
    },
  },
];

/** Applying for an account, and a new password. */
export const accountCases: readonly ContractCase[] = [...applicationCases, ...passwordCases];
