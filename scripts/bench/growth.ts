import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fillDatabase } from '../fixtures/fill-database.ts';
import { residentMegabytes, startBuiltShop } from './processes.ts';
import { say } from './say.ts';
import { signedHeaders } from './signed.ts';
import { launchBrowser, pressTimes, TREES } from './typing.ts';

const COUNTS = [0, 10_000, 100_000];
const SETTLE_MS = 3000;
const LIST = '/woojiapi/product/qrybrandseries';
const PAGE = '/woojiapi/product/qryproductpage';
const FACTS = '/woojiapi/order/qryplanfacts';
const TIMES = 20;
/** Orders of the list, each of which is another page. */
const SORTS = [
  'series',
  'thickness',
  'wearlayer',
  'width',
  'length',
  'species',
  'grade',
  'shadow',
  'finish',
  'pack',
].flatMap((column) => [`${column}-asc`, `${column}-desc`]);
const logger = { warn: (...said: unknown[]) => console.warn(...said) };

type Figures = Readonly<Record<string, number>>;

/** How start, memory, calls and the list's page grow with the products, each as a ratio to the catalogue alone. */
export async function growth(port: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  // orders of the past are made at a first start, and not what is measured
  await startOnce(folder, port);
  const measured: Figures[] = [];
  for (const count of COUNTS) {
    const dataDir = `${folder}-${count}`;
    await cp(folder, dataDir, { recursive: true });
    await fillDatabase({ dataDir, logger }, count, () => undefined);
    measured.push(await measure(dataDir, port));
    await rm(dataDir, { recursive: true });
  }
  await rm(folder, { recursive: true });
  const [base = {}] = measured;
  say(
    `\n${'Growth, products'.padEnd(44)}${['85', '10,000', '100,000'].map((text) => text.padStart(16)).join('')}`,
  );
  for (const name of Object.keys(base)) {
    const cells = measured.map((figures) => {
      const ratio = (figures[name] ?? 0) / (base[name] ?? 1);
      return `${(figures[name] ?? 0).toFixed(1)} (${ratio.toFixed(1)})`.padStart(16);
    });
    say(`  ${name.padEnd(42)}${cells.join('')}`);
  }
}

async function startOnce(dataDir: string, port: number): Promise<void> {
  const shop = await startBuiltShop(port, { DATA_DIR: dataDir });
  await shop.stop();
}

async function measure(dataDir: string, port: number): Promise<Figures> {
  const shop = await startBuiltShop(port, { DATA_DIR: dataDir });
  const { baseUrl } = shop;
  const ask = async (path: string, body: string) => {
    await (await fetch(baseUrl + path, { method: 'POST', headers: signedHeaders(path), body })).text();
  };
  const page = (more: string) => ask(PAGE, `pageSize=60&brand=Alderline${more}`);
  const document = (query: string) => fetch(`${baseUrl}/flooring${query}`).then((reply) => reply.text());
  const first = await timed(async () => {
    // a page is sent without its products where these take too long
    while (!(await document('')).includes('<article'));
  });
  await sleep(SETTLE_MS);
  const atRest = await residentMegabytes(shop.pid);
  // each time another question, as replies are kept
  const pages = await median((turn) => page(`&cursor=${turn}`));
  const filtered = await median((turn) => page(`&filters=thickness%3D${turn}-30`));
  const searched = await median((turn) => page(`&search=grey+oak+herringbone${'+'.repeat(turn)}&cursor=0`));
  const typed = await median((turn) => page(`&productNos=${numbers(turn, 100, '')}`));
  const mistyped = await median((turn) => page(`&productNos=${numbers(turn, 10, '1')}`));
  const planned = await median((turn) =>
    ask(FACTS, `pageSize=12&search=grey+oak${'+'.repeat(turn)}&brand=Alderline`),
  );
  const documents = await median((turn) => document(`?sort=${SORTS[turn]}`));
  const ticked = await tickFilters(baseUrl);
  await sleep(SETTLE_MS);
  const afterwards = await residentMegabytes(shop.pid);
  const list = await whileWatched(baseUrl, () => readList(baseUrl));
  await shop.stop();
  return {
    'start, ms': shop.bootMs,
    'list page after a start, ms': first,
    'memory at rest, MB': atRest,
    'memory after all these pages, MB': afterwards,
    'list page in another order, ms': documents,
    'page by its cursor, ms': pages,
    'first page with a new filter, ms': filtered,
    'filter in a browser, ms': ticked.ms,
    'of that, after the reply, ms': ticked.afterReplyMs,
    'search, ms': searched,
    'a hundred typed numbers, ms': typed,
    'ten mistyped numbers, ms': mistyped,
    'page of floors to plan with, ms': planned,
    'documented list, ms': list.ms,
    'documented list, longest pause of others, ms': list.pauseMs,
  };
}

/**
 * From the key that ticks a filter to the end of the frame that shows its list, in the middle of many. Each tick is another
 * question; a shop that isn't long answers it in the browser.
 */
async function tickFilters(baseUrl: string): Promise<{ ms: number; afterReplyMs: number }> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ ...TREES.desktop?.options, baseURL: baseUrl });
  await page.goto('/flooring');
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('button', { name: 'Dimensions' }).click();
  const boxes = page.getByRole('checkbox');
  const afterReply: number[] = [];
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await boxes.nth(turn).focus();
    await page.evaluate(() => {
      addEventListener('keydown', ({ timeStamp }) => Object.assign(globalThis, { pressedAt: timeStamp }), {
        capture: true,
        once: true,
      });
      performance.clearResourceTimings();
    });
    const [ms = 0] = await pressTimes(page, {
      count: 1,
      shown: page.getByRole('status').first(),
      key: () => 'Space',
    });
    const repliedMs = await page.evaluate((path) => {
      const { pressedAt } = globalThis as unknown as { pressedAt: number };
      const replies = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const end = replies.find(({ name }) => name.endsWith(path))?.responseEnd;
      return end === undefined ? 0 : end - pressedAt;
    }, PAGE);
    times.push(ms);
    afterReply.push(ms - repliedMs);
  }
  await browser.close();
  return { ms: middle(times), afterReplyMs: middle(afterReply) };
}

/** Product numbers as a customer types them, which differ with each turn. */
function numbers(turn: number, count: number, mistake: string): string {
  const all = Array.from(
    { length: count },
    (_, at) => `al-g${String(turn * count + at + 1).padStart(6, '0')}${mistake}`,
  );
  return encodeURIComponent(JSON.stringify(all));
}

/** Reads the whole documented list in a thread of its own, as 75 MB would delay what is timed in this one. */
async function readList(baseUrl: string): Promise<void> {
  const body = 'productType=Timber&series=&brand=Alderline';
  const call = [baseUrl + LIST, { method: 'POST', headers: signedHeaders(LIST) }, body];
  const code = `const [url, options, body] = require('node:worker_threads').workerData;
    require('node:http').request(url, options, (reply) => reply.resume()).end(body);`;
  await once(new Worker(code, { eval: true, workerData: call }), 'exit');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function median(work: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => work(turn)));
  return middle(times);
}

const middle = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

/** @returns how long the work takes, and how long a health check does meanwhile at most */
async function whileWatched(baseUrl: string, work: () => Promise<unknown>) {
  let [pauseMs, isDone] = [0, false];
  const watch = async () => {
    while (!isDone) pauseMs = Math.max(pauseMs, await timed(() => fetch(`${baseUrl}/healthz`)));
  };
  const watching = watch();
  const ms = await timed(work);
  isDone = true;
  await watching;
  return { ms, pauseMs };
}
