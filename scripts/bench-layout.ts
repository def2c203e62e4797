import type { Page } from '@playwright/test';
import { href } from '../contracts/site/site-map.ts';
import { startBuiltShop } from './bench/processes.ts';
import { say } from './bench/say.ts';
import { launchBrowser } from './bench/typing.ts';

const PORT = 4640;
const HERRINGBONE = 'p-0601';
const ROOMS = { '200 m²': { length: '20000', width: '10000' }, '6 m²': { length: '3000', width: '2000' } };
/** Which way rows run. The first change of a visit isn't counted, as the code for it is still being compiled. */
const CHANGES = ['along', 'across', 'along', 'across', 'along', 'across', 'along'] as const;
const GOAL_MS = 300;
const FRAMES = 240;
const FRAME_MS = 1000 / 60;

const shop = await startBuiltShop(PORT);
const browser = await launchBrowser();
const page = await browser.newPage({ baseURL: shop.baseUrl, viewport: { width: 1440, height: 900 } });
say(`\nHerringbone, drawn block by block (goals for 200 m²: ${GOAL_MS} ms, and 60 frames a second)`);
for (const [name, room] of Object.entries(ROOMS)) {
  await page.goto(href('layout', 'desktop', { id: HERRINGBONE, run: 'across', ...room }));
  const blocks = page.locator('[role=listbox] svg text');
  await blocks.first().waitFor();
  const times: number[] = [];
  for (const run of CHANGES) times.push(await changeTo(page, run));
  const drawn = times.slice(1).sort((a, b) => a - b);
  const frames = await pan(page);
  const late = frames.filter((ms) => ms > 1.5 * FRAME_MS).length;
  say(
    `  ${name.padEnd(8)}${String(await blocks.count()).padStart(6)} pieces   a change to its drawing ${at(drawn, 0.5)} ms, slowest ${at(drawn, 1)} ms   panning: ${late} of ${FRAMES} frames late, slowest ${at(
      [...frames].sort((a, b) => a - b),
      1,
    )} ms`,
  );
}
await browser.close();
await shop.stop();

/** From a change of the rows' direction to the frame that shows the floor laid so, in ms. */
async function changeTo(page: Page, run: string): Promise<number> {
  await page.locator('[role=listbox] svg text').first().waitFor();
  return page.getByRole('combobox', { name: 'Rows run' }).evaluate(async (select, value) => {
    const sheet = document.querySelector('[role=listbox] svg') as SVGElement;
    const pieces = sheet.querySelector('path + path') as SVGPathElement;
    const drawn = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      watch.observe(pieces, { attributeFilter: ['d'] });
    });
    const from = performance.now();
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn;
    return performance.now() - from;
  }, run);
}

/** How long each frame takes while the drawing is scrolled, in ms. */
function pan(page: Page): Promise<number[]> {
  return page.getByRole('listbox', { name: 'Pieces of the floor' }).evaluate(async (sheet, count) => {
    sheet.scrollIntoView();
    const frames: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    while (frames.length < count) {
      sheet.scrollLeft += frames.length < count / 2 ? 7 : -7;
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, FRAMES);
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
}
