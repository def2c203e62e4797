import { parseArgs } from 'node:util';
import { readEnvironment } from '../../server/config/read-environment.ts';
import { StartFailure } from '../../server/config/start-failure.ts';
import { isFolder } from './dated-backups.ts';

/** Of a backup into a folder. */
export interface Choices {
  /** hours from one backup to the next; undefined for one alone */
  readonly every: number | undefined;
  /** how many stay in the folder; undefined for all */
  readonly keep: number | undefined;
}

interface FileOption {
  readonly dataDir: string;
  readonly file: string;
  readonly choices: Choices;
}

const USAGE = {
  backup:
    'Name one file, or a folder: npm run backup -- FILE, or npm run backup -- FOLDER [--keep COUNT] [--every HOURS]',
  restore: 'Name one file: npm run restore -- FILE',
} as const;

/** The data folder and file for a backup or a restore. @throws StartFailure that says what is wrong */
export function readFileOption(command: keyof typeof USAGE): FileOption {
  const { file, choices } = read(command);
  const { dataDir, databaseUrl } = readEnvironment();
  if (databaseUrl !== undefined)
    throw new StartFailure(
      `DATABASE_URL is set, so the data are in PostgreSQL: use ${command === 'backup' ? 'pg_dump' : 'pg_restore'}.`,
    );
  return { dataDir, file, choices };
}

const OPTIONS = { keep: { type: 'string' }, every: { type: 'string' } } as const;

/** @throws TypeError for an option that is unknown or lacks its value */
const parse = () => parseArgs({ options: OPTIONS, allowPositionals: true });

function read(command: keyof typeof USAGE): Omit<FileOption, 'dataDir'> {
  let given: ReturnType<typeof parse>;
  try {
    given = parse();
  } catch {
    throw new StartFailure(USAGE[command]);
  }
  const { positionals, values } = given;
  const [file, ...more] = positionals;
  const isRestoreWithOptions = command === 'restore' && Object.keys(values).length > 0;
  if (file === undefined || more.length > 0 || isRestoreWithOptions) throw new StartFailure(USAGE[command]);
  const choices = { every: wholeNumber('--every', values.every), keep: wholeNumber('--keep', values.keep) };
  if ((choices.every ?? choices.keep) !== undefined && !isFolder(file))
    throw new StartFailure(`--keep and --every need a folder, and ${file} is none.`);
  return { file, choices };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new StartFailure(`${name} must be a whole number from 1 to 9999.`);
  return Number(text);
}
