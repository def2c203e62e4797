import type { Locator } from '@playwright/test';
import { FILM_SIZE, filmUrl } from '../../contracts/site/films.ts';
import { pictureSubject } from '../../contracts/site/picture-url.ts';
import { expect, test } from './shop-test.ts';

const HERRINGBONE = 'p-0601';

/** A picture that failed to load is complete, too. */
const expectDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

const WORDS = [
  'Laid, seen from above',
  'Surface, close up',
  'Edge of the board: 3 mm wear layer on birch plywood',
  'In a loft',
  'At a doorway, where it meets tiles',
];

test('a floor is shown laid, close up, from its edge and in rooms, and each picture has a caption', async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: HERRINGBONE });
  const pictures = page.getByRole('region', { name: 'Pictures' });
  if (shop.device === 'desktop') {
    for (const words of WORDS.slice(0, 4)) {
      await pictures.getByRole('button', { name: `Show: ${words}` }).click();
      await expectDrawn(pictures.getByAltText(words));
      await expect(pictures.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(pictures.getByRole('button', { name: /^Show: / })).toHaveCount(5); // the model is the fifth
  } else {
    for (const words of WORDS) {
      const picture = pictures.getByAltText(words);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport();
      await expectDrawn(picture);
    }
    expect(await page.evaluate(() => innerWidth), 'the page is no wider than the phone').toBe(390);
  }
  await shop.expectAccessible();
});

test('a picture opens full-screen, has a caption and can be paged', async ({ page, shop }) => {
  await shop.open('product', { id: HERRINGBONE });
  await page.getByRole('button', { name: 'Enlarge: Laid, seen from above' }).click();
  const large = page.getByRole('dialog');
  await large.getByRole('button', { name: 'Previous picture' }).click();
  const last = shop.device === 'desktop' ? 'In a loft' : 'At a doorway, where it meets tiles';
  await expect(large.getByAltText(last)).toBeInViewport();
  const count = shop.device === 'desktop' ? 4 : 5;
  await expect(large.getByRole('status')).toContainText(`${count} / ${count}: ${last}`);
  await shop.expectAccessible();

  // swiped, the track ends at the picture before
  const track = large.getByRole('list', { name: 'Pictures' });
  await track.evaluate((element) => element.scrollBy({ left: -0.6 * element.clientWidth }));
  await expect(large.getByRole('status')).toContainText(`${count - 1} / ${count}`);
  await expect.poll(() => track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft % clientWidth)).toBe(0);

  await large.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(large).toBeHidden();
});

test('the part of a product page far below is drawn before it is scrolled to @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: 'p-0601' });
  const last = page.getByRole('region', { name: 'Related floors' }).getByRole('link').last();
  const isDrawn = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(true);
  await expect(last).not.toBeInViewport();
});

test('series are shown in rooms, no two alike side by side @mobile-only', async ({ page, shop }) => {
  await shop.open('series');
  const pictures = page.locator('article img');
  await expect(pictures).toHaveCount(10);
  const addresses = await pictures.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).getAttribute('src') ?? ''),
  );
  const rooms = addresses.map(pictureSubject);
  for (const [index, room] of rooms.entries()) {
    expect(room).toBeTruthy();
    expect(room).not.toBe(rooms[index - 1]);
  }
});

test("the company's films are served, and a browser plays them @mobile-only", async ({
  page,
  shop,
  request,
}) => {
  await shop.open('products');
  const size = await page.evaluate(
    (sources) =>
      new Promise<number[]>((resolve, reject) => {
        const video = document.createElement('video');
        video.muted = true;
        video.onended = () => resolve([video.videoWidth, video.videoHeight, video.duration]);
        video.onerror = () => reject(new Error('the film does not play'));
        video.oncanplay = () => {
          video.currentTime = video.duration - 0.4;
          video.oncanplay = null;
          video.play().catch(reject);
        };
        video.src = sources;
        document.body.append(video);
      }),
    filmUrl('workshop', 'webm'),
  );
  expect(size).toEqual([FILM_SIZE.width, FILM_SIZE.height, 7.6]);
  for (const [url, type] of [
    [filmUrl('workshop', 'mp4'), 'video/mp4'],
    [filmUrl('workshop', 'avif'), 'image/avif'],
  ] as const) {
    const reply = await request.get(url);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toBe(type);
    expect(reply.headers()['cache-control']).toContain('immutable');
  }
});

for (const [id, core, plies] of [
  ['p-0601', 'Birch plywood core, 7 plies', 9],
  ['p-0201', 'Spruce core, laid crosswise', 3],
] as const) {
  test(`the section through a board has as many plies as its table: ${core} @mobile-only`, async ({
    page,
    shop,
  }) => {
    await shop.open('product', { id });
    const section = page.getByRole('region', { name: 'Technical data' });
    await expect(section.getByRole('row', { name: new RegExp(core) })).toBeVisible();
    const drawn = section.locator('[data-ply]');
    await expect(drawn).toHaveCount(plies);
    const heights = await drawn.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeGreaterThan(1);
  });
}
