import { readFile } from 'node:fs/promises';
import DxfParser from 'dxf-parser';
import { expect, test } from './shop-test.ts';

const HERRINGBONE = { id: 'p-0605' };

test('herringbone, chevron and panels are laid out in a room, from the page of their product', async ({
  page,
  shop,
}) => {
  await shop.open('product', HERRINGBONE);
  await page.getByRole('link', { name: 'Lay it out in a room' }).click();
  await page.getByLabel('Length in metres').fill('3.2');
  await page.getByLabel('Width in metres').fill('2.4');
  await expect(page.getByLabel('Bond')).toHaveCount(0);
  await expect(shop.figure('Left blocks')).toHaveText(/^\d+, and \d+ over in whole packs$/);
  await expect(shop.figure('Right blocks')).toBeVisible();
  await expect(shop.rows('Laying order').first()).toContainText('Centre line, both hands in turn');
  await expect(shop.rows('Cut list').first()).toContainText(/\d+ (left|right) blocks?: /);
  await shop.expectAccessible();

  await page.getByLabel('Herringbone', { exact: true }).selectOption('Double');
  await expect(shop.figure('With 12% on the area')).toBeVisible();
  await page.getByLabel('Rows run').selectOption('Crossways');
  await page.getByLabel('Centre line').selectOption('On a joint');
  await expect(page).toHaveURL(/run=across&herringbone=double&centre=joint/);
  await expect(shop.figure('Centre line')).toHaveText('On a joint');
  await expect(shop.figure('Rows run')).toHaveText('Crossways');
  const pieces = page.getByRole('listbox', { name: 'Pieces of the floor' });
  await pieces.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Course 1, place 1: /)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Course 2, place 1: /)).toBeVisible();
  await expect(pieces.getByRole('option')).toHaveAttribute('aria-label', /^Course 2, place 1: /);
  const drawn = await pieces.locator('svg').boundingBox();
  if (!drawn) throw new Error('a drawing');
  await page.mouse.move(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2);
  await expect(page.getByText(/^Course 1, place \d+: (left|right) block \d+, whole\.$/)).toBeVisible();

  await page.getByLabel('Border', { exact: true }).selectOption('1 row');
  await expect(shop.rows('Laying order').last()).toContainText(
    /Border at the left wall, (left|right) blocks/,
  );
  // 3,180 × 2,380 less 2,980 × 2,180
  await expect(shop.figure('Border')).toHaveText('1 row wide, 1.07 m²');
  await pieces.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/^Course \d+, border at the left wall, place \d+: /)).toBeVisible();

  for (const id of ['p-0705', 'p-0501']) {
    await shop.open('layout', { id });
    await expect(page.getByLabel('Length in metres')).toHaveValue('3.2');
    await expect(shop.figure('By this layout')).toHaveText(/packs/);
  }
  await expect(shop.figure('Panels laid')).toBeVisible();
  await expect(page.getByLabel('Rows run')).toHaveCount(0);
  // panels have none, and the room keeps its own
  await expect(page.getByLabel('Border', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/border=1/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the drawing as DXF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^layout-al-[a-z]\d+\.dxf$/);
  const drawing = new DxfParser().parseSync(await readFile(await file.path(), 'utf8'));
  const on = (layer: string) => drawing?.entities.filter((entity) => entity.layer === layer).length;
  await expect(pieces.getByRole('option')).toHaveAttribute('aria-setsize', String(on('PIECES')));
  expect(on('NUMBERS')).toBe(on('PIECES'));
});
