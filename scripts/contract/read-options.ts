import { parseArgs } from 'node:util';
import type { Customer, Target } from '../../contracts/suite/call-client.ts';
import { addressOf, UsageFailure } from '../lib/usage.ts';

export const USAGE = `Holds a running backend against contracts/openapi.yaml.

  npm run contract -- --target URL [options]

  --target URL       where the backend answers, e.g. http://localhost:4000
  --salt SALT        what its calls are signed with       (default: the public salt of the mock)
  --brand BRAND      header and field of every call       (default: Alderline)
  --user EMAIL       a trade customer who may log in; up to three times, each with its own --password
  --password TEXT    of the --user before it              (default: the people that the mock knows)
  --write            also what changes data: baskets, projects, applications, mail
  --control URL      the console of the mock behind the target, for the codes that only a mock can be made to give

  npm run contract -- --docs         writes the table of coverage into docs/contract.md

Ends with 0 when the contract is kept, 1 when it is broken, 2 when nothing could be told.`;

export interface Options {
  readonly target: Target;
  readonly writes: boolean;
}

/** @throws UsageFailure for options that do not go together */
export function readOptions(args: readonly string[]): Options | 'docs' | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  if (values.docs) return 'docs';
  if (!values.target) throw new UsageFailure('--target URL is needed');
  const customers = customersOf(values.user ?? [], values.password ?? []);
  return {
    writes: values.write,
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
  try {
    return parseArgs({
      args: [...args],
      options: {
        target: { type: 'string' },
        salt: { type: 'string', default: 'alderline-site' },
        brand: { type: 'string', default: 'Alderline' },
        user: { type: 'string', multiple: true },
        password: { type: 'string', multiple: true },
        write: { type: 'boolean', default: false },
        control: { type: 'string' },
        docs: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

function customersOf(users: readonly string[], passwords: readonly string[]): Customer[] {
  if (users.length !== passwords.length) throw new UsageFailure('every --user needs its --password');
  return users.map((loginName, index) => ({ loginName, password: passwords[index] ?? '' }));
}
