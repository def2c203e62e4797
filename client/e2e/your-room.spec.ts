import sharp from 'sharp';
import { expect, test } from './console-test.ts';
import { optimised } from './optimised.ts';

test.use({ launchOptions: optimised });

const WIDTH = 1200;
const HEIGHT = 900;
/** A made-up camera 1.5 m above the floor, which looks down by 20 degrees; `REACH` is the distance to the picture in pixels. */
const [EYE, REACH, SINE, COSINE] = [1_500, 900, Math.sin(Math.PI / 9), Math.cos(Math.PI / 9)];

/** Where the camera sees a point of the floor, `x` mm to the right and `y` mm ahead. */
function seen(x: number, y: number) {
  const depth = y * COSINE + EYE * SINE;
  return {
    x: Math.round(WIDTH / 2 + (REACH * x) / depth),
    y: Math.round(HEIGHT / 2 + (REACH * (EYE * COSINE - y * SINE)) / depth),
  };
}

/** The floor at a pixel, in mm. */
function floorAt(column: number, row: number) {
  const [px, py] = [(column - WIDTH / 2) / REACH, (row - HEIGHT / 2) / REACH];
  const y = (EYE * (COSINE - py * SINE)) / (SINE + py * COSINE);
  return { x: px * (y * COSINE + EYE * SINE), y };
}

