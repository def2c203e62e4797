import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const packs = (page: Page, name: string) =>
  row(page, name).getByRole('textbox', { name: `Packs of ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Typed packs' });

test('a buyer types packs into the rows of the table and puts them all into the basket', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('flooring', { type: 'herringbone' });
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(table(page).getByRole('row')).toHaveCount(13);
  await packs(page, 'Aylsham Oak Natural').fill('9');
  await packs(page, 'Cley Oak Sand').fill('12');
  // 10.80 m² at £46.90, and 14.40 m² at its own price
  await expect(row(page, 'Aylsham Oak Natural')).toContainText('10.80 m²');
  await expect(bar(page).getByRole('status')).toContainText('2 products, 21 packs');
  await shop.expectAccessible();

  // what is typed stays while the page is reloaded and the list shows as pictures
  await page.reload();
  await expect(packs(page, 'Cley Oak Sand')).toHaveValue('12');
  await page.getByRole('button', { name: 'Pictures' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await bar(page).getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page).toHaveURL(/basket$/i);
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'Aylsham Oak Natural' })).toContainText('£506.52');

  await shop.open('flooring', { type: 'herringbone', look: 'table' });
  await expect(packs(page, 'Aylsham Oak Natural')).toHaveValue('');
  await expect(bar(page)).toHaveCount(0);
});

test('packs of several rows go into a project together @desktop-only', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('flooring', { type: 'chevron', look: 'table' });
  await packs(page, 'Butley Oak Fumed 60°').fill('3');
  await packs(page, 'Bawdsey Walnut Smoked 60°').fill('4');
  await bar(page).getByRole('button', { name: 'Add to project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('textbox').fill('Two chevrons');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('successfully added !')).toBeVisible();
  await dialog.getByRole('link', { name: 'To Project' }).click();
  await expect(page.getByRole('main')).toContainText('Butley Oak Fumed 60°');
  await expect(page.getByRole('main')).toContainText('Bawdsey Walnut Smoked 60°');
});

test('a visitor has the table without prices, also as a file @desktop-only', async ({ page, shop }) => {
  const html = await (await page.request.get(`${href('flooring', shop.device)}?look=table`)).text();
  expect(html).not.toContain('<article');
  await shop.open('flooring', { type: 'herringbone', look: 'table', sort: 'width-desc' });
  await expect(table(page).getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('main')).not.toContainText('£');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('width-desc');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^herringbone-\d{4}-\d\d-\d\d\.csv$/);
  await row(page, 'Burnham Oak Grey')
    .getByRole('button', { name: 'Order a sample of Burnham Oak Grey' })
    .click();
  await expect(page.getByText('Burnham Oak Grey: 1 of 3 samples chosen')).toBeVisible();
});

test('a floor is chosen by its colour on the wall of swatches, which Back comes to again @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring', { type: 'herringbone' });
  await page.getByRole('button', { name: 'Swatches' }).click();
  const swatches = page.getByRole('main').getByRole('link', { name: /AL-H/ });
  await expect(swatches).toHaveCount(12);
  await expect(swatches.first()).toContainText('Cromer Oak White');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('lightness-desc');
  await shop.expectAccessible();
  await swatches.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cromer Oak White');
  await page.goBack();
  await expect(swatches.first()).toBeVisible();
  await page.getByRole('button', { name: 'Pictures' }).click();
  await expect(page.getByRole('article').first()).toContainText('Aylsham Oak Natural');
});
