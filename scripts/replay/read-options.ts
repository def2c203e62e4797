import { addressOf, readArgs, UsageFailure } from '../lib/usage.ts';

export const USAGE = `Repeats the calls of a saved world (npm run world), and says of each whether its reply is the same, and at the end
whether what went wrong in them still does: a failure code, an HTTP status of 500 or more, a broken contract.

  npm run replay -- FILE [options]

  --target URL       the backend                          (default: http://localhost:4000)
  --salt SALT        salt for signing calls               (default: the mock's public salt)
  --brand BRAND      header and field of every call       (default: Alderline)
  --password TEXT    of all people who called; only for a backend without the mock's console
                                                          (default: REPLAY_PASSWORD of the environment)
  --call NUMBER      only this call decides; repeat it for more

Where the target is a mock, the file is opened there as a new world, which is ended afterwards. A real backend gets every call
once more, also those that order or change something.

The exit code is 0 when nothing goes wrong any more, or all is as recorded; 1 when something still goes wrong, or where nothing
did, differs; 2 when it can't be told: the file, the address or another option is wrong, or what went wrong can't be repeated.`;

export interface Options {
  readonly file: string;
  readonly target: string;
  readonly salt: string;
  readonly brand: string;
  readonly password: string | undefined;
  /** ids in the journal */
  readonly calls: readonly string[];
}

/** @throws UsageFailure for options that don't go together */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageFailure('Name one file');
  const { salt, brand, password = process.env.REPLAY_PASSWORD, call = [] } = values;
  const calls = call.map((number) => number.replace(/^#/, ''));
  return { file, target: addressOf('--target', values.target), salt, brand, password, calls };
}

function parse(args: readonly string[]) {
  return readArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      target: { type: 'string', default: 'http://localhost:4000' },
      salt: { type: 'string', default: 'alderline-site' },
      brand: { type: 'string', default: 'Alderline' },
      password: { type: 'string' },
      call: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
}
