import type { Page } from '@playwright/test';
import { expect, test } from './console-test.ts';
import { BORDER, expectAccessible, FLOOR, line, PROJECT, room } from './project-test.ts';

/** Chooses what can be done with the project as a whole: buttons in a row, or a sheet on a phone. */
async function choose(page: Page, device: string, label: string): Promise<void> {
  if (device === 'mobile') {
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  } else await page.getByRole('button', { name: label, exact: true }).click();
}

test('a project is renamed, copied, finished, deleted and brought back', async ({ page, shop, mock }) => {
  const customer = await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  await choose(page, shop.device, 'Rename');
  const name = page.getByRole('dialog').getByLabel('Project Name');
  await expect(name).toHaveValue(PROJECT);
  await name.fill('Quayside House');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside House' })).toBeVisible();

  await choose(page, shop.device, 'Copy link');
  await expect(page.getByText('Link copied. Colleagues at your company can open it.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await choose(page, shop.device, 'Duplicate');
  await expect(name).toHaveValue('Quayside House (copy)');
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside House (copy)' })).toBeVisible();
  await expect(room(page, 'Living Room').getByRole('article', { name: FLOOR })).toBeVisible();
  const { data } = await customer.call('/woojiapi/order/qryprojectbyuserid', { userId: customer.userId });
  expect(data).toHaveLength(3);

  await choose(page, shop.device, 'Mark as finished');
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a room' })).toHaveCount(0);
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expectAccessible(page, shop);
  await choose(page, shop.device, 'Make ongoing again');
  await expect(page.getByRole('button', { name: 'Add a room' })).toBeVisible();

  await choose(page, shop.device, 'Delete');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  await expect(
    page.getByText('“Quayside House (copy)” is deleted. You can restore it for 30 days.'),
  ).toBeVisible();
  const ongoing = page.getByRole('list', { name: 'Ongoing projects' });
  await expect(ongoing.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, shop);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ongoing.getByRole('link', { name: 'Quayside House (copy)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // deleted again, and the tab with Undo is closed
  await ongoing.getByRole('link', { name: 'Quayside House (copy)' }).click();
  await choose(page, shop.device, 'Delete');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await shop.open('projects');
  await expect(ongoing.getByRole('listitem')).toHaveCount(1);
  await page.getByText('Recently deleted (1)').click();
  await expectAccessible(page, shop);
  await page.getByRole('button', { name: 'Restore Quayside House (copy)' }).click();
  await expect(ongoing.getByRole('link', { name: 'Quayside House (copy)' })).toBeVisible();
  await expect(page.getByText(/Recently deleted/)).toHaveCount(0);
});

test('two tabs keep in step @mobile-only', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  const other = await mock.newTab(page.url());
  await expect(line(other, FLOOR).getByRole('spinbutton')).toHaveValue('29');
  await line(page, FLOOR).getByRole('spinbutton').fill('12');
  await expect(line(other, FLOOR).getByRole('spinbutton')).toHaveValue('12');
  await line(other, BORDER).getByRole('combobox').selectOption('Study');
  await expect(room(page, 'Study').getByRole('article', { name: BORDER })).toBeVisible();
});

test('what fails is said where it was begun, and nothing is lost @mobile-only', async ({
  page,
  context,
  shop,
  mock,
  quietConsole,
}) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  const packs = line(page, FLOOR).getByRole('spinbutton');
  await expect(packs).toHaveValue('29');
  await context.setOffline(true);
  await packs.fill('40');
  await expect(line(page, FLOOR).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(packs).toHaveValue('29');
  await expectAccessible(page, shop);
  await context.setOffline(false);

  // a backend that lacks our extensions
  await page.route(/updateproject|copyproject/, (route) =>
    route.fulfill({ status: 404, json: { resultCode: '105', resultMsg: 'Error' } }),
  );
  await choose(page, shop.device, 'Mark as finished');
  const alert = page.getByRole('alert').filter({ hasText: 'This can’t be done online.' });
  await expect(alert).toContainText('01632 960180');
  await expect(alert).toContainText('sales@alderline.example');
  await choose(page, shop.device, 'Duplicate');
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: '01632 960180' })).toBeVisible();
  await page.unrouteAll();

  await page.route(/qryproject(detail|product|summary)/, (route) =>
    route.fulfill({ status: 404, json: { resultCode: '105', resultMsg: 'Error' } }),
  );
  await page.reload();
  const inThisBrowser = page.getByRole('main').getByText('what you have added in this browser');
  await expect(inThisBrowser).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT);
  await expect(page.getByRole('button', { name: 'Change project' })).toHaveCount(0);
  await expectAccessible(page, shop);
  // the list is there without its figures
  await shop.open('projects');
  await expect(page.getByRole('link', { name: PROJECT })).toBeVisible();
  await expect(inThisBrowser).toBeVisible();
  await page.unrouteAll();

  await shop.open('projects', { id: 'j-1003' });
  await expect(page.getByText('This project can’t be opened')).toBeVisible();
  await expectAccessible(page, shop);
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('link', { name: PROJECT })).toBeVisible();
  expect(quietConsole.splice(0).filter((text) => !/404|ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});

test('a customer without projects learns how to begin, and makes one @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId } = await mock.enter();
  const { data } = await call('/woojiapi/order/qryprojectbyuserid', { userId });
  for (const { projectId } of data) await call('/woojiapi/order/deleteproject', { projectId });
  await shop.open('projects');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expectAccessible(page, shop);
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByLabel('Project Name').fill('Mill Lane 4');
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Mill Lane 4' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in this project yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put all into the basket' })).toBeDisabled();
  await expectAccessible(page, shop);
  const after = await call('/woojiapi/order/qryprojectbyuserid', { userId });
  expect(after.data).toHaveLength(1);
  await page.getByRole('button', { name: 'Add a room' }).press('Enter');
  await page.getByLabel('Room Name').fill('Hall');
  await page.getByLabel('Room Name').press('Enter');
  await expect(room(page, 'Hall')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a room' })).toBeFocused();
});

test('a visitor with the link to a project logs in and comes back to it @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('projects', { id: 'j-1001' });
  await expect(page.getByRole('heading', { name: 'This page is for trade customers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible();
  await expect(line(page, FLOOR)).toBeVisible();
  expect(mock.world).not.toBe('');
});
