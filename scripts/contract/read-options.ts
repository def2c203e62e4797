import { randomInt } from 'node:crypto';
import type { Customer, Target } from '../../contracts/suite/call-client.ts';
import type { ModelOptions } from '../../contracts/suite/model/run-model.ts';
import { addressOf, readArgs, UsageFailure } from '../lib/usage.ts';

export const USAGE = `Checks a running backend against the contract, contracts/api/openapi.

  npm run contract -- --target URL [options]

  --target URL       the backend's address, e.g. http://localhost:4000
  --salt SALT        salt for signing calls               (default: the mock's public salt)
  --brand BRAND      header and field of every call       (default: Alderline)
  --user EMAIL       a trade customer who can log in; up to three, each followed by its --password
  --password TEXT    of the --user before it              (default: the mock's own people)
  --write            also send calls that change data: baskets, projects, applications, mail
  --control URL      console of the mock behind the target, for codes that only a mock can be told to send
  --report FOLDER    also write contract.html, contract.junit.xml and contract.ctrf.json there
  --baseline FILE    known differences, which don't fail the run
  --write-baseline FILE
                     write this run's findings there as known; the run then ends with 0
  --least-rules PERCENT
                     share of the inputs' rules that the run must have both kept and broken

  npm run contract -- --docs         updates the coverage table in docs/contract.md
  npm run contract -- --release REF  runs the code of a git ref, and its suite, on tables that this code has brought up to date
  npm run contract -- --against REF|FILE  lists what has changed in the contract since then, breaking changes first
  npm run contract -- --since-release     the same since the last tag of a release (v1.0.0), if there is one

  npm run contract -- --target URL --control URL --model [options]

  --model            makes sequences of steps, each in a world of its own, and compares the shop with a model after each
  --main-world       in the main world instead, so on the shop's own database, which is put back to its seed before each
                     sequence: never where data are to be kept
  --runs COUNT       sequences                            (default: 500)
  --steps COUNT      steps that a sequence has at most    (default: 40)
  --seed NUMBER      of the random values                 (default: another one each time)
  --path PATH        with its --seed: the sequence that a failure has named

The exit code is 0 when the contract is kept, 1 when it is broken, 2 when nothing could be checked:
the address, the salt, a log-in or another option is wrong.`;

export interface Options {
  readonly target: Target;
  readonly writes: boolean;
  /** folder for the reports */
  readonly report?: string;
  /** file of known differences */
  readonly baseline?: string;
  /** file to write the differences of this run to */
  readonly writeBaseline?: string;
  /** percent of the rules of inputs that must have been kept and broken */
  readonly leastRules?: number;
  /** sequences of steps instead of cases */
  readonly model?: ModelOptions;
}

/** @throws UsageFailure for options that don't go together */
export function readOptions(
  args: readonly string[],
): Options | { readonly release: string } | { readonly against: string } | 'since-release' | 'docs' | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  if (values.docs) return 'docs';
  if (values['since-release']) return 'since-release';
  if (values.against !== undefined) return { against: values.against };
  if (values.release) return { release: values.release };
  if (!values.target) throw new UsageFailure('--target URL is required');
  const customers = customersOf(values.user ?? [], values.password ?? []);
  return {
    writes: values.write,
    ...(values.report ? { report: values.report } : {}),
    ...(values.baseline ? { baseline: values.baseline } : {}),
    ...(values['write-baseline'] ? { writeBaseline: values['write-baseline'] } : {}),
    ...(values['least-rules'] === undefined
      ? {}
      : { leastRules: percentOf('--least-rules', values['least-rules']) }),
    ...(values.model ? { model: modelOf(values) } : {}),
    target: {
      baseUrl: addressOf('--target', values.target),
      salt: values.salt,
      brand: values.brand,
      ...(customers.length > 0 ? { customers } : {}),
      ...(values.control ? { control: { baseUrl: addressOf('--control', values.control) } } : {}),
    },
  };
}

function parse(args: readonly string[]) {
  return readArgs({
    args: [...args],
    options: {
      target: { type: 'string' },
      salt: { type: 'string', default: 'alderline-site' },
      brand: { type: 'string', default: 'Alderline' },
      user: { type: 'string', multiple: true },
      password: { type: 'string', multiple: true },
      write: { type: 'boolean', default: false },
      control: { type: 'string' },
      report: { type: 'string' },
      baseline: { type: 'string' },
      'write-baseline': { type: 'string' },
      'least-rules': { type: 'string' },
      release: { type: 'string' },
      against: { type: 'string' },
      'since-release': { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
      'main-world': { type: 'boolean', default: false },
      runs: { type: 'string', default: '500' },
      steps: { type: 'string', default: '40' },
      seed: { type: 'string' },
      path: { type: 'string' },
      docs: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

function customersOf(users: readonly string[], passwords: readonly string[]): Customer[] {
  if (users.length !== passwords.length) throw new UsageFailure('Each --user needs a --password');
  return users.map((loginName, index) => ({ loginName, password: passwords[index] ?? '' }));
}

function modelOf(values: ReturnType<typeof parse>['values']): ModelOptions {
  const { runs, steps, seed, path } = values;
  return {
    runs: path === undefined ? countOf('--runs', runs) : 1,
    steps: countOf('--steps', steps),
    isMainWorld: values['main-world'],
    seed: seed === undefined ? randomInt(1_000_000) : countOf('--seed', seed),
    ...(path === undefined ? {} : { path }),
  };
}

function percentOf(option: string, text: string): number {
  const percent = countOf(option, text);
  if (percent > 100) throw new UsageFailure(`${option} must be at most 100`);
  return percent;
}

function countOf(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageFailure(`${option} must be a whole number`);
  return Number(text);
}
