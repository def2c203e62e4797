import { expect, test } from './shop-test.ts';

test('clicking the label of a filter option chooses it and leaves the panel open', async ({ page, shop }) => {
  await shop.open('flooring');
  if (shop.device === 'mobile') {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByText('Species').click();
  } else {
    await page.getByRole('button', { name: 'Species' }).click();
  }
  const walnut = page.getByRole('checkbox', { name: /^Walnut/ });
  const words = (name: string) =>
    page.getByText(new RegExp(`^${name} \\(\\d+\\)$`)).filter({ visible: true });
  await words('Walnut').click();
  await expect(page).toHaveURL(/species=Walnut/);
  await expect(walnut).toBeVisible();
  await expect(walnut).toBeChecked();
  await words('Oak').click();
  await expect(page).toHaveURL(/species=Oak&species=Walnut/);
  await expect(walnut).toBeVisible();
});

test('another series keeps the sort order and the filters that still match something', async ({
  page,
  shop,
}) => {
  await shop.logIn();
  await shop.open('flooring', {
    type: 'herringbone',
    species: 'Oak',
    grade: 'Prime (AB)',
    dimensions: '15(4) x 100 x 500 mm',
    sort: 'price-desc',
  });
  const count = page.getByRole('main').getByText(/^\d+ products?/);
  await expect(count).not.toHaveText('');
  await page.getByRole('region', { name: 'Series' }).getByRole('link', { name: 'Chevron' }).click();
  await expect(page).toHaveURL(/type=chevron/);
  await expect(page).toHaveURL(/species=Oak/);
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page).not.toHaveURL(/dimensions=/);
  await expect(count).toHaveText(/^[1-9]/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
});
