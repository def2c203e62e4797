import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** How busy the machine was with other programs, at one moment between two runs. */
export interface Moment {
  /** share of all processors that others used, 0 to 1 */
  readonly busy: number;
  /** a fixed piece of work, compared with the fastest time that it took in this run: 1 or more */
  readonly slowdown: number;
}

const WATCH_MS = 300;
const ROUNDS = 4_000_000;
/** From here on other programs change the figures. */
const BUSY = 0.15;
const SLOW = 1.15;

let best = Number.POSITIVE_INFINITY;

/** Looks at the machine while the bench itself is idle. */
export async function lookAround(): Promise<Moment> {
  const before = processorTimes();
  await wait(WATCH_MS);
  const after = processorTimes();
  const took = calibrate();
  best = Math.min(best, took);
  return { busy: 1 - (after.idle - before.idle) / (after.all - before.all), slowdown: took / best };
}

/** A sentence for the report when the machine was too busy to believe its timings; nothing when it was calm. */
export function complaintOf(moments: readonly Moment[]): string | undefined {
  const disturbed = moments.filter(({ busy, slowdown }) => busy > BUSY || slowdown > SLOW);
  if (disturbed.length === 0) return undefined;
  const busiest = Math.max(...moments.map(({ busy }) => busy));
  const slowest = Math.max(...moments.map(({ slowdown }) => slowdown));
  return (
    `The machine was busy with other things: ${disturbed.length} of ${moments.length} times, up to ${Math.round(busiest * 100)}% ` +
    `of its processors, and the same piece of work took up to ${slowest.toFixed(2)} times its best ` +
    `(load ${loadavg()[0]?.toFixed(1)}). Don't trust the times or the scores; bytes, requests and ratios of processor time still hold.`
  );
}

/** Milliseconds that a fixed piece of arithmetic takes now. */
function calibrate(): number {
  const from = performance.now();
  let sum = 0;
  for (let i = 1; i < ROUNDS; i += 1) sum = (sum * 31 + i) % 1_000_003;
  // the sum is used, or the loop could be left out
  return sum < 0 ? 0 : performance.now() - from;
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.reduce((sum, t) => sum + t.user + t.nice + t.sys + t.idle + t.irq, 0);
  return { idle: times.reduce((sum, t) => sum + t.idle, 0), all };
}