const WALL = 5_000;
const RUG = { left: -900, right: 1_100, near: 2_200, far: 3_600 };
const AREA = (shape: readonly { x: number; y: number }[]) =>
  Math.abs(
    shape.reduce((sum, { x, y }, at) => {
      const next = shape[(at + 1) % shape.length] ?? { x: 0, y: 0 };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  ) / 1_000_000;

/** A grey floor with a red rug before a blue wall, and a shadow on the left. */
async function madeUpPhoto(): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const { x, y } = floorAt(column, row);
      const isFloor = y > 0 && y < WALL;
      const isRug = isFloor && x > RUG.left && x < RUG.right && y > RUG.near && y < RUG.far;
      const shade = isFloor && x < -1_300 ? 0.5 : 1;
      const colour = isRug ? [150, 60, 50] : isFloor ? [130, 130, 130] : [90, 110, 150];
      for (const [c, value] of colour.entries()) data[(row * WIDTH + column) * 3 + c] = value * shade;
    }
  return await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('a floor is laid in a photo at true scale by pointer and keys, and the photo stays here until it is removed', async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > 20_000) sent.push(request.url());
  });
  await shop.open('product', { id: 'p-0303' });
  await page.getByRole('link', { name: 'See it in your room' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a photo of your room' })).toBeVisible();
  await shop.expectAccessible();
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'room.jpg',
    mimeType: 'image/jpeg',
    buffer: await madeUpPhoto(),
  });

  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
  const positionOf = async (name: string) => {
    const text = (await handle(name).getAttribute('aria-label')) ?? '';
    const [x = 0, y = 0] = (text.match(/\d[\d,]*/g) ?? [])
      .slice(-2)
      .map((figure) => Number(figure.replace(',', '')));
    return { x, y };
  };
  /** Moves a corner near its place with the pointer; `scale` is screen pixels per pixel of the photo. */
  const drag = async (name: string, to: { x: number; y: number }) => {
    await handle(name).scrollIntoViewIfNeeded();
    const { x, y } = await positionOf(name);
    const box = await handle(name).boundingBox();
    const photo = await page.getByRole('img').first().boundingBox();
    if (!box || !photo) return;
    const scale = photo.width / WIDTH;
    const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(fromX + (to.x - x) * scale, fromY + (to.y - y) * scale, { steps: 3 });
    await page.mouse.up();
  };
  const place = async (name: string, to: { x: number; y: number }) => {
    await handle(name).focus();
    const { x, y } = await positionOf(name);
    for (const [by, more, less] of [
      [to.x - x, 'ArrowRight', 'ArrowLeft'],
      [to.y - y, 'ArrowDown', 'ArrowUp'],
    ] as const) {
      const key = by > 0 ? more : less;
      for (let tens = Math.floor(Math.abs(by) / 10); tens > 0; tens--)
        await page.keyboard.press(`Shift+${key}`);
      for (let ones = Math.abs(by) % 10; ones > 0; ones--) await page.keyboard.press(key);
    }
    await expect(handle(name)).toHaveAttribute(
      'aria-label',
      new RegExp(`: ${to.x.toLocaleString('en-GB')} across, ${to.y} down$`),
    );
  };
  await drag('Near left corner', seen(RUG.left, RUG.near));
  await place('Near left corner', seen(RUG.left, RUG.near));
  await drag('Near right corner', seen(RUG.right, RUG.near));
  await place('Near right corner', seen(RUG.right, RUG.near));
  await drag('Far right corner', seen(RUG.right, RUG.far));
  await place('Far right corner', seen(RUG.right, RUG.far));
  await drag('Far left corner', seen(RUG.left, RUG.far));
  await place('Far left corner', seen(RUG.left, RUG.far));
  await page.getByLabel('Near side in metres').fill('2');
  await page.getByLabel('Side leading away in metres').fill('1.4');
  await expect(shop.figure('A pixel at a corner changes a metre by')).toHaveText(/^[01]\.\d%$/);
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Next: the floor’s edge' }).click();
  const corners = [
    { x: 0, y: HEIGHT },
    { x: WIDTH, y: HEIGHT },
    { x: WIDTH, y: seen(0, WALL).y },
    { x: 0, y: seen(0, WALL).y },
  ];
  for (const [at, corner] of corners.entries()) {
    await drag(`Corner ${at + 1} of the floor’s edge`, corner);
    await place(`Corner ${at + 1} of the floor’s edge`, corner);
  }
  await page.getByRole('button', { name: 'Scale', exact: true }).click();
  const truth = AREA(corners.map(({ x, y }) => floorAt(x, y)));
  const found = Number.parseFloat((await shop.figure('Floor within the edge').textContent()) ?? '');
  expect(Math.abs(found / truth - 1)).toBeLessThan(0.02);

  await page.getByRole('button', { name: 'Floor', exact: true }).click();
  const laid = () =>
    page.getByRole('img', { name: 'Your room with' }).evaluate((photo: HTMLCanvasElement) => {
      const floor = photo.nextElementSibling as HTMLCanvasElement;
      const pixel = (of: HTMLCanvasElement, x: number, y: number) => {
        const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        one?.drawImage(of, -x, -y);
        return Array.from(one?.getImageData(0, 0, 1, 1).data ?? []);
      };
      return {
        width: floor.width,
        wall: pixel(floor, 600, 100)[3],
        before: pixel(photo, 600, 850),
        after: pixel(floor, 600, 850),
        rug: pixel(floor, 620, 560),
        lit: pixel(floor, 900, 700),
        shaded: pixel(floor, 60, 700),
      };
    });
  await expect.poll(async () => (await laid()).width, 'drawn in full').toBe(WIDTH);
  const { wall, before, after, rug, lit, shaded } = await laid();
  expect(wall).toBe(0);
  expect([after[3], rug[3]]).toEqual([255, 255]);
  expect(Math.abs((before[0] ?? 0) - (before[2] ?? 0)), 'a grey floor').toBeLessThan(6);
  expect((after[0] ?? 0) - (after[2] ?? 0), 'an oak floor').toBeGreaterThan(20);
  expect((shaded[0] ?? 0) / (lit[0] ?? 1), 'the shadow is kept').toBeLessThan(0.75);
  await page.getByLabel('Before and after').fill('60');
  await page.getByLabel('Direction').fill('45');
  await shop.expectAccessible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Your room with' })).toBeVisible();
  await expect(page.getByLabel('Direction')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(page.getByRole('img', { name: 'Your room with' })).toBeVisible();
  await expect(page.getByLabel('Direction')).toHaveValue('45');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('room-al-t103.jpg');
  const saved = await sharp(await download.path()).metadata();
  expect([saved.format, saved.width, saved.height]).toEqual(['jpeg', WIDTH, HEIGHT]);

  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  expect(sent, 'calls with a photo in them').toEqual([]);
});
