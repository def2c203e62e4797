import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './console-test.ts';
import { holdRequests } from './hold-requests.ts';

const HOUSE = [
  'Floors',
  'Steps',
  'Bedroom',
  'Kitchen',
  'Living Room',
  'Dining Room',
  'Bathroom',
  'Hallway',
  'Office',
];

const counter = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const more = (page: Page, name: string) => page.getByRole('button', { name: `${name}: one more` });
const counters = (page: Page) =>
  page.getByRole('spinbutton').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

test('a visitor counts the rooms, logs in and finds them as they were, and saves them as a project', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('products');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get free quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get free quote' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Flat' })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Steps to a quotation' }).getByRole('listitem')).toHaveText([
    'Rooms',
    'Floors',
    'Fitting',
    'Quotation',
  ]);
  expect(await counters(page)).toEqual(HOUSE.slice(2));
  await page.getByRole('radio', { name: 'House' }).check({ force: true });
  expect(await counters(page)).toEqual(HOUSE);
  for (const name of HOUSE) await expect(counter(page, name)).toHaveValue('0');

  // never below 0
  const fewer = page.getByRole('button', { name: 'Bedroom: one fewer' });
  await expect(fewer).toBeDisabled();
  await fewer.dispatchEvent('click');
  await expect(counter(page, 'Bedroom')).toHaveValue('0');
  await more(page, 'Bedroom').click();
  await more(page, 'Bedroom').click();
  await counter(page, 'Kitchen').press('ArrowUp');
  await counter(page, 'Steps').fill('1.5');
  await shop.expectRefused(counter(page, 'Steps'), 'Please enter a whole number.');
  await counter(page, 'Steps').fill('014');
  await expect(counter(page, 'Steps')).toHaveValue('14');
  await expect(page.getByText('3 rooms in all')).toBeVisible();
  // a row half under a phone's tab bar would count as too small to touch
  await page.evaluate(() => window.scrollTo(0, 0));
  await shop.expectAccessible();

  await page.getByRole('link', { name: 'Log in to save' }).click();
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get free quote' })).toBeVisible();
  await expect(page.getByText('3 rooms in all')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
  await expect(counter(page, 'Steps')).toHaveValue('14');
  const save = page.getByRole('button', { name: 'Save as a project' });
  await save.click();
  await shop.expectRefused(page.getByLabel('Project Name'), 'Please enter a project name');
  await page.getByLabel('Project Name').fill('Mill House');
  await shop.expectAccessible();
  const release = await holdRequests(page, '**/woojiapi/order/insertprojectroom');
  await save.dblclick();
  // what is counted now would be in no project
  const moreOffices = page.getByLabel('Office: one more');
  await moreOffices.click({ force: true });
  await expect(counter(page, 'Office')).toHaveValue('0');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Mill House' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Bedroom 1',
    'Bedroom 2',
    'Kitchen',
    'Stairs, 14 steps',
    'Summary',
  ]);
  await expect(shop.figure('Rooms')).toHaveText('4');

  // saved once: the counters begin again
  await page.goBack();
  await expect(page.getByText('0 rooms in all')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Flat' })).toBeChecked();
  expect(mock.world).not.toBe('');
});

