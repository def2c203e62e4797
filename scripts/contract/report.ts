import { contractCases } from '../../contracts/suite/contract-cases.ts';
import { coverageTable } from '../../contracts/suite/coverage.ts';
import type { Verdict } from '../../contracts/suite/run-cases.ts';

const COLUMNS = ['kept', 'broken', 'absent', 'skipped'] as const;

/** Columns of equal width; the first to the left, the rest to the right. */
function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const countOf = (verdicts: readonly Verdict[], verdict: Verdict['verdict']) =>
  verdicts.filter((each) => each.verdict === verdict).length;

/** Broken rules, skipped cases with the reasons, and the result of each call. */
export function report(verdicts: readonly Verdict[]): string {
  const calls = [...new Set(verdicts.map(({ one }) => one.call))];
  const rows = calls.map((call) => {
    const own = verdicts.filter(({ one }) => one.call === call);
    return [call, ...COLUMNS.map((column) => String(countOf(own, column) || '.'))];
  });
  const broken = verdicts.filter(({ verdict }) => verdict === 'broken');
  const drift = broken.map(({ one, why }) => `  ${one.call} ${one.code}: ${one.title}\n    ${why}`);
  return [
    'Verdicts by call',
    inColumns([['Call', ...COLUMNS], ...rows]),
    '',
    "Cases by call and code (c: needs a mock's console, w: writes)",
    inColumns(coverageTable(contractCases)),
    '',
    ...skipped(verdicts),
    ...(drift.length > 0 ? ['', 'Drift', ...drift] : []),
    '',
    COLUMNS.map((column) => `${countOf(verdicts, column)} ${column}`).join(', '),
  ].join('\n');
}

/** Why cases were skipped, each reason once. */
function skipped(verdicts: readonly Verdict[]): string[] {
  const reasons = new Map<string, number>();
  for (const { verdict, why } of verdicts) {
    if (verdict === 'skipped') reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  return [...reasons].map(([why, count]) => `${count} skipped: ${why}`);
}
