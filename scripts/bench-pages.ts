import { writeFile } from 'node:fs/promises';
import { href, type PageId, type PageQuery } from '../contracts/site/site-map.ts';
import { FLOORS, serveFloors } from './bench/pages/build-floors.ts';
import { complaintOf } from './bench/pages/calm.ts';
import { type Measured, measure } from './bench/pages/measure.ts';
import type { Subject } from './bench/pages/phone.ts';
import { readOptions, USAGE } from './bench/pages/read-options.ts';
import { reportOf } from './bench/pages/report.ts';
import { startBuiltShop } from './bench/processes.ts';
import { say } from './bench/say.ts';
import { UsageFailure } from './lib/usage.ts';

const SHOP_PORT = 4620;
const FLOOR_PORT = 4621;
const RESULTS = '.cache/bench-pages.json';
const TRACES = '.cache/traces';
const QUERIES: Partial<Record<PageId, PageQuery>> = { product: { id: 'p-0101' } };

// ends what it has started when it is stopped half-way
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') say(USAGE);
  else await bench(options);
} catch (error) {
  if (!(error instanceof UsageFailure)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}

async function bench({
  pages,
  runs,
  traces,
}: Exclude<ReturnType<typeof readOptions>, 'help'>): Promise<void> {
  const shop = await startBuiltShop(SHOP_PORT);
  const floorServer = await serveFloors(FLOOR_PORT);
  const floors = FLOORS.map(
    (floor): Subject => ({ name: `floor: ${floor}`, url: floorServer.urls[floor], device: 'mobile' }),
  );
  const subjects = pages.map(({ id, device }): { page: Subject; limit: Subject } => {
    const page = { name: `${id}.${device}`, url: shop.baseUrl + href(id, device, QUERIES[id]), device };
    return { page, limit: { ...page, name: `${page.name} limit`, isLimit: true } };
  });
  const all = [...floors, ...subjects.flatMap(({ page, limit }) => [page, limit])];
  const { results, moments } = await measure(all, runs, {
    onProgress: (text) => process.stderr.write(`${text}\n`),
    traceFolder: traces ? TRACES : undefined,
  });
  await Promise.all([shop.stop(), floorServer.stop()]);

  const found = (subject: Subject) => results.find((result) => result.subject === subject) as Measured;
  say(`\nPages on Lighthouse's simulated phone, median of ${runs}`);
  say(
    reportOf(
      floors.map(found),
      subjects.map(({ page, limit }) => ({ page: found(page), limit: found(limit) })),
    ),
  );
  const complaint = complaintOf(moments);
  if (complaint) say(`\n${complaint}`);
  await writeFile(RESULTS, JSON.stringify({ runs, complaint, moments, results }, null, 2));
  say(`\nEvery run is in ${RESULTS}.`);
}
