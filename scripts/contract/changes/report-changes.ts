import type { Change } from './change.ts';
import type { Severity } from './kinds.ts';

export const SEVERITIES = ['breaking', 'risky', 'harmless'] as const satisfies readonly Severity[];
/** Shown in place of the names of all calls. */
export const EVERY_CALL = 'Every call';
const WIDTH = 100;

/** What has changed of some calls alike. */
interface Group {
  /** methods and paths */
  readonly heading: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly severity: Severity;
  readonly text: string;
}

/**
 * Changes by call, those that break first. What every call shares is said once, and so is what is all the same of several calls.
 * @param total how many calls the contract has
 */
export function groupChanges(changes: readonly Change[], total: number): Group[] {
  const atOnePlace = collected(changes, ({ where: _, ...rest }) => JSON.stringify(rest));
  const lines = [...atOnePlace.values()].map((same) => {
    const change = { ...same[0], where: placesOf(same.map(({ where }) => where)) };
    return { call: change.call, severity: change.severity, text: sentenceOf(change) };
  });
  const alike = collected(lines, ({ severity, text }) => JSON.stringify([severity, text]));
  const isEverywhere = ({ call }: { readonly call: string }, same: readonly unknown[]) =>
    call !== '' && total > 1 && same.length === total;
  const placed = [...alike.values()].flatMap((same) =>
    isEverywhere(same[0], same) ? [{ ...same[0], call: EVERY_CALL }] : same,
  );
  const ofCalls = [...collected(placed, ({ call }) => call).values()].map((own) => ({
    call: own[0].call,
    lines: inOrder(
      own.map(({ severity, text }) => ({ severity, text })),
      ({ severity }) => severity,
    ),
  }));
  const groups = [...collected(ofCalls, ({ lines }) => JSON.stringify(lines)).values()].map((same) => ({
    heading: same.map(({ call }) => call || 'The contract').join(', '),
    lines: same[0].lines,
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
  return groupChanges(changes, total)
    .map(({ heading, lines }) =>
      [
        ...wrapped(heading, '', '  '),
        ...lines.flatMap(({ severity, text }) => wrapped(text, `  ${severity.padEnd(9)} `, ' '.repeat(12))),
      ].join('\n'),
    )
    .join('\n\n');
}

/** How many changes of each severity, e.g. `1 breaking, 0 risky, 2 harmless`, each of a call counted. */
export const countChanges = (changes: readonly Change[]): string =>
  SEVERITIES.map(
    (severity) => `${changes.filter((change) => change.severity === severity).length} ${severity}`,
  ).join(', ');

/**
 * Lines of at most 100 characters.
 * @param first what the first line begins with, and `further` each one after it
 */
export function wrapped(text: string, first = '', further = ''): string[] {
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
