import { startPostgres } from '../server/mock/testing/start-postgres.ts';
import { type Arrangement, HEADING, LIMIT_MS, raise, STEPS } from './bench/day/raise.ts';
import { type Process, startBuiltShop } from './bench/processes.ts';
import { say } from './bench/say.ts';
import { readArgs, UsageFailure } from './lib/usage.ts';

const USAGE = `Where the shop bends: the calls and pages of a day arrive whether earlier ones have been answered or not, faster and faster,
until one answer in a hundred takes over ${LIMIT_MS} ms.

  npm run bench -- load [arrangements] [options]

  arrangements    one, workers, postgres: one process, two workers, two processes on PostgreSQL   (default: all)
  --minutes N     for each arrangement at most                                                     (default: 10)`;

const PORT = 4640;

// ends what it has started when it is stopped half-way
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function start(port: number, environment: Record<string, string> = {}) {
  const metricsPort = port + 10;
  // all arrivals come from one address
  const process = await startBuiltShop(port, {
    RATE_LIMITS: 'off',
    METRICS_PORT: String(metricsPort),
    ...environment,
  });
  return { process, baseUrl: process.baseUrl, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

type Started = Arrangement & { readonly stop: () => Promise<void> };

const stopAll = (shops: readonly { readonly process: Process }[]) =>
  Promise.all(shops.map((shop) => shop.process.stop()));

const ARRANGEMENTS: Readonly<Record<string, () => Promise<Started>>> = {
  one: async () => {
    const shops = [await start(PORT)];
    return {
      name: 'One process, libSQL',
      shops,
      processes: 1,
      stop: async () => void (await stopAll(shops)),
    };
  },
  workers: async () => {
    const shops = [await start(PORT, { WORKERS: '2' })];
    return {
      name: 'Two workers, libSQL',
      shops,
      processes: 2,
      stop: async () => void (await stopAll(shops)),
    };
  },
  postgres: async () => {
    const postgres = await startPostgres();
    const database = { DATABASE_URL: await postgres.createDatabase() };
    const shops = [await start(PORT, database), await start(PORT + 1, database)];
    const stop = async () => {
      await stopAll(shops);
      await postgres.stop();
    };
    return { name: 'Two processes, PostgreSQL', shops, processes: 2, stop };
  },
};

function readOptions(): { readonly names: readonly string[]; readonly minutes: number } | 'help' {
  const options = { minutes: { type: 'string', default: '10' }, help: { type: 'boolean' } } as const;
  const { positionals, values } = readArgs({ allowPositionals: true, options });
  if (values.help) return 'help';
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new UsageFailure('--minutes must be a number above 0');
  const names = positionals.length > 0 ? positionals : Object.keys(ARRANGEMENTS);
  const unknown = names.find((name) => !(name in ARRANGEMENTS));
  if (unknown !== undefined) throw new UsageFailure(`${unknown} is no arrangement`);
  return { names, minutes };
}

async function bench({ names, minutes }: Exclude<ReturnType<typeof readOptions>, 'help'>): Promise<void> {
  const seconds = (minutes * 60) / STEPS;
  const found: string[] = [];
  for (const name of names) {
    const arrangement = await ARRANGEMENTS[name]?.();
    if (!arrangement) continue;
    say(`\n${arrangement.name}: ${seconds.toFixed(0)} s at each rate\n${HEADING}`);
    const steps = await raise(arrangement, seconds);
    await arrangement.stop();
    const held = steps.findLast(({ p99, failed }) => p99 <= LIMIT_MS && failed === 0);
    found.push(
      `  ${arrangement.name.padEnd(28)} ${held ? `${held.rate} /s with a p99 of ${held.p99.toFixed(0)} ms` : 'less than the first rate'}`,
    );
  }
  say(`\nThe most that was held\n${found.join('\n')}`);
  say(`
server, load, others   processors in use: by the shop, by this program, by anything else such as PostgreSQL
ms each                the shop's processor time for one answer, which other work hardly changes
database               seconds of statements in each second
lag                    of the shop's event loop, 99 of 100 turns
late                   by how much this program missed the moment, 99 of 100 arrivals`);
}

try {
  const options = readOptions();
  if (options === 'help') say(USAGE);
  else await bench(options);
} catch (error) {
  if (!(error instanceof UsageFailure)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}
