import { readFile } from 'node:fs/promises';
import { INSTALLATION_SHEETS } from '../../contracts/site/installation-sheets.ts';
import { expect, test } from './shop-test.ts';

const TITLES = ['Company', 'Contact', 'Installation', 'RIBA CPD'] as const;

test('the footer leads to company, contact, installation and courses, and each page takes the focus', async ({
  page,
  shop,
}) => {
  await shop.open('products');
  for (const title of TITLES) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Alderline Flooring`);
  }
});

test('the sales email opens the mail program', async ({ page, shop }) => {
  await shop.open('contact');
  const email = page.getByRole('main').getByRole('link', { name: 'sales@alderline.example' });
  await expect(email).toHaveAttribute('href', 'mailto:sales@alderline.example');
});

test('the four installation sheets download, and a failure says what else to do', async ({
  page,
  shop,
  context,
  quietConsole,
}) => {
  await shop.open('installation');
  const sheets = page.getByRole('region', { name: 'Installation sheets' });
  await expect(sheets.getByRole('button')).toHaveCount(4);
  for (const [name, fileName] of [
    ['Chevron', INSTALLATION_SHEETS.chevron],
    ['Herringbone', INSTALLATION_SHEETS.herringbone],
    ['Versailles panels', INSTALLATION_SHEETS.versailles],
    ['Vinyl planks', INSTALLATION_SHEETS.vinyl],
  ] as const) {
    const arriving = page.waitForEvent('download');
    await sheets.getByRole('button', { name: `Download: ${name}` }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe(fileName);
    expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('%PDF');
    await expect(sheets.locator('[aria-busy=true]')).toHaveCount(0);
  }

  await page.route('**/api/download?**', (route) =>
    route.fulfill({ json: { resultCode: '105', resultMsg: '' } }),
  );
  await sheets.getByRole('button', { name: 'Download: Chevron' }).click();
  const problem = sheets.getByRole('alert');
  await expect(problem).toContainText('The sheet “Chevron” could not be downloaded: Error');
  await expect(problem.getByRole('link', { name: '01632 960180' })).toBeVisible();
  await shop.expectAccessible();
  await page.unroute('**/api/download?**');

  await context.setOffline(true);
  await sheets.getByRole('button', { name: 'Download: Vinyl planks' }).click();
  await expect(problem).toContainText('The sheet “Vinyl planks” could not be downloaded');
  await context.setOffline(false);
  const arriving = page.waitForEvent('download');
  await sheets.getByRole('button', { name: 'Download: Vinyl planks' }).dblclick();
  await arriving;
  await expect(problem).toBeEmpty();
  expect(quietConsole.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});

test('a film is loaded when it comes near, plays when asked, with captions, and from the keyboard', async ({
  page,
  shop,
  quietConsole,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofFilm = () => asked.filter((url) => url.includes('/media/film-showroom-'));
  const { width = 390 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 320 });
  await shop.open('company');
  const film = page.getByLabel('The warehouse, and floors in rooms', { exact: true });
  const play = page.getByRole('button', { name: 'Play the film “The warehouse, and floors in rooms”' });
  expect(ofFilm()).toEqual([]);
  await play.scrollIntoViewIfNeeded();
  await expect.poll(ofFilm).toContainEqual(expect.stringMatching(/\.webp$/));
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);

  await page.route('**/media/film-*', (route) => route.abort());
  // what has been loaded of it already is forgotten
  await film.evaluate((video: HTMLVideoElement) => video.load());
  await play.click();
  const problem = page.getByRole('alert').filter({ hasText: 'The film could not be loaded.' });
  await expect(problem).toBeVisible();
  await shop.expectAccessible();
  await page.unroute('**/media/film-*');
  await problem.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(film).toBeFocused();
  await expect(problem).toHaveCount(0);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const cues = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      return [track?.mode, track?.cues?.length, video.muted];
    });
  await expect.poll(cues).toEqual(['showing', 3, true]);
  await expect(film).toHaveAttribute('controls', '');
  await film.evaluate((video: HTMLVideoElement) => {
    video.loop = true;
  });
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  const wasPaused = await isPaused();
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(!wasPaused);
  await shop.expectAccessible();
  expect(quietConsole.splice(0).filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
});

test('the course opens in a new tab, which learns nothing of this one', async ({ page, shop, context }) => {
  await context.route('https://www.ribacpd.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Courses</title>' }),
  );
  await shop.open('riba');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Take the course.*Opens ribacpd\.com in a new tab/ }).click();
  const course = await opening;
  await expect(course).toHaveURL('https://www.ribacpd.com/');
  expect(await course.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
});
