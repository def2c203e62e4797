import { expect, it } from 'vitest';
import type { Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, NotServed } from './judge.ts';
import { runCases } from './run-cases.ts';

const target: Target = { baseUrl: 'http://127.0.0.1:9', salt: 'salt', brand: 'Alderline' };
const one = (title: string, differs: Partial<ContractCase> = {}): ContractCase => ({
  call: '/api/dic',
  code: '0',
  title,
  writes: false,
  run: async () => undefined,
  ...differs,
});
const cases = [
  one('reads'),
  one('writes', { writes: true }),
  one('needs a console', { needs: 'console' }),
  one("needs the mock's people", { needs: 'seeds' }),
];
const skippedOn = async (place: Target, writes: boolean) =>
  (await runCases(place, cases, { writes }))
    .filter(({ verdict }) => verdict === 'skipped')
    .map(({ one: { title } }) => title);

it('skips cases that write or need a console, unless writing is allowed and there is a console', async () => {
  expect(await skippedOn(target, false)).toEqual(['writes', 'needs a console']);
  expect(await skippedOn({ ...target, control: target }, true)).toEqual([]);
});

it("skips cases that need the mock's people if the target has others", async () => {
  const customers = [{ loginName: 'a@b.example', password: 'x' }];
  expect(await skippedOn({ ...target, control: target, customers }, true)).toEqual([
    "needs the mock's people",
  ]);
});

it('distinguishes a broken rule, an extension that is not served and missing data, each with its reason', async () => {
  const throwing = (error: Error) => one(error.message, { run: () => Promise.reject(error) });
  const failing = [new NotServed('absent'), new CannotTell('no data'), new Error('wrong code')].map(throwing);
  const verdicts = await runCases(target, failing, { writes: false });
  expect(verdicts.map(({ verdict, why }) => [verdict, why])).toEqual([
    ['absent', 'absent'],
    ['skipped', 'no data'],
    ['broken', 'wrong code'],
  ]);
});
