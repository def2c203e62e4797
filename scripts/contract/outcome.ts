import type { Target } from '../../contracts/suite/call-client.ts';
import { CALLS } from '../../contracts/suite/contract-document.ts';
import {
  type Exercised,
  exercisedBy,
  type Matrix,
  type Missing,
  matrixOf,
  type NotExercised,
} from '../../contracts/suite/exercised.ts';
import { type Finding, findingsOf } from '../../contracts/suite/findings.ts';
import {
  type InputRule,
  type RuleCoverage,
  ruleCoverage,
  triedPercent,
} from '../../contracts/suite/input-rules.ts';
import type { Verdict } from '../../contracts/suite/run-cases.ts';
import { type Baseline, isKnown } from './baseline.ts';

/** What a run of the suite found, for all reports. */
export interface Outcome {
  readonly target: Target;
  /** milliseconds since 1970 */
  readonly begun: number;
  readonly ended: number;
  readonly verdicts: readonly Verdict[];
  /** what the baseline doesn't list */
  readonly findings: readonly Finding[];
  /** what it lists */
  readonly known: readonly Finding[];
  /** what it lists and this run didn't see, though it ran the case that had shown it */
  readonly gone: Baseline['differences'];
  readonly exercised: Exercised;
  readonly rules: RuleCoverage;
  readonly matrix: Matrix;
}

/** A case by its call, code and title. */
export const nameOf = ({ one }: Pick<Verdict, 'one'>): string => `${one.call} ${one.code}: ${one.title}`;

export function outcomeOf(
  target: Target,
  verdicts: readonly Verdict[],
  baseline: Baseline,
  [begun, ended]: readonly [number, number],
): Outcome {
  const all = findingsOf(verdicts);
  const known = all.filter((finding) => isKnown(finding, baseline));
  const told = new Set(
    verdicts.filter(({ verdict }) => verdict === 'kept' || verdict === 'broken').map(nameOf),
  );
  const gone = baseline.differences.filter(
    (one) => told.has(one.case) && !all.some(({ id }) => id === one.finding),
  );
  // what the backend doesn't serve asks nothing of an input
  const absent = new Set(verdicts.filter(({ verdict }) => verdict === 'absent').map(({ one }) => one.call));
  return {
    target,
    begun,
    ended,
    verdicts,
    findings: all.filter((finding) => !known.includes(finding)),
    known,
    gone,
    exercised: exercisedBy(verdicts),
    rules: ruleCoverage(
      CALLS.filter(({ path }) => !absent.has(path)),
      verdicts.flatMap(({ sent }) => sent),
    ),
    matrix: matrixOf(verdicts),
  };
}

/** What a broken case broke. */
export const brokenBy = (verdict: Verdict, findings: readonly Finding[]): Finding[] =>
  findings.filter(({ seenBy }) => seenBy.includes(verdict.one));

/** A call without the part that nearly all have. */
export const shortCall = (call: string): string => call.replace(/^\/woojiapi/, '');

/** Whose replies show a finding: the first of them and how many more. */
export function callsText({ calls }: Finding): string {
  const [first = '', ...more] = calls;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** How many cases saw it, and the first of them. */
export function seenText({ seenBy }: Finding): string {
  const [first] = seenBy;
  const cases = seenBy.length === 1 ? '1 case' : `${seenBy.length} cases`;
  return `Seen by ${cases}${seenBy.length > 1 ? ', first' : ''}: ${first?.call} ${first?.code}, ${first?.title}`;
}

/** What the cases lack, by the letter for it in the matrix. */
export const LACKS: Readonly<Record<Missing, { readonly letter: string; readonly words: string }>> = {
  writes: { letter: 'w', words: 'needs --write, as it changes data' },
  console: { letter: 'c', words: "needs a mock's console, --control" },
  seeds: { letter: 's', words: "needs the mock's own people, no --user" },
  data: { letter: 'd', words: 'needs customers or data that this backend lacks' },
  absent: { letter: 'a', words: 'absent: an extension that is not served' },
  'held up': { letter: 'h', words: 'held up by a finding in another call that it needs' },
};

export const reasonFor = ({ missing, why }: NotExercised): string => why || LACKS[missing].words;

/** Counts of the cases, in words. */
export function countsText({ verdicts }: Outcome): string {
  return (['kept', 'broken', 'absent', 'skipped'] as const)
    .map((kind) => `${verdicts.filter(({ verdict }) => verdict === kind).length} ${kind}`)
    .join(', ');
}

/** How much of what the contract asks of inputs was tried. */
export function rulesText({ rules }: Outcome): string {
  const { rules: count, neverKept, neverBroken } = rules;
  return (
    `Rules of inputs, such as limits and patterns: ${count} in all, ${count - neverKept.length} kept by valid ` +
    `inputs and ${count - neverBroken.length} broken by others (${triedPercent(rules)} % both)`
  );
}

/** The fields with rules that weren't tried, by call; not what is within a field that was never sent. */
export function untriedLines({ rules: { neverKept, neverBroken } }: Outcome): string[] {
  const lines = (which: readonly InputRule[], what: string) =>
    [...new Set(which.map(({ call }) => call))].map((call) => {
      const rules = which.filter((rule) => rule.call === call);
      const unsent = rules.filter(({ keyword }) => keyword === 'type').map(({ field }) => field);
      const isWithin = (field: string) =>
        unsent.some((whole) => field.startsWith(`${whole}.`) || field.startsWith(`${whole}[`));
      const fields = [...new Set(rules.map(({ field }) => field))].filter((field) => !isWithin(field));
      const told = fields.map((field) => {
        const keywords = rules.filter((rule) => rule.field === field).map(({ keyword }) => keyword);
        return unsent.includes(field) ? field : `${field} (${keywords.join(', ')})`.trim();
      });
      return `${shortCall(call)}, ${what}: ${told.join(', ')}`;
    });
  return [...lines(neverKept, 'never kept'), ...lines(neverBroken, 'never broken')];
}

/** The row of columns of the matrix, short. */
export const KINDS = {
  signature: 'sign',
  token: 'token',
  body: 'body',
  switch: 'off',
  fault: 'fault',
  own: 'own',
} as const;

/** A cell: how many were kept, how many broken, and letters for what the others lack. */
export function cellText(cell: Matrix['rows'][number]['cells'][number]): string {
  if (!cell) return '';
  const letters = [...cell.missing].map((missing) => LACKS[missing].letter).join('');
  return `${cell.kept || ''}${cell.broken > 0 ? `!${cell.broken}` : ''}${letters}`;
}
