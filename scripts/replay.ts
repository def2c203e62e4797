import { readFile } from 'node:fs/promises';
import { reasonOf, UsageFailure } from './lib/usage.ts';
import { readOptions, USAGE } from './replay/read-options.ts';
import { repeatFile } from './replay/repeat-file.ts';

const CANNOT_TELL = 2;

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else process.exitCode = await repeatFile(await readFile(options.file), options, console.log);
} catch (error) {
  console.error(error instanceof UsageFailure ? `${USAGE}\n\n${error.message}` : reasonOf(error));
  process.exitCode = CANNOT_TELL;
}
