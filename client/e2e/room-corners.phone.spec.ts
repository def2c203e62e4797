import { expect, test } from './shop-test.ts';

test('a corner is drawn with a finger and put back, and a column takes its place in the floor', async ({
  page,
  shop,
}) => {
  await shop.open('layout', { id: 'p-0303', length: 5200, width: 3800 });
  await expect(shop.figure('Room')).toHaveText(/^19\.76/);
  await page.getByLabel('Room', { exact: true }).selectOption('By corners');
  const corner = page.getByRole('button', { name: /^Corner 3, / });
  await corner.scrollIntoViewIfNeeded();
  const handle = await corner.boundingBox();
  expect(Math.min(handle?.width ?? 0, handle?.height ?? 0), 'a handle under a finger').toBeGreaterThanOrEqual(
    44,
  );
  const other = await page.getByRole('button', { name: /^Corner 4, / }).boundingBox();
  const [x, y] = [(handle?.x ?? 0) + 22, (handle?.y ?? 0) + 22];
  const drawTo = async (to: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + to) / 2, y + 2, { steps: 4 });
    await page.mouse.move(to, y + 2, { steps: 4 });
    await page.mouse.up();
  };
  // half the way to the corner beside it, and two pixels too low: the upper wall stays level
  await drawTo((x + (other?.x ?? 0) + 22) / 2);
  await expect(corner).toHaveAccessibleName(/^Corner 3, 2\.\d+ m from the left, 3\.8 m from the bottom$/);
  await expect(page.getByLabel('Angle in the room after wall 2, in degrees')).toHaveValue(/^1\d\d(\.\d)?$/);
  // a quarter of the room is cut off at a slant
  await expect(shop.figure('Room')).toHaveText(/^14\.\d/);
  // while another layout is searched, the last one is pale
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await shop.expectAccessible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(shop.figure('Room')).toHaveText(/^19\.76/);
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(shop.figure('Room')).toHaveText(/^14\.\d/);
  await page.getByRole('button', { name: 'Undo' }).tap();

  await page.getByRole('button', { name: 'Add a column or hearth' }).tap();
  await expect(page).toHaveURL(/columns=2400_1700_400_400/);
  // 0.4 × 0.4
  await expect(shop.figure('Room')).toHaveText(/^19\.6/);
  await page.getByLabel('Column 1: length in metres').fill('1.2');
  await page.getByLabel('Column 1: distance from the left wall in metres').fill('0.5');
  await expect(page).toHaveURL(/columns=500_1700_1200_400/);
  await expect(shop.rows('Laying order').filter({ hasText: 'around the column' }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Column 1: length in metres')).toHaveValue('1.2');
  await expect(page.getByRole('button', { name: 'Lay it row by row' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove column 1' }).tap();
  await expect(shop.figure('Room')).toHaveText(/^19\.76/);

  await shop.open('layout', { id: 'p-0303', shape: 'corners', corners: '0_0-4000_0-0_3000' });
  const remove = page.getByRole('button', { name: 'Remove corner after wall 1' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  // a triangle has no corner to lose, which is no fault of its walls
  await remove.tap({ force: true });
  await expect(shop.figure('Room')).toHaveText(/^6/);
  await expect(page.getByText('Walls would cross or touch here.')).toHaveCount(0);
});

test('of two corners that lie over each other under a finger the nearer one is drawn, whichever is on top', async ({
  page,
  shop,
}) => {
  // 20 cm apart, which a phone shows as some 10 px
  await shop.open('layout', {
    id: 'p-0303',
    shape: 'corners',
    corners: '0_0-5200_0-5200_3600-5000_3800-0_3800',
  });
  await expect(shop.figure('By this layout')).toContainText('packs');
  const corner = (number: number) => page.getByRole('button', { name: new RegExp(`^Corner ${number}, `) });
  const middleOf = async (number: number) => {
    const { x, y, width, height } = (await corner(number).boundingBox()) ?? new DOMRect();
    return [x + width / 2, y + height / 2] as const;
  };
  await corner(3).scrollIntoViewIfNeeded();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  for (const [number, other] of [
    [3, 4],
    [4, 3],
  ] as const) {
    const [x, y] = await middleOf(number);
    const name = (await corner(number).getAttribute('aria-label')) ?? '';
    const otherName = (await corner(other).getAttribute('aria-label')) ?? '';
    await touch('touchStart', [x, y]);
    for (const by of [10, 20, 30]) await touch('touchMove', [x - by, y + by]);
    await touch('touchEnd');
    await expect(corner(number)).not.toHaveAccessibleName(name);
    await expect(corner(number)).toBeFocused();
    await expect(corner(other)).toHaveAccessibleName(otherName);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(corner(number)).toHaveAccessibleName(name);
  }
});
