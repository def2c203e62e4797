import { type ContractCase, UNKNOWN_PATH } from './contract-case.ts';
import { CODES } from './coverage.ts';
import type { Verdict } from './run-cases.ts';

/** The rule that a case is about, or the call's own work. */
export type CaseKind = NonNullable<ContractCase['rule']> | 'own';

/** Why a case says nothing about its call, in a run. */
export type Missing = 'writes' | 'console' | 'seeds' | 'data' | 'absent' | 'held up';

/** The cases of one call, code and kind. */
export interface Cell {
  readonly kept: number;
  readonly broken: number;
  /** of the cases that say nothing */
  readonly missing: ReadonlySet<Missing>;
}

export interface MatrixRow {
  readonly call: ContractCase['call'];
  /** by column; undefined where the contract lists nothing */
  readonly cells: readonly (Cell | undefined)[];
}

export interface Matrix {
  readonly columns: readonly { readonly code: ContractCase['code']; readonly kind: CaseKind }[];
  readonly rows: readonly MatrixRow[];
}

const callsOf = (verdicts: readonly Verdict[]) => [...new Set(verdicts.map(({ one }) => one.call))];
const kindOf = ({ rule }: ContractCase): CaseKind => rule ?? 'own';

/** A case that breaks on the reply of another call, which it needs, doesn't say anything about its own. */
function missingOf({ one, verdict, lack, violations }: Verdict): Missing | undefined {
  if (verdict === 'absent') return 'absent';
  if (verdict === 'skipped') return lack ?? 'data';
  const isOwn = one.call === UNKNOWN_PATH || violations.some(({ call }) => call === one.call);
  return verdict === 'broken' && !isOwn ? 'held up' : undefined;
}

function cellOf(verdicts: readonly Verdict[]): Cell | undefined {
  if (verdicts.length === 0) return undefined;
  const missing = verdicts.map(missingOf);
  return {
    kept: verdicts.filter(({ verdict }) => verdict === 'kept').length,
    broken: verdicts.filter(({ verdict }, index) => verdict === 'broken' && !missing[index]).length,
    missing: new Set(missing.filter((reason) => reason !== undefined)),
  };
}

/** What was checked and what wasn't, by call, by code and by kind of case. */
export function matrixOf(verdicts: readonly Verdict[]): Matrix {
  const kinds: readonly CaseKind[] = ['signature', 'token', 'body', 'switch', 'fault', 'own'];
  const columns = CODES.flatMap((code) => kinds.map((kind) => ({ code, kind }))).filter(({ code, kind }) =>
    verdicts.some(({ one }) => one.code === code && kindOf(one) === kind),
  );
  const rows = callsOf(verdicts).map((call) => {
    const own = verdicts.filter(({ one }) => one.call === call);
    const cells = columns.map(({ code, kind }) =>
      cellOf(own.filter(({ one }) => one.code === code && kindOf(one) === kind)),
    );
    return { call, cells };
  });
  return { columns, rows };
}

/** Calls about which a run says nothing, and why. */
export interface NotExercised {
  readonly missing: Missing;
  /** what the case says of it, '' unless it is data */
  readonly why: string;
  readonly calls: readonly string[];
}

export interface Exercised {
  /** how many calls the contract has */
  readonly calls: number;
  /** calls whose success wasn't seen, each once */
  readonly success: readonly NotExercised[];
  /** calls whose refusals by a code weren't all seen, by code */
  readonly refusals: readonly (NotExercised & { readonly code: string })[];
}

/** What a run left out. */
export function exercisedBy(verdicts: readonly Verdict[]): Exercised {
  const known = verdicts.filter(({ one }) => one.call !== UNKNOWN_PATH);
  const calls = callsOf(known);
  const left = calls.flatMap((call) =>
    CODES.flatMap((code) => {
      const own = known.filter(({ one }) => one.call === call && one.code === code);
      const silent = own.filter(missingOf);
      const [first] = silent;
      if (!first || silent.length < own.length) return [];
      const missing = missingOf(first) ?? 'data';
      return [{ call, code, missing, why: missing === 'data' ? first.why : '' }];
    }),
  );
  const grouped = (entries: typeof left): NotExercised[] => {
    const groups = new Map<string, NotExercised>();
    for (const { call, missing, why } of entries) {
      const { calls } = groups.get(missing + why) ?? { calls: [] };
      groups.set(missing + why, { missing, why, calls: [...calls, call] });
    }
    return [...groups.values()];
  };
  return {
    calls: calls.length,
    success: grouped(left.filter(({ code }) => code === '0')),
    refusals: CODES.slice(1).flatMap((code) =>
      grouped(left.filter((entry) => entry.code === code)).map((group) => ({ ...group, code })),
    ),
  };
}