test('two tabs keep in step, and rooms that could not be saved stay', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  const { call, userId } = await mock.enter();
  await shop.open('room-plan');
  const other = await mock.newTab(page.url());
  await expect(other.locator('html[data-live]')).toBeAttached();
  await more(page, 'Office').click();
  await expect(counter(other, 'Office')).toHaveValue('1');
  await counter(other, 'Office').fill('2');
  await expect(counter(page, 'Office')).toHaveValue('2');
  const save = page.getByRole('button', { name: 'Save as a project' });
  await page.getByLabel('Project Name').fill('Two offices');

  // the project is made, but its rooms could not be saved
  await page.route(/insertprojectroom/, (route) =>
    route.fulfill({ status: 404, json: { resultCode: '105', resultMsg: 'Error' } }),
  );
  await save.click();
  const alert = page.getByRole('alert').filter({ hasText: 'This can’t be done online.' });
  await expect(alert).toContainText('01632 960180');
  await shop.expectAccessible();
  await expect(counter(page, 'Office')).toHaveValue('2');
  // what is there already is said, also after a refresh, and used
  const made = page.getByText('Your project Two offices is made, but its rooms are not saved yet.');
  await expect(made).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(made.getByRole('link', { name: 'Two offices' })).toBeVisible();
  await page.getByRole('button', { name: 'Save the rooms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two offices' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Office 2' })).toBeVisible();
  const { data } = await call('/woojiapi/order/qryprojectbyuserid', { userId });
  expect(data.filter(({ projectName }) => projectName === 'Two offices')).toHaveLength(1);

  // a project that is gone is not waited for
  await shop.open('room-plan');
  await more(page, 'Office').click();
  await page.getByLabel('Project Name').fill('Third office');
  const asked = new Promise<Route>((resolve) => page.route(/insertprojectroom/, resolve));
  await save.click();
  const onItsWay = await asked;
  await expect(page.getByText('Your project Third office is made')).toBeHidden();
  await onItsWay.abort();
  await expect(page.getByText('Your project Third office is made')).toBeVisible();
  await page.unrouteAll();
  const [third] = (await call('/woojiapi/order/qryprojectbyuserid', { userId })).data.filter(
    ({ projectName }) => projectName === 'Third office',
  );
  await call('/woojiapi/order/deleteproject', { projectId: third?.projectId ?? '' });
  await page.getByRole('button', { name: 'Save the rooms' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That project has been deleted.' })).toBeVisible();
  await expect(page.getByLabel('Project Name')).toHaveValue('Third office');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Third office' })).toBeVisible();

  await shop.open('room-plan');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please count the rooms first' })).toBeVisible();
  await counter(page, 'Bedroom').fill('99');
  await counter(page, 'Bathroom').fill('150');
  await expect(counter(page, 'Bathroom')).toHaveValue('99');
  await save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'A project can have at most 100 rooms.' }),
  ).toBeVisible();
  expect(quietConsole.splice(0).filter((text) => !/404|ERR_FAILED/.test(text))).toEqual([]);
});

test('what a visitor has counted is theirs once they log in, and the next customer of this browser starts empty', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('room-plan');
  await more(page, 'Office').click();
  const account = await mock.newTab('about:blank');
  await shop.logIn(undefined, account);
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  await expect(page.getByText('1 room in all')).toBeVisible();
  await shop.logOut(account);
  await expect(page.getByText('0 rooms in all')).toBeVisible();

  await shop.logIn(undefined, account);
  await expect(page.getByText('1 room in all')).toBeVisible();
  await page.getByLabel('Project Name').fill('Mill House');
  await shop.logOut(account);
  await shop.logIn('architect@alderline.example', account);
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  await expect(page.getByText('0 rooms in all')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  await expect(page.getByText('0 rooms in all')).toBeVisible();
  await more(page, 'Kitchen').click();
  await expect(page.getByText('1 room in all')).toBeVisible();
  await expect(counter(page, 'Office')).toHaveValue('0');
});

/** Chooses a file as on a device, where its picker opens first. */
async function openFile(page: Page, text: string): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).click(),
  ]);
  const file = { name: 'mill.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await picker.setFiles(file);
}

test('a visitor saves the plan as a file and opens it again, offline too, and no plan is lost unasked', async ({
  page,
  context,
  quietConsole,
  shop,
}) => {
  const reader = page.waitForResponse(/\/assets\/read-plan-file-/);
  await shop.open('room-plan');
  await expect(page.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);
  await more(page, 'Bedroom').click();
  await counter(page, 'Kitchen').fill('2');
  await page.getByRole('textbox', { name: 'Length of Kitchen 2', exact: true }).fill('4.2');
  await (await reader).finished();
  await context.setOffline(true);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^plan-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await saved.path(), 'utf8');

  // without rooms nothing can be lost, so nothing is asked
  await counter(page, 'Bedroom').fill('0');
  await counter(page, 'Kitchen').fill('0');
  await openFile(page, text);
  await expect(page.getByText('“mill.json” is open, with 3 rooms.')).toBeVisible();
  await expect(page.getByText('3 rooms in all')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Length of Kitchen 2', exact: true })).toHaveValue('4.2');

  await counter(page, 'Office').fill('5');
  await openFile(page, 'Kitchen 4.2 by 3');
  await expect(page.getByRole('alert').filter({ hasText: '“mill.json” is not a plan.' })).toBeVisible();
  await expect(page.getByText('8 rooms in all')).toBeVisible();
  await openFile(page, text);
  const dialog = page.getByRole('dialog', { name: 'Replace your plan?' });
  await expect(dialog).toContainText('This browser holds a plan that is not saved.');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('8 rooms in all')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open a file' })).toBeFocused();
  await openFile(page, text);
  await dialog.getByRole('button', { name: 'Open the file' }).click();
  await expect(page.getByText('3 rooms in all')).toBeVisible();
  await expect(counter(page, 'Office')).toHaveValue('0');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('3 rooms in all')).toBeVisible();
  await shop.expectAccessible();
  // the browser itself reports what it could not send meanwhile
  expect(quietConsole.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});
