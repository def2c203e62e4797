import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf, UsageFailure } from '../lib/usage.ts';
import { ctrfReport } from './ctrf-report.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import type { Outcome } from './outcome.ts';

/** Makes sure that reports can be written. @throws UsageFailure when they can't */
export async function openFolder(option: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new UsageFailure(`${option} ${folder} can't be written to: ${reasonOf(error)}`);
  }
}

/** The outcome as a page for people, and for programs as JUnit's XML and as CTRF's JSON. */
export async function writeReports(folder: string, outcome: Outcome): Promise<void> {
  await writeFile(join(folder, 'contract.html'), htmlReport(outcome));
  await writeFile(join(folder, 'contract.junit.xml'), junitReport(outcome));
  await writeFile(join(folder, 'contract.ctrf.json'), ctrfReport(outcome));
}
