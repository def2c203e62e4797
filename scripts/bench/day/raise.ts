import { availableParallelism } from 'node:os';
import { say } from '../say.ts';
import { type Answered, arrive, at } from './arrivals.ts';
import { dayOf } from './mix.ts';
import { read, type Use, usedBetween } from './readings.ts';

/** A way to run the shop. */
export interface Arrangement {
  readonly name: string;
  /** of the shop's programs, each with its metrics */
  readonly shops: readonly { readonly baseUrl: string; readonly metrics: string }[];
  /** processes that serve, in all */
  readonly processes: number;
}

/** One rate, held for a while. */
export interface Step extends Use {
  readonly rate: number;
  /** answered in time, a second */
  readonly answered: number;
  /** milliseconds */
  readonly p50: number;
  readonly p99: number;
  /** of 100 */
  readonly failed: number;
  /** milliseconds by which this program was late, of 99 in 100 arrivals */
  readonly late: number;
}

const FIRST_RATE = 25;
const GROWTH = 1.3;
export const STEPS = 24;
/** The most that 99 of 100 answers may take, in milliseconds. */
export const LIMIT_MS = 300;
const FAILED_LIMIT = 1;
const WARM_UP_SECONDS = 3;

const isBent = ({ p99, failed }: Step): boolean => p99 > LIMIT_MS || failed > FAILED_LIMIT;

/**
 * Raises the rate until it bends. A rate that fails is tried once more, as other work on the machine may have come between.
 * @returns the steps, the last of which has bent unless the load ended before
 */
export async function raise({ shops, processes }: Arrangement, seconds: number): Promise<Step[]> {
  const baseUrls = shops.map(({ baseUrl }) => baseUrl);
  const metrics = shops.map((shop) => shop.metrics);
  const next = await dayOf(baseUrls[0] ?? '');
  const stream = { baseUrls, next };
  await arrive({ ...stream, rate: FIRST_RATE, seconds: WARM_UP_SECONDS });
  const hold = async (rate: number): Promise<Step> => {
    const before = await read(metrics);
    const answered = await arrive({ ...stream, rate, seconds });
    const step = { ...stepOf(rate, answered, seconds), ...usedBetween(before, await read(metrics)) };
    say(lineOf(step, isBent(step) ? causeOf(step, processes) : ''));
    return step;
  };
  const steps: Step[] = [];
  for (let rate = FIRST_RATE; steps.length < STEPS; rate = Math.round(rate * GROWTH)) {
    let step = await hold(rate);
    if (isBent(step)) step = await hold(rate);
    steps.push(step);
    if (isBent(step)) break;
  }
  return steps;
}

function stepOf(
  rate: number,
  { count, failed, times, late }: Answered,
  seconds: number,
): Omit<Step, keyof Use> {
  return {
    rate,
    answered: (count - failed) / seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    failed: (failed / Math.max(count, 1)) * 100,
    late: at(late, 0.99),
  };
}

/** A process that uses this much of one processor has no room for peaks. */
const FULL = 0.85;

/** What is used up. */
function causeOf({ server, driver, others, database, late, p99 }: Step, processes: number): string {
  const causes: string[] = [];
  if (server / processes >= FULL) causes.push("each process's processor");
  if (server + driver + others >= availableParallelism() * FULL)
    causes.push(`the machine's processors (load and others: ${(driver + others).toFixed(1)})`);
  if (database / processes >= FULL) causes.push('the database');
  if (late > p99 / 2) causes.push('the load program itself');
  return causes.join(', ') || 'waiting, with processors to spare';
}

const COLUMNS = [
  ['asked /s', 8],
  ['answered', 8],
  ['p50 ms', 7],
  ['p99 ms', 7],
  ['failed %', 8],
  ['server', 7],
  ['ms each', 7],
  ['load', 5],
  ['others', 6],
  ['database', 8],
  ['lag ms', 7],
  ['late ms', 7],
] as const;

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[1] ?? 0)).join('  ');

export const HEADING = row(COLUMNS.map(([name]) => name));

function lineOf(step: Step, cause: string): string {
  const { rate, answered, p50, p99, failed, server, driver, others, database, lag, late } = step;
  const whole = [rate, answered, p50, p99].map((value) => value.toFixed(0));
  const each = ((server / Math.max(answered, 1)) * 1000).toFixed(1);
  const used = [driver, others, database].map((value) => value.toFixed(2));
  const cells = [
    ...whole,
    failed.toFixed(1),
    server.toFixed(2),
    each,
    ...used,
    lag.toFixed(0),
    late.toFixed(0),
  ];
  return `${row(cells)}${cause && `   ${cause}`}`;
}
