import autocannon from 'autocannon';
import { driveWithWrk, type FixedLoad, hasWrk, type LoadResult } from './wrk.ts';

export interface Load extends FixedLoad {
  /** callers at once; 32 by default */
  readonly connections?: number;
  /** makes each request anew, for calls that must not repeat a callserial */
  readonly next?: () => { readonly headers: Record<string, string>; readonly body: string };
  /** what the text of a reply must contain */
  readonly expects?: string;
}

const CONNECTIONS = 32;
const wrkIsThere = await hasWrk();

/** The load generator, for the report: autocannon uses about as much of the machine as the server. */
export const DRIVER = wrkIsThere ? 'wrk' : 'autocannon';

/** Loads one address for some seconds; a reply that is not 2xx ends the benchmark, as its speed would mean nothing. */
async function drive(load: Load, seconds: number): Promise<LoadResult> {
  const { next, expects, connections = CONNECTIONS } = load;
  if (wrkIsThere && !next && !expects) return driveWithWrk(load, connections, seconds);
  let other = '';
  const isExpected = (body: unknown) => {
    const text = String(body);
    const isSo = expects === undefined || text.includes(expects);
    if (!isSo) other ||= text.slice(0, 200);
    return isSo;
  };
  const result = await autocannon({
    url: load.url,
    method: load.method ?? 'GET',
    connections,
    duration: seconds,
    headers: load.headers ?? {},
    ...(load.body === undefined ? {} : { body: load.body }),
    ...(next ? { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] } : {}),
    verifyBody: isExpected,
  });
  if (result.non2xx + result.errors + result.mismatches > 0) {
    throw new Error(
      `${load.url}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors, ${result.mismatches} other answers than expected ${other}`,
    );
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Runs the loads in turn for several rounds, so that a machine that slows down affects all of them.
 * @returns the median of each
 */
export async function compare<Name extends string>(
  loads: Record<Name, Load>,
  { rounds = 3, seconds = 3 } = {},
): Promise<Record<Name, LoadResult>> {
  const names = Object.keys(loads) as Name[];
  const results = new Map<Name, LoadResult[]>(names.map((name) => [name, []]));
  for (const name of names) await drive(loads[name], 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results.get(name)?.push(await drive(loads[name], seconds));
  }
  const entries = names.map((name) => {
    const runs = results.get(name) ?? [];
    return [
      name,
      { rate: median(runs.map((run) => run.rate)), p99: median(runs.map((run) => run.p99)) },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<Name, LoadResult>;
}
