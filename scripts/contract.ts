import { readFile, writeFile } from 'node:fs/promises';
import { contractCases } from '../contracts/suite/contract-cases.ts';
import { withCoverage } from '../contracts/suite/coverage.ts';
import { checkChanges, checkSinceRelease } from './contract/changes/check-changes.ts';
import { checkAgainstContract } from './contract/check.ts';
import { checkModel } from './contract/check-model.ts';
import { checkRelease } from './contract/check-release.ts';
import { NothingToCheck, probe } from './contract/probe.ts';
import { readOptions, USAGE } from './contract/read-options.ts';
import { UsageFailure } from './lib/usage.ts';

const NOTHING_CHECKED = 2;
const DOCUMENT = new URL('../docs/contract.md', import.meta.url);

async function writeDocs(): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, withCoverage(document, contractCases));
  console.log('Updated the coverage table in docs/contract.md.');
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else if (options === 'docs') await writeDocs();
  else if (options === 'since-release') process.exitCode = await checkSinceRelease();
  else if ('against' in options) process.exitCode = await checkChanges(options.against);
  else if ('release' in options) process.exitCode = await checkRelease(options.release);
  else if (options.model)
    process.exitCode = (await checkModel(await probe(options.target), options.model)) ? 0 : 1;
  else process.exitCode = await checkAgainstContract(options);
} catch (error) {
  if (error instanceof NothingToCheck) console.error(error.message);
  else if (error instanceof UsageFailure) console.error(`${error.message}\n\n${USAGE}`);
  else throw error;
  process.exitCode = NOTHING_CHECKED;
}
