import { readEnvironment } from '../../server/config/read-environment.ts';
import { StartFailure } from '../../server/config/start-failure.ts';

/** The data folder and file for a backup or a restore. @throws StartFailure that says what is wrong */
export function readFileOption(command: 'backup' | 'restore'): { dataDir: string; file: string } {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0 || file.startsWith('-'))
    throw new StartFailure(`Name one file: npm run ${command} -- FILE`);
  const { dataDir, databaseUrl } = readEnvironment();
  if (databaseUrl !== undefined)
    throw new StartFailure(
      `DATABASE_URL is set, so the data are in PostgreSQL: use ${command === 'backup' ? 'pg_dump' : 'pg_restore'}.`,
    );
  return { dataDir, file };
}

/** Runs the command, and prints one line if it fails. */
export function runCommand(work: () => string): void {
  try {
    console.log(work());
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
