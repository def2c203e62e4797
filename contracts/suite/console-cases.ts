import { applicationOf, NEW_PASSWORD } from './account-cases.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CALLS, type CallDescription, exampleFor } from './contract-document.ts';
import { acceptApplication, mailedCode, whileFaulty, whileOff } from './control.ts';
import { expectCode } from './judge.ts';
import { freshName, logIn, tryLogin } from './people.ts';

const LOGIN = '/woojiapi/user/login';
const REGISTER = '/woojiapi/user/register';
const CODE = '/woojiapi/user/getauthcode';
const RESET = '/woojiapi/user/resetpassword';

async function sendExample(target: Target, call: CallDescription) {
  const token = call.access === 'customer' ? (await logIn(target)).token : undefined;
  return send(target, call.path, exampleFor(target.brand, call), { token });
}

const switchedOff = (call: CallDescription): ContractCase => ({
  call: call.path,
  code: '103',
  title: 'is switched off',
  rule: 'switch',
  writes: true,
  needs: 'console',
  run: async (target) => {
    const answer = await whileOff(target, call.functionId, () => sendExample(target, call));
    expectCode(call.path, answer, '103');
  },
});

const failing = (call: CallDescription): ContractCase => ({
  call: call.path,
  code: '104',
  title: 'says that what it depends on fails',
  rule: 'fault',
  writes: false,
  needs: 'console',
  run: async (target) => {
    const fault = {
      path: call.path,
      persona: '*',
      times: { kind: 'until-cleared' },
      effect: { kind: 'code', code: '104' },
    } as const;
    const answer = await whileFaulty(target, fault, () => sendExample(target, call));
    expectCode(call.path, answer, '104');
  },
});

/** Uses a new name, so as not to change the password of one of the seeded people. */
const resetByMail: ContractCase = {
  call: RESET,
  code: '0',
  title: 'sets a new password by the code that was mailed, once, and the old one is worth nothing',
  writes: true,
  needs: 'console',
  run: async (target) => {
    const loginName = freshName();
    const { brand } = target;
    expectCode(REGISTER, await send(target, REGISTER, applicationOf(target, loginName)), '0');
    await acceptApplication(target, loginName);
    expectCode(CODE, await send(target, CODE, { brand, loginName }), '0');
    const password = 'Newer!2026';
    const authCode = await mailedCode(target, loginName);
    const body = { loginName, password, repassword: password, authCode, brand };
    expectCode(RESET, await send(target, RESET, body), '0');
    expectCode(RESET, await send(target, RESET, body), '101');
    expectCode(LOGIN, await tryLogin(target, { loginName, password: NEW_PASSWORD }), '1');
    expectCode(LOGIN, await tryLogin(target, { loginName, password }), '0');
  },
};

/** Cases that only a mock's console can bring about: each call switched off, each call failing, a mailed code. */
export const consoleCases: readonly ContractCase[] = [
  ...CALLS.flatMap((call) => [switchedOff(call), failing(call)]),
  resetByMail,
];
