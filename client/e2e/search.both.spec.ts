import type { Locator } from '@playwright/test';
import { expect, test } from './console-test.ts';

test('a floor is found as it is typed, by keyboard alone, and every search can be shared as an address', async ({
  page,
  shop,
}) => {
  await shop.open('company');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox', { name: 'Search floors and accessories' });
  await expect(field).toBeFocused();
  await field.pressSequentially('gray herringb');
  const option = search.getByRole('option', { name: /Burnham Oak Grey/ });
  await expect(option).toContainText('AL-H104');
  await expect(option).not.toContainText('£');
  await expect(search.getByRole('status')).toHaveText('1 result');
  await shop.expectAccessible();
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('data-highlighted', '');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Burnham Oak Grey');
  await expect(search).toBeHidden();

  // Back leads to the page that was searched from
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Burnham Oak Grey');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search.getByRole('option')).toHaveText(['gray herringb']);
  await typeAndSend(field, '190 mm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “190 mm”');
  await expect(page).toHaveURL(/flooring\?q=190\+mm$/);
  await expect(page.getByRole('article').first()).toContainText('× 190 ×');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('match');
  await shop.expectAccessible();
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('× 190 ×');

  // searching again keeps Back one step away from the page before
  const again = page.getByRole('searchbox', { name: 'Search floors and accessories' });
  await again.fill('xyzzy');
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask us for it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('a rating in a search lists the floors that reach it, in an address with the filter @desktop-only', async ({
  page,
  shop,
}) => {
  const reaching = ['Burnham Oak Grey', 'Heydon Oak Fumed', 'Reepham Oak Smoked', 'Walsingham Oak Invisible'];
  await shop.open('company');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox', { name: 'Search floors and accessories' });
  await field.fill('oak herringbone PTV 36');
  await expect(search.getByRole('status')).toHaveText('4 results');
  for (const name of reaching) await expect(search.getByRole('option', { name })).toBeVisible();
  await field.press('Enter');
  const expectReaching = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “oak herringbone”');
    const headings = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect.poll(async () => (await headings.allTextContents()).toSorted()).toEqual(reaching);
  };
  await expectReaching();
  await page.reload();
  await expectReaching();
  await expect(page).toHaveURL(/flooring\?q=oak\+herringbone&ptv=36$/);
  await shop.expectAccessible();
});

test('a customer sees prices beside what is found, and is led to their own orders; nothing of it is left for the next person @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('flooring');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox');
  await field.fill('adhesive');
  await expect(search.getByRole('option', { name: /Elastic Wood Floor Adhesive/ })).toContainText(
    /£[\d.]+ \/ tub/,
  );
  await search.getByRole('option', { name: 'Orders with “adhesive”' }).click();
  await expect(page).toHaveURL(/orders\?search=adhesive$/);
  await expect(page.getByRole('searchbox')).toHaveValue('adhesive');
  await shop.logOut();
  await shop.open('flooring');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(search.getByRole('option')).toHaveCount(0);
  await field.press('Escape');
  await expect(search).toBeHidden();
});

/** Sends the form with the last key, before the page has drawn what it typed. */
async function typeAndSend(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
  }, text);
}
