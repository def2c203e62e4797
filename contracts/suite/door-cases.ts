import { send } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CALLS, type CallDescription } from './contract-document.ts';
import { expectCode, expectThat } from './judge.ts';
import { guestToken, logIn } from './people.ts';

const SIGNED_HEADERS = ['brand', 'callserial', 'calltime', 'sign'] as const;

function headerCases({ path, example }: CallDescription): ContractCase[] {
  const missing = SIGNED_HEADERS.map((header) => ({
    call: path,
    code: '-1' as const,
    title: `refuses a call without ${header}`,
    writes: false,
    run: async (target: Parameters<ContractCase['run']>[0]) => {
      expectCode(path, await send(target, path, example, { headers: { [header]: undefined } }), '-1');
    },
  }));
  return [
    ...missing,
    {
      call: path,
      code: '-1',
      title: 'refuses a wrong sign',
      writes: false,
      run: async (target) => {
        expectCode(path, await send(target, path, example, { headers: { sign: '0'.repeat(32) } }), '-1');
      },
    },
  ];
}

function tokenCases({ path, access, example, codes }: CallDescription): ContractCase[] {
  const cases: ContractCase[] = [];
  if (codes.includes('101') && codes.includes('-1000')) {
    cases.push({
      call: path,
      code: '101',
      title: 'refuses an unknown token',
      writes: false,
      run: async (target) => {
        expectCode(path, await send(target, path, example, { token: 'no-such-token' }), '101');
      },
    });
  }
  if (access === 'customer') {
    cases.push(
      {
        call: path,
        code: '-1000',
        title: 'answers HTTP 401 without a token',
        writes: false,
        run: async (target) => {
          const answer = await send(target, path, example);
          expectCode(path, answer, '-1000');
          expectThat(answer.status === 401, `${path}: HTTP ${answer.status} where 401 is due`);
        },
      },
      {
        call: path,
        code: '102',
        title: 'refuses a guest',
        writes: false,
        run: async (target) => {
          expectCode(path, await send(target, path, example, { token: await guestToken(target) }), '102');
        },
      },
    );
  }
  return cases;
}

/** A body that lacks one field, or has one too many, names it and changes nothing. */
function bodyCases({ path, access, example, required, body }: CallDescription): ContractCase[] {
  const broken = required.map((field) => ({
    field,
    input: Object.fromEntries(Object.entries(example).filter(([key]) => key !== field)),
    title: `names ${field} when it is missing`,
  }));
  if (body)
    broken.push({
      field: 'surplus',
      input: { ...example, surplus: 'x' },
      title: 'names a field that it does not know',
    });
  return broken.map(({ field, input, title }) => ({
    call: path,
    code: '1' as const,
    title,
    writes: false,
    run: async (target) => {
      const token = access === 'customer' ? (await logIn(target)).token : undefined;
      for (const as of ['form', 'json'] as const) {
        const answer = await send(target, path, input, { token, as });
        const reply = expectCode(path, answer, '1');
        expectThat(
          String(reply.resultMsg).includes(field),
          `${path}: "${String(reply.resultMsg)}" does not name ${field}`,
        );
        expectThat(answer.status === 400, `${path}: HTTP ${answer.status} where 400 is due`);
      }
    },
  }));
}

/** What every call must do before its own business begins, made from the contract. */
export const doorCases: readonly ContractCase[] = CALLS.flatMap((call) => [
  ...headerCases(call),
  ...tokenCases(call),
  ...bodyCases(call),
]);
