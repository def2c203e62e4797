import type { Verdict } from '../../contracts/suite/run-cases.ts';
import { curlOf } from './curl.ts';
import { escaped } from './markup.ts';
import { brokenBy, callsText, nameOf, type Outcome } from './outcome.ts';

const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** A test's failure. Only the first test that shows a finding says how to repeat it; later ones name it. */
function resultOf(verdict: Verdict, { findings, known }: Outcome): string {
  if (verdict.verdict === 'kept') return '';
  if (verdict.verdict !== 'broken') return `<skipped message="${escaped(verdict.why)}"/>`;
  const fresh = brokenBy(verdict, findings);
  const [first] = fresh;
  if (!first) {
    const [listed] = brokenBy(verdict, known);
    return `<skipped message="${escaped(`known from the baseline: ${listed?.what}`)}"/>`;
  }
  const told = fresh.map((finding) =>
    finding.seenBy[0] === verdict.one && finding.asked
      ? `${callsText(finding)}: ${finding.what}\n${curlOf(finding.asked)}`
      : `${callsText(finding)}: ${finding.what} (in full at ${finding.seenBy[0]?.call} ${finding.seenBy[0]?.code})`,
  );
  const message = `${callsText(first)}: ${first.what}`;
  return `<failure type="drift" message="${escaped(message)}">${escaped(told.join('\n\n'))}</failure>`;
}

/** JUnit's XML as Jenkins and others read it: a suite for each call, a test for each case. */
export function junitReport(outcome: Outcome): string {
  const { verdicts, begun, ended, findings } = outcome;
  const hasFailed = (verdict: Verdict) => brokenBy(verdict, findings).length > 0;
  const counts = (some: readonly Verdict[]) => {
    const failures = some.filter(hasFailed).length;
    const skipped = some.filter((one) => one.verdict !== 'kept' && !hasFailed(one)).length;
    return `tests="${some.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  };
  const suites = [...new Set(verdicts.map(({ one }) => one.call))].map((call) => {
    const own = verdicts.filter(({ one }) => one.call === call);
    const tests = own.map((verdict) => {
      const { one, ms } = verdict;
      const name = nameOf(verdict).slice(call.length + 1);
      const result = resultOf(verdict, outcome);
      return `    <testcase classname="${escaped(one.call)}" name="${escaped(name)}" time="${seconds(ms)}">${result}</testcase>`;
    });
    const time = seconds(own.reduce((sum, { ms }) => sum + ms, 0));
    const stamp = new Date(begun).toISOString().slice(0, 19);
    return `  <testsuite name="${escaped(call)}" ${counts(own)} time="${time}" timestamp="${stamp}">\n${tests.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" ${counts(verdicts)} time="${seconds(ended - begun)}">
${suites.join('\n')}
</testsuites>
`;
}
