import sharp from 'sharp';
import { PICTURE_WORDS } from '../../contracts/domain/file/file-kind.ts';
import { href } from '../../contracts/site/site-map.ts';
import { holdEntries, keptEntries, ROOM } from './kept-entries.ts';
import { optimised } from './optimised.ts';
import { expect, test } from './shop-test.ts';

test.use({ launchOptions: optimised });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#998877' } })
    .jpeg()
    .toBuffer();

test('a file that is not a photo is refused, and a product that is not a floor leads back', async ({
  page,
  shop,
}) => {
  await shop.open('your-room', { id: 'p-0303' });
  const choose = async (buffer: Buffer) =>
    await page.getByLabel('Photo', { exact: true }).setInputFiles({
      name: 'room.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
  const whole = await plain(600, 500);
  for (const [file, words] of [
    [Buffer.from('a text'), PICTURE_WORDS.other],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), PICTURE_WORDS.heic],
    [whole.subarray(0, 200), PICTURE_WORDS.broken],
    [await plain(390, 800), PICTURE_WORDS.tiny],
  ] as const) {
    await choose(file);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await choose(whole);
  await expect(page.getByRole('img', { name: 'Your room' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Floor', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await shop.open('your-room', { id: 'p-1101' });
  await expect(page.getByText('This product can’t be laid in a photo')).toBeVisible();
});

test('a buyer takes furniture out of a photo by touch, and sees a room of ours, also without a connection', async ({
  page,
  shop,
  quietConsole,
}) => {
  await shop.open('your-room', { id: 'p-0601' });
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'room.jpg',
    mimeType: 'image/jpeg',
    buffer: await plain(1200, 900),
  });
  await page.getByLabel('Near side in metres').fill('2');
  await page.getByLabel('Side leading away in metres').fill('1.4');
  await page.getByRole('button', { name: 'Furniture', exact: true }).tap();
  const picture = page.getByRole('img', { name: 'Your room with' });
  await expect(picture).toBeVisible();
  await page.context().setOffline(true);
  const floor = () =>
    picture.evaluate((photo: HTMLCanvasElement) => {
      const drawn = photo.nextElementSibling as HTMLCanvasElement;
      const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      one?.drawImage(drawn, -Math.round(drawn.width * 0.3), -Math.round(drawn.height * 0.85));
      return one?.getImageData(0, 0, 1, 1).data[3];
    });
  await expect.poll(floor).toBe(255);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const takeBack of [() => undo.tap(), () => page.keyboard.press('Control+z')]) {
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await picture.boundingBox()) ?? new DOMRect();
    await page.touchscreen.tap(x + width * 0.3, y + height * 0.85);
    await expect.poll(floor, 'taken out').toBe(0);
    await takeBack();
    await expect.poll(floor, 'put back').toBe(255);
  }
  await page.getByRole('button', { name: 'Take out a shape' }).tap();
  await expect(page.getByRole('button', { name: /^Corner 1 of shape 1: / })).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole('link', { name: 'Kitchen' }).tap();
  await expect(page.getByRole('img', { name: 'Kitchen with' })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await page.context().setOffline(true);
  await page.getByLabel('Direction').fill('45');
  await expect(page.getByRole('button', { name: 'Save the picture' })).toBeVisible();
  await page.getByRole('link', { name: 'Loft' }).tap();
  await expect(page.getByText('The picture of the room could not be loaded')).toBeVisible();
  expect(new Set(quietConsole.splice(0))).toEqual(
    new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']),
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('img', { name: 'Loft with' })).toBeVisible();
});

test('a photo is shown as removed once the browser has removed it', async ({ page, shop, context }) => {
  await shop.open('your-room', { id: 'p-0303' });
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: await plain(600, 500) });
  await expect(page.getByRole('img', { name: 'Your room' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(href('home', shop.device));
  const release = await holdEntries(other, ROOM);
  await page.getByRole('button', { name: 'Remove the photo' }).tap();
  await expect(page.getByRole('img', { name: 'Your room' })).toBeHidden();
  const choose = page.getByRole('button', { name: 'Choose a photo' });
  await expect(choose).toBeHidden();
  await release();
  await expect(choose).toBeVisible();
  expect(await keptEntries(page, ROOM)).toEqual([]);
});
