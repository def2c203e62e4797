import { readFile, writeFile } from 'node:fs/promises';
import type { Target } from '../contracts/suite/call-client.ts';
import { contractCases } from '../contracts/suite/contract-cases.ts';
import { withCoverage } from '../contracts/suite/coverage.ts';
import { customerOf, tryLogin } from '../contracts/suite/people.ts';
import { runCases } from '../contracts/suite/run-cases.ts';
import { checkChanges, checkSinceRelease } from './contract/changes/check-changes.ts';
import { checkRelease } from './contract/check-release.ts';
import { type Options, readOptions, USAGE } from './contract/read-options.ts';
import { report } from './contract/report.ts';
import { reasonOf, UsageFailure } from './lib/usage.ts';

const NOTHING_CHECKED = 2;
const DOCUMENT = new URL('../docs/contract.md', import.meta.url);

async function writeDocs(): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, withCoverage(document, contractCases));
  console.log('Updated the coverage table in docs/contract.md.');
}

/** Drops the mock's own people, which are used without --user, if the backend doesn't know them, as that isn't drift. */
async function withoutStrangers(target: Target): Promise<Target> {
  if (target.customers) return target;
  const { reply } = await tryLogin(target, customerOf(target, 'trade'));
  return String(reply?.resultCode ?? '0') === '0' ? target : { ...target, customers: [] };
}

async function check({ target, writes }: Options): Promise<number> {
  let reached: Target;
  try {
    reached = await withoutStrangers(target);
  } catch (error) {
    console.error(`${target.baseUrl} can't be reached (${reasonOf(error)}). Is it running?`);
    return NOTHING_CHECKED;
  }
  const verdicts = await runCases(reached, contractCases, { writes });
  console.log(report(verdicts));
  if (verdicts.some(({ verdict }) => verdict === 'broken')) return 1;
  return verdicts.some(({ verdict }) => verdict === 'kept') ? 0 : NOTHING_CHECKED;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else if (options === 'docs') await writeDocs();
  else if (options === 'since-release') process.exitCode = await checkSinceRelease();
  else if ('against' in options) process.exitCode = await checkChanges(options.against);
  else if ('release' in options) process.exitCode = await checkRelease(options.release);
  else process.exitCode = await check(options);
} catch (error) {
  if (!(error instanceof UsageFailure)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = NOTHING_CHECKED;
}
