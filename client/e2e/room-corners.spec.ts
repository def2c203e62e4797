import { expect, test } from './shop-test.ts';

const KITCHEN = { id: 'p-0303', length: 5200, width: 3800 };

test('a room gets a bay by the keyboard alone: packs follow, each step can be undone, and a reload keeps it', async ({
  page,
  shop,
}) => {
  await shop.open('layout', KITCHEN);
  await expect(shop.figure('By this layout')).toHaveText('9 packs');
  await page.getByLabel('Room', { exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/shape=corners&corners=0_0-5200_0-5200_3800-0_3800$/);
  await page.getByRole('button', { name: 'Add a bay on wall 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Walls' }).getByRole('listitem')).toHaveCount(8);
  // 5.2 × 3.8 and 1.734 × 0.6
  await expect(shop.figure('Room')).toHaveText(/^20\.8/);

  const type = async (wall: number, text: string) => {
    await page.getByLabel(`Wall ${wall} in metres`).focus();
    await page.keyboard.type(text);
  };
  await type(2, '1.2');
  await expect(
    page.getByText('These walls don’t close: the last one ends 0.6 m too far down.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close with the last wall' })).toBeVisible();
  // while another layout is searched, the last one is pale
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await shop.expectAccessible();
  await type(4, '1.2');
  await expect(page.getByText('These walls don’t close')).toBeHidden();
  // 1.734 × 1.2 more than 19.76
  await expect(shop.figure('Room')).toHaveText(/^21\.84/);
  await expect(shop.figure('By this layout')).toHaveText('10 packs');

  const corner = page.getByRole('button', { name: /^Corner 3, / });
  await expect(corner).toHaveAccessibleName('Corner 3, 1.733 m from the left, 0 m from the bottom');
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(corner).toHaveAccessibleName('Corner 3, 1.843 m from the left, 0 m from the bottom');
  await expect(corner).toBeFocused();
  await expect(page.getByLabel('Wall 3 in metres')).toHaveValue('1.624');
  await expect(shop.rows('Laying order').filter({ hasText: 'slanting' }).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(corner).toHaveAccessibleName('Corner 3, 1.733 m from the left, 0 m from the bottom');
  await page.keyboard.press('Control+y');
  await expect(corner).toHaveAccessibleName('Corner 3, 1.833 m from the left, 0 m from the bottom');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /^Corner / })).toHaveCount(7);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Corner / })).toHaveCount(8);
  const boards = await shop.figure('Boards laid').textContent();

  await page.reload();
  await expect(page.getByLabel('Wall 3 in metres')).toHaveValue('1.634');
  await expect(shop.figure('Boards laid')).toHaveText(boards ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Drawn at 1:50')).toBeVisible();
  await expect(corner).toBeHidden();
});

test('walls that would cross are refused with words, and an address that is cut off begins a new room', async ({
  page,
  shop,
}) => {
  await shop.open('layout', {
    id: 'p-0303',
    shape: 'corners',
    corners: '0_0-5200_0-5200_3800-2600_200-0_3800',
  });
  // a key that is pressed before the page has hydrated is lost
  await expect(shop.figure('By this layout')).toContainText('packs');
  const corner = page.getByRole('button', { name: /^Corner 4, / });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(corner).toHaveAccessibleName(/, 0\.1 m from the bottom$/);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('Walls would cross or touch here.')).toBeVisible();
  await expect(corner).toHaveAccessibleName(/, 0\.1 m from the bottom$/);
  await shop.open('layout', { id: 'p-0303', shape: 'corners', corners: '0_0-5200_0-52' });
  await expect(page.getByText('The room in this address can’t be read')).toBeVisible();
  await page.getByLabel('Length in metres').fill('5.2');
  await page.getByLabel('Width in metres').fill('3.8');
  await expect(shop.figure('By this layout')).toHaveText('9 packs');
});

test('the keys of the corners are theirs alone: not while something is searched for, and not elsewhere on the page', async ({
  page,
  shop,
}) => {
  await shop.open('layout', { ...KITCHEN, shape: 'corners', corners: '0_0-5200_0-5200_3800-0_3800' });
  await expect(shop.figure('By this layout')).toHaveText('9 packs');
  await page.getByRole('button', { name: 'Add a bay on wall 1' }).click();
  const corners = page.getByRole('button', { name: /^Corner \d, / });
  await expect(corners).toHaveCount(8);
  await corners.last().focus();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search floors and accessories' });
  await field.pressSequentially('oak');
  await field.press('Control+z');
  await field.press('Backspace');
  await field.press('Escape');
  await page.getByLabel('Room', { exact: true }).focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+z');
  await corners.last().focus();
  await page.keyboard.press('Delete');
  // nothing but this one was changed
  await expect(corners).toHaveCount(7);
  // and undo is still theirs, though the corner that had the focus is gone
  await page.keyboard.press('Control+z');
  await expect(corners).toHaveCount(8);
});
