import type { Verdict } from '../../contracts/suite/run-cases.ts';
import { curlOf } from './curl.ts';
import { brokenBy, callsText, nameOf, type Outcome } from './outcome.ts';

/** Version of the Common Test Report Format, https://ctrf.io. */
const VERSION = '0.0.0';

/** `other` is a known difference: neither passed nor a failure of this run. */
type Status = 'passed' | 'failed' | 'skipped' | 'pending' | 'other';

function statusOf(verdict: Verdict, { findings }: Outcome): Status {
  if (verdict.verdict === 'kept') return 'passed';
  if (verdict.verdict !== 'broken') return 'skipped';
  return brokenBy(verdict, findings).length > 0 ? 'failed' : 'other';
}

/** The outcome as CTRF's JSON, a test for each case. */
export function ctrfReport(outcome: Outcome): string {
  const { verdicts, findings, known, begun, ended } = outcome;
  const tests = verdicts.map((verdict) => {
    const broken = brokenBy(verdict, [...findings, ...known]);
    const [first] = broken;
    const told = broken.map((finding) => `${callsText(finding)}: ${finding.what}`).join('\n');
    return {
      name: nameOf(verdict),
      suite: [verdict.one.call],
      status: statusOf(verdict, outcome),
      duration: verdict.ms,
      ...(verdict.verdict === 'kept' ? {} : { message: told || verdict.why }),
      ...(first?.asked && first.seenBy[0] === verdict.one ? { snippet: curlOf(first.asked) } : {}),
    };
  });
  const count = (status: Status) => tests.filter((test) => test.status === status).length;
  const report = {
    reportFormat: 'CTRF',
    specVersion: VERSION,
    timestamp: new Date(ended).toISOString(),
    generatedBy: 'npm run contract',
    results: {
      tool: { name: 'contract suite' },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: count('pending'),
        other: count('other'),
        start: begun,
        stop: ended,
      },
      tests,
    },
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
