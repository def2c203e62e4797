import { readFile, writeFile } from 'node:fs/promises';
import { type Options, readOptions, USAGE } from './contract/read-options.ts';
import { NothingToCheck, UsageFailure } from './lib/usage.ts';

// what a command needs is loaded with it: the suite takes a second, which a wrong option shouldn't

const NOTHING_CHECKED = 2;
const DOCUMENT = new URL('../docs/contract.md', import.meta.url);

async function writeDocs(): Promise<void> {
  const { contractCases } = await import('../contracts/suite/contract-cases.ts');
  const { withCoverage } = await import('../contracts/suite/coverage.ts');
  const document = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, withCoverage(document, contractCases));
  console.log('Updated the coverage table in docs/contract.md.');
}

/** @returns the exit code */
async function checkTarget(options: Options): Promise<number> {
  if (!options.model) return (await import('./contract/check.ts')).checkAgainstContract(options);
  const { checkModel } = await import('./contract/check-model.ts');
  const { probe } = await import('./contract/probe.ts');
  return (await checkModel(await probe(options.target), options.model)) ? 0 : 1;
}

/** @returns the exit code */
async function checkSince(release?: string): Promise<number> {
  const { checkChanges, checkSinceRelease } = await import('./contract/changes/check-changes.ts');
  return await (release === undefined ? checkSinceRelease() : checkChanges(release));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else if (options === 'docs') await writeDocs();
  else if (options === 'since-release') process.exitCode = await checkSince();
  else if ('against' in options) process.exitCode = await checkSince(options.against);
  else if ('release' in options)
    process.exitCode = await (await import('./contract/check-release.ts')).checkRelease(options.release);
  else process.exitCode = await checkTarget(options);
} catch (error) {
  if (error instanceof NothingToCheck) console.error(error.message);
  else if (error instanceof UsageFailure) console.error(`${USAGE}\n\n${error.message}`);
  else throw error;
  process.exitCode = NOTHING_CHECKED;
}
