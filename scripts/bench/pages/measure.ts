import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookAround, type Moment } from './calm.ts';
import { type Figures, failedAudits, figuresOf } from './figures.ts';
import { openOnPhone, type Subject } from './phone.ts';
import { blockingTime, type MainThreadTask, mainThreadTasks } from './tasks.ts';

interface Run {
  readonly figures: Figures;
  readonly tasks: readonly MainThreadTask[];
  readonly failed: readonly string[];
}

/** All runs of one subject. */
export interface Measured {
  readonly subject: Subject;
  /** each figure's median */
  readonly median: Figures;
  readonly runs: readonly Figures[];
  /** the longest tasks of the run in the middle by blocking time */
  readonly tasks: readonly MainThreadTask[];
  /** audits of accessibility, best practices and search that failed in any run */
  readonly failed: readonly string[];
}

const TOP_TASKS = 5;

/**
 * Opens every subject once a round, so that a busy minute disturbs all of them alike.
 * @param traceFolder keeps the last trace of each subject there
 */
export async function measure(
  subjects: readonly Subject[],
  rounds: number,
  { onProgress, traceFolder }: { onProgress(text: string): void; traceFolder?: string | undefined },
): Promise<{ results: Measured[]; moments: Moment[] }> {
  const runs = new Map<Subject, Run[]>(subjects.map((subject) => [subject, []]));
  const moments: Moment[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of subjects) {
      onProgress(`round ${round} of ${rounds}: ${subject.name}`);
      moments.push(await lookAround());
      runs.get(subject)?.push(await runOnce(subject, traceFolder));
    }
  }
  moments.push(await lookAround());
  return { results: [...runs].map(([subject, ofSubject]) => summary(subject, ofSubject)), moments };
}

async function runOnce(subject: Subject, traceFolder: string | undefined): Promise<Run> {
  // a page that hangs once on a busy machine doesn't cost all the other runs
  const result = await openOnPhone(subject).catch(() => openOnPhone(subject));
  if (traceFolder) {
    await mkdir(traceFolder, { recursive: true });
    await writeFile(
      join(traceFolder, `${subject.name.replace(/[^\w.]+/g, '-')}.json`),
      JSON.stringify(result.artifacts.Trace),
    );
  }
  const tasks = await mainThreadTasks(result);
  const figures = {
    ...(await figuresOf(result.lhr)),
    cpuTbt: blockingTime(tasks),
    longestTask: tasks[0]?.ms ?? 0,
  };
  return {
    figures,
    tasks: tasks.slice(0, TOP_TASKS),
    failed: subject.isLimit ? [] : failedAudits(result.lhr),
  };
}

function summary(subject: Subject, runs: readonly Run[]): Measured {
  const figures = runs.map((run) => run.figures);
  const names = Object.keys(figures[0] ?? {}) as (keyof Figures)[];
  const medians = names.map((name) => [name, median(figures.map((one) => one[name]))]);
  const byBlocking = [...runs].sort((a, b) => a.figures.cpuTbt - b.figures.cpuTbt);
  return {
    subject,
    median: Object.fromEntries(medians) as Figures,
    runs: figures,
    tasks: middle(byBlocking)?.tasks ?? [],
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

const middle = <T>(sorted: readonly T[]) => sorted[Math.floor(sorted.length / 2)];

function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return middle(known.sort((a, b) => a - b));
}
