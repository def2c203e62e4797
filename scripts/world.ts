import { readFile, writeFile } from 'node:fs/promises';
import { openSavedWorld, readConsole, saveWorld } from '../contracts/suite/console-client.ts';
import { addressOf, readArgs, reasonOf, UsageFailure } from './lib/usage.ts';

const USAGE = `Saves a world of a running mock as one file, or opens such a file as a new world.

  npm run world -- save FILE [--world NAME]   FILE must be new, e.g. bug-12.world.gz
  npm run world -- open FILE [--name NAME]    NAME must be free       (default: saved- and the world's name)

  --shop URL         the mock, whose console must be on             (default: http://localhost:4000)
  --world NAME       the world to save                              (default: main)

The file has all rows of the world, with names, addresses and uploaded files, its moment, its faults and its last calls. It has
no passwords, tokens and codes: in the opened world everybody's password is that of the people in README.md.`;

interface Options {
  readonly act: 'save' | 'open';
  readonly file: string;
  readonly shop: string;
  readonly world?: string;
  readonly name?: string;
}

/** @throws UsageFailure */
function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [act, file, ...rest] = positionals;
  if ((act !== 'save' && act !== 'open') || file === undefined || rest.length > 0)
    throw new UsageFailure('Say save or open, and one file');
  return {
    act,
    file,
    shop: addressOf('--shop', values.shop),
    ...(values.world ? { world: values.world } : {}),
    ...(values.name ? { name: values.name } : {}),
  };
}

function parse(args: readonly string[]) {
  return readArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      shop: { type: 'string', default: 'http://localhost:4000' },
      world: { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
}

async function save({ file, shop, world = 'main' }: Options): Promise<string> {
  const bytes = await saveWorld({ baseUrl: shop, world });
  await writeFile(file, bytes, { flag: 'wx' });
  return `The world ${world} is saved in ${file}, ${Math.ceil(bytes.length / 1024)} kB. It has personal data, but no passwords, tokens and codes.`;
}

async function open({ file, shop, name }: Options): Promise<string> {
  const opened = await openSavedWorld({ baseUrl: shop }, await readFile(file), name);
  const { now } = await readConsole({ baseUrl: shop, world: opened.name }, '/clock');
  const { differingSeeds } = opened;
  return [
    `${file} is open as the world ${opened.name} at ${shop}: its time is ${new Date(now).toISOString()}.`,
    `Choose it at ${shop}/__mock, or send x-mock-world: ${opened.name}.`,
    ...(differingSeeds.length > 0
      ? [`Other seeds there than here: ${differingSeeds.join(', ')}. A reset would bring back those of here.`]
      : []),
  ].join('\n');
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else console.log(await (options.act === 'save' ? save(options) : open(options)));
} catch (error) {
  console.error(error instanceof UsageFailure ? `${USAGE}\n\n${error.message}` : reasonOf(error));
  process.exitCode = 2;
}
