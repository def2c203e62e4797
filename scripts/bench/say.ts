import type { LoadResult } from './wrk.ts';

/** One line of the report. */
export const say = (text = '') => console.log(text);

/** A line for each result. @param base the result that counts as 1.00; without it nothing is compared */
export function sayResults(
  results: Readonly<Record<string, LoadResult>>,
  base?: { rate: number; name: string },
): void {
  for (const [name, { rate, p99 }] of Object.entries(results)) {
    const share = base ? `   ${(rate / base.rate).toFixed(2)} of ${base.name}` : '';
    say(`  ${name.padEnd(28)} ${rate.toFixed(0).padStart(7)} /s   p99 ${String(p99).padStart(4)} ms${share}`);
  }
}

/** A line for each result. @param bases names of results, each with the name of the one that counts as 1.00 for it */
export function sayShares(
  results: Readonly<Record<string, LoadResult>>,
  bases: Readonly<Record<string, string>>,
): void {
  for (const [name, { rate, p99 }] of Object.entries(results)) {
    const of = bases[name] ?? '';
    const base = results[of];
    const share = base
      ? `   ${(rate / base.rate).toFixed(2)} of ${of}, p99 ${(p99 / base.p99).toFixed(1)} times`
      : '';
    say(
      `  ${name.padEnd(30)} ${rate.toFixed(0).padStart(7)} /s   p99 ${p99.toFixed(1).padStart(6)} ms${share}`,
    );
  }
}
