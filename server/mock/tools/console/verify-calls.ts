import type { ConsoleInputs, JournalEntry } from '../../../../contracts/api/mock-console.ts';
import { JOURNAL_UNREAD } from '../../../../contracts/api/recorded-call.ts';
import type { World } from '../worlds/world.ts';
import { checkInputNames, readCall } from './contract-names.ts';
import { ControlFailure } from './control-failure.ts';

const WAIT_MS = 10_000;
const MOST_TOLD = 20;

/**
 * Waits until a call was made as often as expected, then for the calls that are under way, and counts.
 * @returns the calls, newest first
 * @throws ControlFailure 409 with the calls that were made instead
 */
export async function verifyCalls(
  { journal, ending }: Pick<World, 'journal' | 'ending'>,
  { path, input = {}, times = 1, after = '0', waitMs = WAIT_MS }: ConsoleInputs['POST /journal/verify'],
): Promise<JournalEntry[]> {
  const operation = readCall(path);
  if (Object.keys(input).length > 0) checkInputNames(operation, 'input', input);
  const since = Number(after);
  const end = AbortSignal.any([AbortSignal.timeout(waitMs), ending]);
  const found = () => journal.matching(path, input, since);
  while (found().length < times && !end.aborted) await journal.next(end);
  await journal.settled(end);
  const made = found();
  if (journal.hasForgotten(since))
    throw new ControlFailure("path: can't be counted, as the journal no longer has the first calls", 409);
  if (made.length === times) return made;
  const often = `was called ${timesText(made.length)} instead of ${timesText(times)}`;
  throw new ControlFailure(
    `times: ${path} ${JSON.stringify(input)} ${often}. ${told(journal.list(since))}`,
    409,
  );
}

const timesText = (times: number): string => (times === 1 ? '1 time' : `${times} times`);

function told(others: readonly JournalEntry[]): string {
  if (others.length === 0) return 'There was no call at all.';
  const lines = others
    .slice(0, MOST_TOLD)
    .map(({ url, requestBody, problems }) =>
      requestBody === JOURNAL_UNREAD ? `${url} (refused: ${problems})` : `${url} ${requestBody}`.trim(),
    );
  const rest = others.length > MOST_TOLD ? `; and ${others.length - MOST_TOLD} more` : '';
  return `There were, newest first: ${lines.join('; ')}${rest}`;
}
