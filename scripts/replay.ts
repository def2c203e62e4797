import { readFile } from 'node:fs/promises';
import { type Repeated, repeatCalls } from '../contracts/suite/replay/repeat-calls.ts';
import { SavedWorldFailure, unpackWorld } from '../server/mock/tools/saved-worlds/saved-world.ts';
import { reasonOf, UsageFailure } from './lib/usage.ts';
import { openPlace } from './replay/place.ts';
import { type Options, readOptions, USAGE } from './replay/read-options.ts';
import { callLines, verdictOf } from './replay/verdict.ts';

const CANNOT_TELL = 2;

/** @returns the exit code */
async function replay(options: Options): Promise<number> {
  const file = await readFile(options.file);
  const { world, now, journal } = await unpackWorld(file);
  const entries = journal.toReversed();
  const place = await openPlace(options, file, entries);
  try {
    const saved = `${world}, saved at ${new Date(now).toISOString()} by its clock`;
    console.log(`Repeating ${entries.length} calls of ${saved}, in ${place.name}`);
    const all: Repeated[] = [];
    for await (const repeated of repeatCalls(place.target, entries, place)) {
      for (const line of callLines(repeated)) console.log(line);
      all.push(repeated);
    }
    const { lines, exitCode } = verdictOf(all, options.calls);
    console.log(['', ...lines].join('\n'));
    return exitCode;
  } finally {
    await place.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else process.exitCode = await replay(options);
} catch (error) {
  if (error instanceof UsageFailure) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof SavedWorldFailure ? error.message : reasonOf(error));
  process.exitCode = CANNOT_TELL;
}
