import type { Change } from './change.ts';
import type { Severity } from './kinds.ts';

export const SEVERITIES = ['breaking', 'risky', 'harmless'] as const satisfies readonly Severity[];
const WIDTH = 100;

/** What calls have in common. */
export interface Group {
  /** methods and paths; none for what belongs to no call */
  readonly calls: readonly string[];
  readonly lines: readonly Line[];
}

interface Line {
  readonly severity: Severity;
  readonly text: string;
}

/** Changes by call, what several calls share once; those that break first. */
export function groupChanges(changes: readonly Change[]): Group[] {
  const wheres = collected(changes, ({ where: _, ...rest }) => JSON.stringify(rest));
  const lines = [...wheres.values()].map((same) => ({
    ...same[0],
    where: placesOf(same.map(({ where }) => where)),
  }));
  const shared = collected(lines, ({ severity, where, field, says }) =>
    JSON.stringify([severity, where, field, says]),
  );
  const byCalls = collected([...shared.values()], (same) => JSON.stringify(same.map(({ call }) => call)));
  const groups = [...byCalls.values()].map((sharing) => ({
    calls: sharing[0].map(({ call }) => call).filter((call) => call !== ''),
    lines: inOrder(
      sharing.map(([line]) => ({ severity: line.severity, text: sentenceOf(line) })),
      ({ severity }) => severity,
    ),
  }));
  return inOrder(groups, ({ lines }) => lines[0]?.severity ?? 'harmless');
}

type Some<T> = readonly [T, ...T[]];

/** Things with the same key, in the order in which they come. */
function collected<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, Some<T>> {
  const found = new Map<string, Some<T>>();
  for (const thing of things) {
    const key = keyOf(thing);
    const before = found.get(key);
    found.set(key, before ? [...before, thing] : [thing]);
  }
  return found;
}

const inOrder = <T>(things: readonly T[], severityOf: (thing: T) => Severity): T[] =>
  things.toSorted((a, b) => SEVERITIES.indexOf(severityOf(a)) - SEVERITIES.indexOf(severityOf(b)));

/** Several statuses after one another: `reply with HTTP 400, 401`. */
function placesOf(wheres: readonly string[]): string {
  const HTTP = 'reply with HTTP ';
  const statuses = wheres.filter((where) => where.startsWith(HTTP)).map((where) => where.slice(HTTP.length));
  const others = wheres.filter((where) => !where.startsWith(HTTP));
  return [...others, ...(statuses.length > 0 ? [HTTP + statuses.join(', ')] : [])].join(', ');
}

const sentenceOf = ({ call, where, field, says }: Change): string => {
  if (where === '') return call === '' ? says : `the call ${says}`;
  return `${where}${field === '' ? '' : `, ${field}`}: ${says}`;
};

/**
 * What has changed, for people who write a client.
 * @param total how many calls the contract has
 */
export function reportChanges(changes: readonly Change[], total: number): string {
  return groupChanges(changes)
    .map(({ calls, lines }) =>
      [
        ...wrapped(headingOf(calls, total), '', '  '),
        ...lines.flatMap(({ severity, text }) => wrapped(text, `  ${severity.padEnd(9)} `, ' '.repeat(12))),
      ].join('\n'),
    )
    .join('\n\n');
}

/** @param total how many calls the contract has */
export function headingOf(calls: readonly string[], total: number): string {
  if (calls.length === 0) return 'The contract';
  return calls.length === total && total > 1 ? 'Every call' : calls.join(', ');
}

/** How many changes of each severity, e.g. `1 breaking, 0 risky, 2 harmless`, each of a call counted. */
export const countChanges = (changes: readonly Change[]): string =>
  SEVERITIES.map(
    (severity) => `${changes.filter((change) => change.severity === severity).length} ${severity}`,
  ).join(', ');

/** Lines of at most 100 characters. */
function wrapped(text: string, first: string, further: string): string[] {
  const lines: string[] = [];
  let line = first;
  const room = new RegExp(`.{1,${WIDTH - Math.max(first.length, further.length)}}`, 'g');
  for (const word of text.split(' ').flatMap((long) => long.match(room) ?? [])) {
    const isFresh = line === first || line === further;
    if (!isFresh && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = further + word;
    } else line += isFresh ? word : ` ${word}`;
  }
  return [...lines, line];
}
