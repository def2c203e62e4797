import { type Answer, send, sendAs } from './call-client.ts';
import { type ContractCase, UNKNOWN_PATH } from './contract-case.ts';
import { CALLS, type CallDescription, exampleFor } from './contract-document.ts';
import { breachOf, breaking, type InputRule, inputRulesOf, isOfForms } from './input-rules.ts';
import {
  codeOf,
  expectCode,
  expectField,
  expectServed,
  expectStatus,
  expectThat,
  isSuccess,
  reportTaken,
} from './judge.ts';
import { guestToken, logIn } from './people.ts';

const SIGNED_HEADERS = ['brand', 'callserial', 'calltime', 'sign'] as const;

const signatureCase = (call: CallDescription): ContractCase => ({
  call: call.path,
  code: '-1',
  title: 'refuses a call with a wrong sign, or without one of the headers that are signed',
  rule: 'signature',
  writes: false,
  run: async (target) => {
    const broken = [{ sign: '0'.repeat(32) }, ...SIGNED_HEADERS.map((header) => ({ [header]: undefined }))];
    for (const headers of broken) {
      const answer = await send(target, call.path, exampleFor(target.brand, call), { headers });
      expectCode(call.path, answer, '-1');
    }
  },
});

function tokenCases(call: CallDescription): ContractCase[] {
  const { path, access, codes } = call;
  const cases: ContractCase[] = [];
  if (codes.includes('101') && codes.includes('-1000')) {
    cases.push({
      call: path,
      code: '101',
      title: 'refuses an unknown token',
      rule: 'token',
      writes: false,
      run: async (target) => {
        const example = exampleFor(target.brand, call);
        expectCode(path, await send(target, path, example, { token: 'no-such-token' }), '101');
      },
    });
  }
  if (access === 'customer') {
    cases.push(
      {
        call: path,
        code: '-1000',
        title: 'refuses a call without a token, by HTTP 401 or by its code',
        rule: 'token',
        writes: false,
        run: async (target) => {
          const answer = await send(target, path, exampleFor(target.brand, call));
          // the shop logs out at that status whatever the reply is
          if (answer.status === 401 && codeOf(answer) === undefined) return;
          expectCode(path, answer, '-1000');
          expectStatus(path, answer, 401);
        },
      },
      {
        call: path,
        code: '102',
        title: 'refuses a guest',
        rule: 'token',
        writes: false,
        run: async (target) => {
          const example = exampleFor(target.brand, call);
          expectCode(path, await send(target, path, example, { token: await guestToken(target) }), '102');
        },
      },
    );
  }
  return cases;
}

/** Each thing that the contract asks of an input, broken once; none for a call without input. */
function bodyCases(call: CallDescription): ContractCase[] {
  const { path, access, writes } = call;
  const rules = inputRulesOf(call);
  if (rules.length === 0) return [];
  return [
    {
      call: path,
      code: '1',
      title: 'refuses each value that the contract does not allow, and names the field',
      rule: 'body',
      // a backend that doesn't check its input would store it
      writes,
      run: async (target) => {
        const token = access === 'customer' ? (await logIn(target)).token : undefined;
        const example = exampleFor(target.brand, call);
        const taken: { readonly answer: Answer; readonly rule: InputRule }[] = [];
        for (const rule of rules)
          for (const as of isOfForms(rule) ? (['json', 'form'] as const) : (['json'] as const)) {
            const answer = await send(target, path, breaking(call, rule, example), { token, as });
            expectServed(answer);
            if (isSuccess(answer)) taken.push({ answer, rule });
            else {
              expectField(path, expectCode(path, answer, '1'), rule.named);
              expectStatus(path, answer, 400);
            }
          }
        const [first] = taken;
        // a backend that takes anything is one finding, not one for each rule
        if (first && new Set(taken.map(({ rule }) => rule)).size === rules.length)
          expectCode(path, first.answer, '1');
        for (const { answer, rule } of taken) reportTaken(path, answer, breachOf(rule));
      },
    },
  ];
}

/** Calls outside the contract. */
const unknownCases: readonly ContractCase[] = [
  ['a path that it does not know', 'POST', '/woojiapi/order/no-such-call', 404] as const,
  ['a path with another method than its own', 'GET', '/woojiapi/user/login', 405] as const,
].map(([title, method, path, status]) => ({
  call: UNKNOWN_PATH,
  code: '105',
  title: `refuses ${title}`,
  writes: false,
  run: async (target) => {
    const answer = await sendAs(method, target, path);
    const code = codeOf(answer);
    // a web server that has no such path sends no code
    if (answer.status === status && code === undefined) return;
    expectThat(code === '105', `${path}: resultCode ${code} where 105 is due`);
    expectThat(
      [200, status].includes(answer.status),
      `${path}: HTTP ${answer.status} where ${status} or 200 is due`,
    );
  },
}));

/** What every call must check before its own work, made from the contract. */
export const doorCases: readonly ContractCase[] = [
  ...CALLS.flatMap((call) => [signatureCase(call), ...tokenCases(call), ...bodyCases(call)]),
  ...unknownCases,
];
