import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { pictureTone } from '../../contracts/site/picture-url.ts';
import { href } from '../../contracts/site/site-map.ts';
import { addressOf, startServer } from './own-server.ts';
import { expect, test } from './shop-test.ts';

/** Inside the project, because the built program finds its packages above itself. */
const folderFor = (name: string) => join('.cache', `e2e-${name}`);
/** Four floors. */
const LIST = href('flooring', 'desktop', { type: 'Vinyl', shadow: ['Natural', 'Grey', 'Sand'] });

/** A shop of its own, whose pictures and files are not made yet. */
async function openUnmadeShop() {
  const folder = folderFor('first-start');
  const dist = join(folder, 'dist');
  await rm(folder, { recursive: true, force: true });
  for (const part of ['client', 'ssr', 'server'])
    await cp(join('dist', part), join(dist, part), { recursive: true });
  const maker = fork('scripts/make-missing.ts', ['--asked-only', '--dist', dist], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ socketPath }] = await once(maker, 'message');
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const server = startServer(dist, { MAKER_SOCKET: socketPath, DATA_DIR: dataDir, PORT: '0' });
  const origin = await addressOf(server);
  return {
    origin,
    dist,
    maker,
    async close() {
      for (const child of [server, maker]) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true });
      await rm(folder, { recursive: true });
    },
  };
}

/** Each card's place, the colour behind its picture, and whether the picture is there. */
const cards = (page: Page) =>
  page.locator('article').evaluateAll((all) =>
    all.map((card) => {
      const image = card.querySelector('img');
      const { x, y, width, height } = (image ?? card).getBoundingClientRect();
      const frame = image?.closest('span');
      return {
        place: [x, y + window.scrollY, width, height],
        src: image?.getAttribute('src') ?? '',
        behind: frame ? getComputedStyle(frame).backgroundColor : '',
        isDrawn: (image?.naturalWidth ?? 0) > 0,
      };
    }),
  );

const rgb = (tone = '#000000') =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16)).join(', ')})`;

test('a shop whose pictures are not made yet shows colours in their places, then every picture', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const shop = await openUnmadeShop();
  try {
    // the maker gets the requests, and is held until the page without pictures was looked at
    shop.maker.kill('SIGSTOP');
    await page.goto(`${shop.origin}${LIST}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('article').first()).toBeVisible();
    const before = await cards(page);
    expect(before.length).toBeGreaterThan(3);
    for (const { src, behind, isDrawn } of before) {
      expect(isDrawn, src).toBe(false);
      expect(pictureTone(src), src).toMatch(/^#/);
      expect(behind, src).toBe(rgb(pictureTone(src)));
    }

    // the pictures have all of the browser's connections, and let others through
    const first = page.locator('article').first().getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(first).toBeVisible();

    shop.maker.kill('SIGCONT');
    for (const image of await page.locator('article img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth), { timeout: 120_000 })
        .toBeGreaterThan(0);
    }
    const after = await cards(page);
    expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
    // one may still be drawn: more was asked for than what is shown
    const halfDone = async () =>
      (await readdir(join(shop.dist, 'media'))).filter((file) => file.endsWith('.part'));
    await expect.poll(halfDone).toEqual([]);
  } finally {
    shop.maker.kill('SIGCONT');
    // a page that is still open would miss the shop
    await page.close();
    await shop.close();
  }
});

test('a release whose pictures are not made does not start, and says what to run', {
  tag: '@desktop-only',
}, async () => {
  const folder = folderFor('unmade-release');
  const dist = join(folder, 'dist');
  await cp(join('dist', 'server'), join(dist, 'server'), { recursive: true });
  const server = startServer(dist, { MAKER_SOCKET: '', PORT: '0' });
  const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect([code, errors]).toEqual([1, expect.stringContaining('run npm run build')]);
  await rm(folder, { recursive: true });
});
