import { expect, test } from './console-test.ts';
import { keepPlan, plannedRoom } from './plan-test.ts';

const PLANK = 'p-0303';

test('an estimator orders a plan by the layout of its rooms, and changes one of them', async ({
  page,
  shop,
}) => {
  const kitchen = plannedRoom('r-1', 'Kitchen', 0, PLANK);
  await keepPlan(page, [
    { ...kitchen, shape: { kind: 'Rectangle', lengthMm: 5200, widthMm: 3800 } },
    plannedRoom('r-2', 'Study', 0, PLANK),
    { ...plannedRoom('r-3', 'Den', 0, PLANK), shape: { kind: 'Area', areaM2: 5 } },
  ]);
  await shop.open('plan-floors');
  const wastage = page.getByLabel('Wastage in Kitchen, percent');
  const packs = shop.rows('Floors with their packs').getByRole('cell').nth(3);
  await expect(packs).toHaveText('16');
  await page.getByRole('radio', { name: /^By layout/ }).check();
  await expect(page.getByText('These rooms keep their percentage: Den.')).toBeVisible();
  // 20 rows of 5.18 m are 54.5 boards of 1.90 m, and 16 rows of 3.98 m are 33.5
  await expect(wastage).toHaveAccessibleDescription('55 boards by its layout');
  await expect(page.getByLabel('Wastage in Study, percent')).toHaveAccessibleDescription(
    '34 boards by its layout',
  );
  // 57 and 36 boards with 3 % are 33.62 m2 in packs of 7, and 5 m2 with 7 % are 5.35: 15.4 packs of 2.53 m2
  await expect(packs).toHaveText('16');
  await expect(page.getByRole('radio', { name: 'By layout 16 packs' })).toBeChecked();
  await shop.expectAccessible();

  // 89 boards are 32.17 m2, and 61 and 38 are 35.79
  await page.getByLabel('Kept for breakage').selectOption('None');
  await expect(packs).toHaveText('15');
  await page.getByLabel('Kept for breakage').selectOption('10%');
  await expect(packs).toHaveText('17');
  await page.getByLabel('Direction in Kitchen').selectOption('Across the room');
  await expect(wastage).toHaveAccessibleDescription('56 boards by its layout');
  await page.getByLabel('Border in Kitchen').selectOption('3 rows');
  await expect(wastage).toHaveAccessibleDescription('58 boards by its layout');
  await page.reload();
  await expect(wastage).toHaveAccessibleDescription('58 boards by its layout');
  await expect(page.getByLabel('Border in Kitchen')).toHaveValue('3');
  await expect(page.getByLabel('Kept for breakage')).toHaveValue('10');

  // a percentage that is typed replaces the count in one room, and goes again when it is emptied
  await wastage.fill('12');
  await wastage.blur();
  await expect(page.getByText('These rooms keep their percentage: Kitchen, Den.')).toBeVisible();
  await wastage.fill('');
  await wastage.blur();
  await expect(wastage).toHaveAccessibleDescription(/^5[6-9] boards by its layout$/);

  await page.getByRole('link', { name: 'What the floors need' }).click();
  await page
    .getByRole('link', { name: /quotation/i })
    .last()
    .click();
  await page.getByRole('button', { name: 'By room' }).click();
  const row = page.getByRole('row', { name: /^Kitchen/ });
  await expect(row).toContainText('m² (');
  await expect(row).toContainText('Straight, border of 3 rows, across the room');
  await page.getByRole('link', { name: 'Layout and cut list, Kitchen' }).click();
  await expect(shop.figure('Border')).toHaveText(/^3 rows wide/);
  await expect(shop.figure('Boards laid')).toHaveText(/^58, /);
});
