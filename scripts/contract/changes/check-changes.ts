import { readFile } from 'node:fs/promises';
import { missingFor } from './change-log.ts';
import { compareContracts, countCalls } from './compare-contracts.ts';
import { earlierContract, lastRelease, presentContract } from './read-contract.ts';
import { countChanges, reportChanges } from './report-changes.ts';

const CHANGE_LOG = new URL('../../../contracts/api/CHANGELOG.md', import.meta.url);

/**
 * Prints what has changed of the contract, and what its breaking changes still need.
 * @param source a git ref or a file
 * @returns 0 when nothing is missing, otherwise 1
 * @throws UsageFailure when there is nothing to compare with
 */
export async function checkChanges(source: string): Promise<number> {
  const documents = { before: await earlierContract(source), after: await presentContract() };
  const today = new Date().toISOString().slice(0, 10);
  const changes = compareContracts(documents, today);
  const total = countCalls(documents.after);
  const missing = missingFor({
    versions: { before: documents.before.info.version, after: documents.after.info.version },
    changes,
    total,
    log: await readFile(CHANGE_LOG, 'utf8'),
    today,
  });
  if (changes.length > 0) console.log(`${reportChanges(changes, total)}\n`);
  console.log(`Changes of the contract since ${source}: ${countChanges(changes)}.`);
  for (const sentence of missing) console.log(`\n${sentence}`);
  return missing.length === 0 ? 0 : 1;
}

/** The same with the last release, if this commit is made from one. */
export async function checkSinceRelease(): Promise<number> {
  const release = await lastRelease();
  if (release !== undefined) return await checkChanges(release);
  console.log('No release is tagged yet (v1.0.0 or the like), so there is nothing to compare with.');
  return 0;
}
