import { Agent } from 'undici';
import type { Arrival } from './mix.ts';

/** How a number of arrivals were answered. */
export interface Answered {
  readonly count: number;
  /** broke off, took longer than the limit, or not 2xx */
  readonly failed: number;
  /** milliseconds from the moment at which they should have arrived, sorted */
  readonly times: readonly number[];
  /** milliseconds by which this program sent them late, sorted */
  readonly late: readonly number[];
}

export interface Stream {
  /** arrivals a second, at random moments */
  readonly rate: number;
  readonly seconds: number;
  /** taken in turn, as by a load balancer */
  readonly baseUrls: readonly string[];
  readonly next: (kind: number, which: number) => Arrival;
}

const LIMIT_MS = 10_000;
/** More than this are waiting only when the shop can't keep up. */
const MOST_WAITING = 2000;
const TICK_MS = 1;

/** The same numbers in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Sends arrivals at their moments, whether those before them have been answered or not, and waits for all answers. One that is
 * sent or answered late counts from the moment at which it should have arrived. While too many wait, further ones fail at once.
 */
export async function arrive({ rate, seconds, baseUrls, next }: Stream): Promise<Answered> {
  const random = randomNumbers(Math.round(rate));
  const agent = new Agent({ keepAliveTimeout: 30_000, headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS });
  const times: number[] = [];
  const late: number[] = [];
  const waiting = new Set<Promise<void>>();
  let failed = 0;
  let count = 0;

  const send = async (due: number): Promise<void> => {
    const { path, method, headers, body } = next(random(), random());
    const origin = baseUrls[count % baseUrls.length] ?? '';
    count += 1;
    if (waiting.size >= MOST_WAITING) {
      failed += 1;
      return;
    }
    try {
      const reply = await agent.request({ origin, path, method, headers, body: body ?? null });
      await reply.body.dump({ limit: Number.POSITIVE_INFINITY });
      if (reply.statusCode >= 300) failed += 1;
      times.push(performance.now() - due);
    } catch {
      failed += 1;
    }
  };

  const from = performance.now();
  for (let due = 0; ; ) {
    due += (-Math.log(1 - random()) / rate) * 1000;
    if (due >= seconds * 1000) break;
    for (let wait = from + due - performance.now(); wait > 0; wait = from + due - performance.now())
      await new Promise((resolve) => setTimeout(resolve, Math.max(wait, TICK_MS)));
    late.push(performance.now() - from - due);
    const sent: Promise<void> = send(from + due).finally(() => waiting.delete(sent));
    waiting.add(sent);
  }
  await Promise.all(waiting);
  await agent.close();
  const sorted = (values: number[]) => values.sort((a, b) => a - b);
  return { count, failed, times: sorted(times), late: sorted(late) };
}

/** @param share e.g. 0.99 @returns 0 if there are none */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
