import { expect, test } from './shop-test.ts';

test('a failed add to a project is shown in the dialog, which stays as it was', async ({ page, shop }) => {
  await shop.logIn();
  await shop.open('product-detail', { id: 'p-0603' });
  await page.getByLabel(/^Area/).fill('10');
  await page.getByRole('button', { name: 'Add to project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await page.route('**/woojiapi/order/insertprojectproduct', (route) =>
    route.fulfill({ json: { resultCode: '1', resultMsg: 'This project is finished.' } }),
  );
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'This project is finished.' })).toBeVisible();
  await expect(page.locator('.notices > *')).toHaveCount(0);
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await shop.expectAccessible();
});

test('a refused project name is marked in the dialog', async ({ page, shop, quietConsole }) => {
  await shop.logIn();
  await shop.open('product-detail', { id: 'p-0603' });
  await page.getByLabel(/^Area/).fill('10');
  await page.getByRole('button', { name: 'Add to project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const name = dialog.getByLabel('Project Name');
  await name.fill('x'.repeat(121));
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(name).toHaveAccessibleDescription('The project name can have at most 120 characters.');
  await expect(name).toHaveValue('x'.repeat(121));
  expect(quietConsole.splice(0).join()).toContain('400');
});
