import { expect, test } from './console-test.ts';

const NEW_PROJECT = 'Orchard House, ground floor';

test('a floor is added to a project made in the same dialog', async ({ page, shop, mock }) => {
  const customer = await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  const addToProject = page.getByRole('button', { name: 'Add to project' });
  const dialog = page.getByRole('dialog');

  await addToProject.click();
  await expect(page.getByText('Please enter the area you need first').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel(/^Area/).fill('10');
  await addToProject.click();
  // a finished project takes no more products
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Quayside House, Woodbridge' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please choose a project')).toBeVisible();
  await shop.expectAccessible();

  await dialog.getByRole('button', { name: 'Create' }).click();
  const name = dialog.getByPlaceholder('Project Name');
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await shop.expectRefused(name, 'Please enter a project name');
  await name.fill(NEW_PROJECT);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('radio', { name: NEW_PROJECT })).toBeChecked();
  await expect(dialog.getByRole('radio')).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(page.getByText('successfully added !').first()).toBeVisible();
  const { data: projects } = await customer.call('/woojiapi/order/qryprojectbyuserid', {
    userId: customer.userId,
  });
  const projectId = projects.find(({ projectName }) => projectName === NEW_PROJECT)?.projectId ?? '';
  const { data: lines } = await customer.call('/woojiapi/order/qryprojectproduct', { projectId });
  expect(lines.map(({ productNo, number, amount }) => [productNo, number, amount])).toEqual([
    ['AL-H101', 8, 10.4],
  ]);

  const shopping = dialog.getByRole('link', { name: 'Shopping' });
  await expect(shopping).toBeVisible();
  // the second click of a double click on Add, which stood here a moment ago
  await shopping.dispatchEvent('click', { detail: 2 });
  await expect(shopping).toBeVisible();
  await shop.expectAccessible();
  await dialog.getByRole('link', { name: 'To Project' }).click();
  await expect(page).toHaveURL(new RegExp(`/project\\?id=${projectId}$`));
  await expect(page.getByRole('heading', { level: 1, name: NEW_PROJECT })).toBeFocused();
  const line = page.getByRole('article', { name: 'Blakeney Oak Natural' });
  await expect(line.getByRole('spinbutton')).toHaveValue('8');
  await expect(line).toContainText(/8 packs?.*10\.40? m²/i);
  await expect(line).toContainText('£383.76');
});
