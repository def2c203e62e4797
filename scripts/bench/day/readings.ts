import { cpus } from 'node:os';

/** What has been used since the start of the machine or of the processes, in seconds; lags since the last reading. */
export interface Reading {
  readonly at: number;
  /** of all processors */
  readonly machine: number;
  readonly server: number;
  readonly driver: number;
  /** from the beginning of each statement to its end */
  readonly database: number;
  /** 99 of 100 turns of the event loop were later by no more than this, in milliseconds; the worst process */
  readonly lag: number;
}

const machineSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

function driverSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The sum of all lines of a number, whatever their labels. */
function sumOf(text: string, name: string): number {
  const values = text.split('\n').flatMap((line) => {
    const [key = '', value] = line.split(' ');
    return key.split('{')[0] === name ? [Number(value)] : [];
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/** @param metrics addresses of the shops' `/metrics` */
export async function read(metrics: readonly string[]): Promise<Reading> {
  const texts = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()));
  const sum = (name: string) => texts.reduce((total, text) => total + sumOf(text, name), 0);
  return {
    at: performance.now() / 1000,
    machine: machineSeconds(),
    server: sum('process_cpu_seconds_total'),
    driver: driverSeconds(),
    database: sum('shop_database_query_seconds_sum'),
    lag: Math.max(...texts.map((text) => sumOf(text, 'nodejs_eventloop_lag_p99_seconds'))) * 1000,
  };
}

/** Processors in use, and the database's seconds in each second. */
export interface Use {
  readonly server: number;
  readonly driver: number;
  /** PostgreSQL, and whatever else runs on this machine */
  readonly others: number;
  readonly database: number;
  readonly lag: number;
}

export function usedBetween(before: Reading, after: Reading): Use {
  const seconds = after.at - before.at;
  const each = (of: 'machine' | 'server' | 'driver' | 'database') => (after[of] - before[of]) / seconds;
  return {
    server: each('server'),
    driver: each('driver'),
    others: Math.max(0, each('machine') - each('server') - each('driver')),
    database: each('database'),
    lag: after.lag,
  };
}
