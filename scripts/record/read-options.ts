import type { Customer, Target } from '../../contracts/suite/call-client.ts';
import { addressOf, readArgs, UsageFailure } from '../lib/usage.ts';

export const USAGE = `Saves a real backend's replies, masked, for the mock to use.

  npm run record -- --upstream URL [options]

  --upstream URL     address of the real woojiapi
  --salt SALT        salt for signing calls           (default: the mock's public salt)
  --brand BRAND      header and field of every call   (default: Alderline)
  --user EMAIL       a trade customer, for the calls that need one
  --password TEXT    of that customer
  --path QUESTION    one more call: [GET ]/woojiapi/order/qryorders?pageNo=1; repeat it for more.
                     They are sent before the others. A POST sends what follows the question mark as its form.
  --out FOLDER       (default: fixtures/recorded)`;

/** A call and its input. */
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface Options {
  readonly target: Target;
  readonly customer: Customer | undefined;
  readonly extra: readonly Question[];
  readonly folder: string;
}

/** @throws UsageFailure for options that don't go together */
export function readOptions(args: readonly string[]): Options | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  if (!values.upstream) throw new UsageFailure('--upstream URL is required');
  if ((values.user === undefined) !== (values.password === undefined)) {
    throw new UsageFailure('--user and --password must be given together');
  }
  const { user, password } = values;
  return {
    target: { baseUrl: addressOf('--upstream', values.upstream), salt: values.salt, brand: values.brand },
    customer: user !== undefined && password !== undefined ? { loginName: user, password } : undefined,
    extra: (values.path ?? []).map(readQuestion),
    folder: values.out,
  };
}

function parse(args: readonly string[]) {
  return readArgs({
    args: [...args],
    options: {
      upstream: { type: 'string' },
      salt: { type: 'string', default: 'alderline-site' },
      brand: { type: 'string', default: 'Alderline' },
      user: { type: 'string' },
      password: { type: 'string' },
      path: { type: 'string', multiple: true },
      out: { type: 'string', default: 'fixtures/recorded' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

function readQuestion(text: string): Question {
  const [, method = 'POST', path, query = ''] =
    /^(?:(GET|POST) )?(\/(?:woojiapi|api)\/[\w./-]+)(?:\?(.*))?$/.exec(text) ?? [];
  if (path === undefined) throw new UsageFailure(`--path ${text}: must be a path under /woojiapi/ or /api/`);
  return {
    method: method === 'GET' ? 'GET' : 'POST',
    path,
    input: Object.fromEntries(new URLSearchParams(query)),
  };
}
