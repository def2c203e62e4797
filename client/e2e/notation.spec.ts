import { expect, test } from './shop-test.ts';

test('sizes are in the order of their figures, with multiplication signs', async ({ page, shop }) => {
  await shop.open('flooring', { type: 'vinyl' });
  const isPhone = shop.device === 'mobile';
  await page.getByRole('button', { name: isPhone ? 'Filters' : 'Dimensions' }).click();
  if (isPhone) await page.getByRole('dialog').getByText('Dimensions').click();
  const sizes = page.getByRole('checkbox', { name: /mm/ });
  await expect(sizes.first()).toBeVisible();
  const names = await page.locator('label').filter({ has: sizes }).allInnerTexts();
  for (const name of names) expect(name).toMatch(/^\d[\d.()]* × \d+ × \d+ mm/);
  const thicknesses = names.map((name) => Number.parseFloat(name));
  expect(new Set(thicknesses).size).toBeGreaterThan(1);
  expect(thicknesses).toEqual([...thicknesses].sort((a, b) => a - b));
  await expect(page.getByText(/\d x \d/)).toHaveCount(0);
});
