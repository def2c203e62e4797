import { dirname } from 'node:path';
import { contractCases } from '../../contracts/suite/contract-cases.ts';
import { triedPercent } from '../../contracts/suite/input-rules.ts';
import { runCases } from '../../contracts/suite/run-cases.ts';
import { NO_BASELINE, readBaseline, writeBaseline } from './baseline.ts';
import { outcomeOf } from './outcome.ts';
import { probe } from './probe.ts';
import type { Options } from './read-options.ts';
import { report } from './report.ts';
import { openFolder, writeReports } from './report-files.ts';

/**
 * Runs the suite, and prints and writes what it found.
 * @returns the exit code: 1 for findings that aren't known and for too few rules that were tried, 2 when no case could be checked
 * @throws UsageFailure and NothingToCheck, both before the suite runs
 */
export async function checkAgainstContract(options: Options): Promise<number> {
  const { writes, leastRules, report: folder, baseline: file, writeBaseline: newFile } = options;
  if (folder) await openFolder('--report', folder);
  if (newFile) await openFolder('--write-baseline', dirname(newFile));
  const baseline = file ? await readBaseline(file) : NO_BASELINE;
  const target = await probe(options.target);
  const begun = Date.now();
  const verdicts = await runCases(target, contractCases, { writes });
  const outcome = outcomeOf(target, verdicts, baseline, [begun, Date.now()]);
  console.log(report(outcome));
  if (folder) await writeReports(folder, outcome);
  if (newFile) await writeBaseline(newFile, [...outcome.findings, ...outcome.known]);
  if (leastRules !== undefined && triedPercent(outcome.rules) < leastRules) {
    console.log(`Too few rules of inputs were kept and broken: --least-rules asks for ${leastRules} %`);
    return 1;
  }
  if (outcome.findings.length > 0 && !newFile) return 1;
  return verdicts.some(({ verdict }) => verdict === 'kept' || verdict === 'broken') ? 0 : 2;
}
