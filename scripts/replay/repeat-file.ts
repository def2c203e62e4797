import { type Repeated, repeatCalls } from '../../contracts/suite/replay/repeat-calls.ts';
import { unpackWorld } from '../../server/mock/tools/saved-worlds/saved-world.ts';
import { openPlace } from './place.ts';
import type { Options } from './read-options.ts';
import { callLines, counted, verdictOf } from './verdict.ts';

/**
 * Repeats the calls of a saved world.
 * @param print takes each line as soon as it is known
 * @returns the exit code: 0 fixed or as recorded, 1 not, 2 for can't tell
 * @throws UsageFailure, or SavedWorldFailure for a wrong file
 */
export async function repeatFile(
  file: Uint8Array,
  options: Options,
  print: (line: string) => void,
): Promise<0 | 1 | 2> {
  const { world, now, journal } = await unpackWorld(file);
  const entries = journal.toReversed();
  const place = await openPlace(options, file, entries);
  try {
    const saved = `${world}, saved at ${new Date(now).toISOString()} by its clock`;
    print(`Repeating ${counted(entries.length)} of ${saved}, in ${place.name}`);
    const all: Repeated[] = [];
    for await (const repeated of repeatCalls(place.target, entries, place)) {
      for (const line of callLines(repeated)) print(line);
      all.push(repeated);
    }
    const { lines, exitCode } = verdictOf(all, options.calls);
    for (const line of ['', ...lines]) print(line);
    return exitCode;
  } finally {
    await place.close();
  }
}
