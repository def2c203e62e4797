import { expect, test } from './shop-test.ts';

test('a fitter reads the laying order on a phone, also without a connection, and the room is kept for another floor', async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: 'p-0303' });
  await page.getByRole('link', { name: 'Lay it out in a room' }).click();
  await page.getByLabel('Length in metres').fill('5.2');
  await page.getByLabel('Width in metres').fill('3.8');
  await expect(shop.rows('Laying order')).toHaveCount(20);
  await expect(page.getByRole('link', { name: 'Log in to order' })).toHaveAttribute('href', /length%3D5200/);
  await expect(page.getByRole('main')).not.toContainText('£');
  await shop.expectAccessible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }

  await page.context().setOffline(true);
  await page.getByLabel('Bond').selectOption('Thirds');
  await expect(page).toHaveURL(/bond=third/);
  const rows = shop.rows('Laying order');
  await expect(rows.first()).toContainText(/1\D.*board/);
  await page.getByRole('listbox').getByRole('option').first().tap();
  await expect(page.getByText(/^Row 1, place 1: /)).toBeVisible();

  await page.getByRole('button', { name: 'Lay it row by row' }).click();
  const row = (number: number) => page.getByRole('dialog', { name: new RegExp(`^Row ${number} of \\d+$`) });
  await expect(row(1)).toContainText(/\d+ mm wide.*board 1/i);
  await page.getByRole('button', { name: 'Next' }).click();
  const second = await rows.nth(1).getByRole('listitem').allTextContents();
  await expect(row(2).getByRole('listitem')).toHaveText(second);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Go on from row 2' }).click();
  await expect(row(2)).toBeVisible();
  await page.goBack();
  await expect(row(2)).toBeHidden();
  await page.context().setOffline(false);

  await shop.open('layout', { id: 'p-0201' });
  await expect(page.getByLabel('Width in metres')).toHaveValue('3.8');
  await expect(page.getByLabel('Bond')).toHaveValue('third');
  await expect(shop.figure('By this layout')).toHaveText(/packs/);
});
