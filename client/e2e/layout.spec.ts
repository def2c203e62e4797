import { expect, test } from './console-test.ts';

const FLOOR = { id: 'p-0303' };
const KITCHEN = { ...FLOOR, length: 5200, width: 3800 };

test('an estimator lays a floor in a room, prints its cut list, and puts its packs into the basket', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('product', FLOOR);
  await page.getByRole('link', { name: 'Lay it out in a room' }).click();
  await expect(page.getByText('Enter the room’s sizes')).toBeVisible();
  await page.getByLabel('Length in metres').fill('5.2');
  await page.getByLabel('Width in metres').fill('3800 mm');
  // 5,180 × 3,780 mm of floor: 20 rows, of which the last has 170 mm; 20 × 5,180 over 1,900 is 54.5
  await expect(shop.figure('By this layout')).toHaveText('9 packs');
  await expect(shop.figure('Boards run')).toHaveText('Lengthways');
  await expect(shop.figure('Boards laid')).toHaveText('55, and 8 over in whole packs');
  await expect(shop.rows('Laying order')).toHaveCount(20);
  await expect(page.getByRole('listbox').getByRole('option').last()).toHaveAttribute(
    'aria-label',
    /^Row 20, .*ripped to 170 mm$/,
  );
  await shop.expectAccessible();

  await page.getByLabel('Boards run').selectOption('Crossways');
  await expect(shop.figure('Boards run')).toHaveText('Crossways');
  // 5,180 over 190 is 27 rows and a rest of 50 mm, so the first and the last have 120 mm
  await expect(shop.rows('Laying order')).toHaveCount(28);
  await expect(shop.rows('Laying order').first()).toContainText('120');
  await page.getByLabel('Bond').selectOption('Half');
  await expect(page).toHaveURL(/run=across&bond=half/);
  await expect(shop.figure('By this layout')).toHaveText('9 packs');

  await page.getByLabel('Border', { exact: true }).selectOption('2 rows');
  await expect(page).toHaveURL(/border=2/);
  // 5,180 × 3,780 less 4,420 × 3,020
  await expect(shop.figure('Border')).toHaveText('2 rows wide, 6.23 m²');
  await expect(shop.figure('By this layout')).toHaveText('10 packs');
  // 4,420 over 190 is 23 rows and a rest, and two rows lie along each wall
  await expect(shop.rows('Laying order')).toHaveCount(32);
  const last = page.getByRole('listbox').getByRole('option').last();
  await expect(last).toHaveAttribute(
    'aria-label',
    /^Row 32, border at the left wall, place \d: .*right end mitred, 190 mm longer at the wall$/,
  );
  const packs = await shop.figure('By this layout').textContent();
  await shop.expectAccessible();

  await page.reload();
  await expect(page.getByLabel('Length in metres')).toHaveValue('5.2');
  await expect(page.getByLabel('Border', { exact: true })).toHaveValue('2');
  await expect(shop.figure('By this layout')).toHaveText(packs ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Drawn at 1:50')).toBeVisible();
  await expect(page.getByLabel('Bond')).toBeHidden();
  await expect(shop.rows('Cut list').first()).toBeVisible();
  await expect(shop.rows('Laying order')).toHaveCount(32);
  // 5,200 and walls of 60 mm, at 1:50, on a sheet of which 180 mm are printed
  const drawn = await page.getByRole('listbox').locator('svg').boundingBox();
  expect(drawn?.width).toBeCloseTo((5_320 / 50) * (96 / 25.4), 0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: `Add ${packs} to basket` }).click();
  await expect(page.getByRole('list', { name: 'Basket lines' })).toContainText(packs ?? '');
  await page.goBack();
  await expect(shop.figure('By this layout')).toHaveText(packs ?? '');
});

test('a piece tells where it comes from, by pointer and by keys', async ({ page, shop }) => {
  await shop.open('layout', { ...KITCHEN, run: 'along', bond: 'half' });
  const pieces = page.getByRole('listbox', { name: 'Pieces of the floor' });
  const last = pieces.getByRole('option').last();
  await last.hover();
  const told = (await last.getAttribute('aria-label')) ?? '';
  expect(told).toMatch(/^Row 20, place \d: .* board \d+.*ripped to 170 mm$/);
  await expect(page.getByText(`${told}.`)).toBeVisible();
  await pieces.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Row 1, place 1: /)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Row 2, place 1: /)).toBeVisible();
});

test('what can’t be laid is said beside the field that mends it, and floors that can’t are sent back', async ({
  page,
  shop,
}) => {
  await shop.open('layout', { ...KITCHEN, shape: 'L', cutlength: 6000, cutwidth: 900 });
  const refused = (label: string, words: string) => shop.expectRefused(page.getByLabel(label), words);
  await refused('Corner length in metres', 'The missing corner must be smaller than the room');
  await shop.open('layout', { id: 'p-1001', length: 2516, width: 600, run: 'along', bond: 'third', gap: 8 });
  await refused(
    'Bond',
    'This bond leaves too short a piece at a wall. Choose a random or half bond, or turn the boards.',
  );
  await page.getByLabel('Bond').selectOption('Random');
  await expect(page.getByLabel('Bond')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(shop.figure('By this layout')).toHaveText('1 pack');
  await shop.open('layout', { ...FLOOR, length: 5200, width: 1300, border: 3 });
  await refused('Border', 'The room is too narrow for a border of 3 rows. Choose fewer rows, or none.');
  await page.getByLabel('Border', { exact: true }).selectOption('1 row');
  await expect(shop.figure('Border')).toHaveText(/^1 row wide, /);
  await shop.open('layout', { ...FLOOR, length: 30_000, width: 20_000 });
  await refused(
    'Length in metres',
    'Rooms of up to 300 m² are laid out here. A larger floor has profiles in it: lay out each part.',
  );
  await shop.open('layout', { id: 'p-1101' });
  await expect(page.getByText('This product can’t be laid out here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page.getByRole('link', { name: 'Lay it out in a room' })).toHaveCount(0);
});
