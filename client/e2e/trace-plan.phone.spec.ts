import sharp from 'sharp';
import { inView, openPlan, planOn } from './floor-plan.ts';
import { expect, test } from './shop-test.ts';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <rect width="1200" height="900" fill="#fff"/>
  <rect x="200" y="150" width="800" height="600" fill="none" stroke="#000" stroke-width="4"/>
</svg>`;

test('a photographed plan is traced with a finger: scale by a line, pinch to enlarge, a corner dragged', async ({
  page,
  shop,
}) => {
  await shop.open('trace-plan');
  await openPlan(page, await sharp(Buffer.from(PICTURE)).png().toBuffer(), 'sketch.png');
  await inView(page);
  const tap = async (x: number, y: number) => {
    const box = await planOn(page).boundingBox();
    await page.touchscreen.tap(
      (box?.x ?? 0) + (x / 1200) * (box?.width ?? 0),
      (box?.y ?? 0) + (y / 900) * (box?.height ?? 0),
    );
  };
  await tap(200, 150);
  await tap(1000, 150);
  await page.getByLabel('Length of the line').fill('4');
  await page.getByRole('button', { name: 'Rectangle', exact: true }).tap();
  await inView(page);
  await tap(200, 150);
  await tap(1000, 750);
  const room = page.getByRole('button', { name: /^Bedroom / });
  await expect(room).toContainText(/ (11\.[6-9]|12\.[0-4])\d m²/);

  const width = async () => (await planOn(page).boundingBox())?.width ?? 0;
  const before = await width();
  await pinch(page, 2);
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await page.getByRole('button', { name: 'Smaller' }).tap();
  await page.getByRole('button', { name: 'Smaller' }).tap();
  await expect.poll(width).toBe(before);

  await room.tap();
  const corner = page.getByRole('button', { name: /^Corner 3 of Bedroom/ });
  await inView(page);
  const handle = await corner.boundingBox();
  expect(Math.min(handle?.width ?? 0, handle?.height ?? 0), 'a handle under a finger').toBeGreaterThanOrEqual(
    44,
  );
  const [x, y] = [(handle?.x ?? 0) + 22, (handle?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 30, { steps: 4 });
  await page.mouse.up();
  await expect(room).toContainText(/ [89]\.\d\d m²/);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(room).toContainText(/ 1[12]\.\d\d m²/);

  await shop.expectAccessible();
  for (const wide of [390, 320]) {
    await page.setViewportSize({ width: wide, height: 844 });
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${wide} px with text of ${size}`,
      ).toBe(wide);
    }
  }
});

/** Two fingers that move apart on the plan. */
async function pinch(page: Parameters<typeof planOn>[0], factor: number): Promise<void> {
  const box = await planOn(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
    });
  await touch('touchStart', 40);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 40 * (1 + (factor - 1) * part));
  await touch('touchEnd', 0);
}
