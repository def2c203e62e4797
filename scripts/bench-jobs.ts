import type { Browser, Page } from '@playwright/test';
import { type Device, href } from '../contracts/site/site-map.ts';
import { BUYER } from './bench/jobs/buyer.ts';
import { keyboardHands, pointerHands } from './bench/jobs/hands.ts';
import type { Job } from './bench/jobs/job.ts';
import { SPECIFIER } from './bench/jobs/specifier.ts';
import { startBuiltShop } from './bench/processes.ts';
import { say } from './bench/say.ts';
import { launchBrowser, logIn, TREES } from './bench/typing.ts';

const PORT = 4630;
const CUSTOMER = 'trade@alderline.example';
const ACTIONS_MAX = 6;

/** `-- jobs keyboard` does the same without a pointer, and counts keys. */
const byKeyboard = process.argv.includes('keyboard');

const shop = await startBuiltShop(PORT);
const browser = await launchBrowser();
let failed = 0;
for (const [device, { path, options }] of Object.entries(TREES)) {
  for (const [who, jobs] of Object.entries({ Specifier: SPECIFIER, Buyer: BUYER })) {
    say(`\n${`${who}, ${device}`.padEnd(72)}${byKeyboard ? '   keys' : 'actions'}   seconds`);
    const page = await openPage(browser, options);
    if (jobs === BUYER) await logIn(page, shop.baseUrl + path, CUSTOMER);
    for (const job of jobs) await report(page, device as Device, job);
    await page.context().close();
  }
}
await browser.close();
await shop.stop();
if (failed > 0) {
  say(`\n${failed} jobs ${byKeyboard ? '' : `took more than ${ACTIONS_MAX} actions or `}couldn't be done.`);
  process.exitCode = 1;
}

async function openPage(from: Browser, options: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await from.newPage({ ...options, baseURL: shop.baseUrl });
  page.setDefaultTimeout(15_000);
  return page;
}

/** Does a job and prints what it took: its actions, and the time from the first of them until its end shows. */
async function report(page: Page, device: Device, job: Job): Promise<void> {
  const [id, query] = job.from;
  await page.goto(href(id, device, query));
  await page.locator('html[data-live]').waitFor();
  const { hands, count } = byKeyboard ? keyboardHands(page) : pointerHands(page);
  const place = { page, main: page.getByRole('main'), device, hands };
  const from = performance.now();
  try {
    await job.do(place);
    await job.seen(place);
    if (!byKeyboard && count() > ACTIONS_MAX) failed += 1;
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    say(`  ${job.title.padEnd(70)}${String(count()).padStart(7)}${seconds.padStart(10)}`);
  } catch (error) {
    failed += 1;
    say(`  ${job.title.padEnd(70)} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
