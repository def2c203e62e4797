import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const HERRINGBONE = 'p-0601';
/** What a picture from above shows, in millimetres. */
const SHOWN_MM = 2000;
const LARGE = 'img[src$=".2400.avif"]';

/** Opens the picture from above. */
async function enlarge(page: Page) {
  await page.getByRole('button', { name: 'Enlarge: Laid, seen from above' }).click();
  const viewer = page.getByRole('dialog');
  const picture = viewer.locator('li:not([inert]) img').first();
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { viewer, box, width: async () => Math.round((await box()).width) };
}

/** How many millimetres of floor the bar is long, and what it says. */
async function barOf(viewer: Locator, pictureWidth: number) {
  const words = viewer.getByText(/^Scale bar: /);
  const bar = words.locator('xpath=..').locator('[aria-hidden]');
  const { width = 0 } = (await bar.boundingBox()) ?? {};
  return {
    says: await words.locator('xpath=..').innerText(),
    mm: Math.round((width / pictureWidth) * SHOWN_MM),
  };
}

test.describe('on a screen with four pixels for one', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the page’s own picture becomes as sharp as the screen', { tag: '@desktop-only' }, async ({
    page,
    shop,
  }) => {
    await shop.open('product', { id: HERRINGBONE });
    const frame = page.getByRole('button', { name: 'Enlarge: Laid, seen from above' });
    const [drawn, sharper] = [frame.locator('img').first(), frame.locator(LARGE)];
    await expect(sharper).toHaveCSS('opacity', '1', { timeout: 200_000 });
    expect(await sharper.boundingBox()).toEqual(await drawn.boundingBox());
    // rooms have no larger file
    await page.getByRole('button', { name: 'Show: In a loft' }).click();
    await expect(page.getByRole('button', { name: 'Enlarge: In a loft' })).toBeVisible();
    await expect(page.locator(LARGE)).toHaveCount(0);
  });
});

test('a floor is looked at pixel by pixel, with a bar that tells its scale', {
  tag: '@desktop-only',
}, async ({ page, shop }) => {
  await shop.open('product', { id: HERRINGBONE });
  const { viewer, box, width } = await enlarge(page);
  const fitted = 1200;
  await expect.poll(width).toBe(fitted);
  expect(await barOf(viewer, fitted)).toEqual({ says: expect.stringContaining('200 mm'), mm: 200 });
  await expect(viewer.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  const sharper = viewer.locator(LARGE);
  await expect
    .poll(() => sharper.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]), {
      timeout: 200_000,
    })
    .toEqual([2400, 1800]);
  await expect(sharper).toHaveCSS('opacity', '1');

  // what was clicked stays under the pointer
  const before = await box();
  await page.mouse.dblclick(500, 400);
  await expect.poll(width).toBe(2400);
  const after = await box();
  expect((500 - after.x) / after.width).toBeCloseTo((500 - before.x) / before.width, 2);
  expect(await barOf(viewer, 2400)).toEqual({ says: expect.stringContaining('100 mm'), mm: 100 });
  await shop.expectAccessible(viewer);

  await page.keyboard.press('+');
  await expect.poll(width).toBe(3600);
  const { x } = await box();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await box()).x)).toBe(Math.round(x - 80));
  const status = viewer.getByRole('status');
  await expect(status).toHaveText('1 / 4: Laid, seen from above, enlarged 3.0 times');

  // dragged beyond its edges it still fills the window
  for (const [toX, toY] of [
    [1400, 880],
    [20, 20],
  ] as const) {
    for (let times = 0; times < 4; times++) {
      await page.mouse.move(720, 450);
      await page.mouse.down();
      await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
    }
    const { x: left, y: top, width: wide, height } = await box();
    expect(left).toBeLessThan(0.5);
    expect(top).toBeLessThan(0.5);
    expect(left + wide).toBeGreaterThan(1439.5);
    expect(top + height).toBeGreaterThan(899.5);
  }

  await page.mouse.wheel(0, 100);
  await expect.poll(width).toBe(2400);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('4 / 4: In a loft');
  await expect(viewer.getByText(/^Scale bar: /)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const address = page.url();
  await page.getByRole('button', { name: 'Enlarge: In a loft' }).click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  expect(page.url()).toBe(address);
});

test('fingers enlarge and move a picture, and one that is enlarged is not swiped away', {
  tag: '@mobile-only',
}, async ({ page, shop }) => {
  // a file that can't be read: what was there stays
  await page.route('**/*.2400.avif', (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'no picture' }),
  );
  await shop.open('product', { id: HERRINGBONE });
  const { viewer, box, width } = await enlarge(page);
  await expect.poll(width).toBe(390);
  const status = viewer.getByRole('status');

  const fingers = await page.context().newCDPSession(page);
  // on a busy machine two taps would be too far apart to be a double one
  let seconds = Date.now() / 1000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly (readonly [number, number])[]
  ) => {
    seconds += 0.02;
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    return fingers.send('Input.dispatchTouchEvent', { type, timestamp: seconds, touchPoints });
  };
  await touch('touchStart', [170, 420], [220, 420]);
  for (const apart of [40, 60, 80, 100]) await touch('touchMove', [195 - apart, 420], [195 + apart, 420]);
  await touch('touchEnd');
  // from 50 to 200 pixels apart
  await expect.poll(width).toBeGreaterThan(390 * 3);
  await expect.poll(width).toBeLessThan(390 * 4.5);
  const saysItsLength = async () => {
    const { says, mm } = await barOf(viewer, await width());
    return says.includes(`${mm} mm`);
  };
  await expect.poll(saysItsLength).toBe(true);

  const { x } = await box();
  await touch('touchStart', [300, 420]);
  for (const to of [250, 200, 150]) await touch('touchMove', [to, 420]);
  await touch('touchEnd');
  await expect.poll(async () => (await box()).x).toBeLessThan(x - 90);
  await expect(status).toContainText('1 / 5: Laid, seen from above');
  await shop.expectAccessible(viewer);

  for (const wide of [390, 2400]) {
    for (const _ of ['once', 'again']) {
      await touch('touchStart', [200, 400]);
      await touch('touchEnd');
    }
    await expect.poll(width).toBe(wide);
  }
  await expect(viewer.locator('img[src$=".2400.avif"]')).toHaveCount(0);
  await expect
    .poll(() =>
      viewer.locator('li:not([inert]) img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.goBack();
  await expect(viewer).toBeHidden();
});
