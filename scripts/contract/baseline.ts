import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Finding } from '../../contracts/suite/findings.ts';
import { UsageFailure } from '../lib/usage.ts';

const schema = z.object({
  differences: z.array(
    z.object({
      finding: z.string(),
      calls: z.array(z.string()),
      /** the first case that showed it: `<call> <code>: <title>` */
      case: z.string(),
    }),
  ),
});
/** Differences of a backend that are known and accepted. */
export type Baseline = z.infer<typeof schema>;

export const NO_BASELINE: Baseline = { differences: [] };

/** @throws UsageFailure when it isn't there, or isn't one */
export async function readBaseline(file: string): Promise<Baseline> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : '';
    throw new UsageFailure(`--baseline ${file} can't be read: ${reason}`);
  }
}

/** Whether all of it is known: the same finding in another call is a new one. */
export const isKnown = ({ id, calls }: Finding, { differences }: Baseline): boolean =>
  differences.some((one) => one.finding === id && calls.every((call) => one.calls.includes(call)));

/** Writes what a run found, sorted, so that a diff shows what has changed. */
export async function writeBaseline(file: string, findings: readonly Finding[]): Promise<void> {
  const differences = findings
    .map(({ id, calls, seenBy: [first] }) => ({
      finding: id,
      calls: calls.toSorted(),
      case: `${first?.call} ${first?.code}: ${first?.title}`,
    }))
    .sort((one, other) => (one.finding < other.finding ? -1 : 1));
  await writeFile(file, `${JSON.stringify({ differences } satisfies Baseline, null, 2)}\n`);
}
