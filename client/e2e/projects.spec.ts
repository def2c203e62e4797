import type { Page } from '@playwright/test';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { expect, test } from './console-test.ts';

const PROJECT = 'Quayside House, Woodbridge';
const FLOOR = 'Harwich Oak Natural';
const BORDER = 'Aylsham Oak Natural';

/** Chooses what can be done with the project as a whole: buttons in a row, or a sheet on a phone. */
async function choose(page: Page, device: string, label: string): Promise<void> {
  if (device === 'mobile') {
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  } else await page.getByRole('button', { name: label, exact: true }).click();
}

/** From the top: under the header, which stays in view, a link is partly covered while the page is scrolled. */
async function expectAccessible(page: Page, shop: { expectAccessible(): Promise<void> }): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await shop.expectAccessible();
}

const line = (page: Page, name: string) => page.getByRole('article', { name });
const room = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a project is opened from the list, changed room by room, and read the same after a refresh', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('main');
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  const row = page.getByRole('list', { name: 'Ongoing projects' }).getByRole('listitem');
  await expect(row).toContainText(/Rooms\s*3\s*Floors\s*2\s*Area\s*85\.32 m²\s*Cost\s*£4,346\.46/);
  await expect(page.getByRole('list', { name: 'Finished projects' })).toContainText('The Old Maltings');
  await expectAccessible(page, shop);
  await row.getByRole('link', { name: PROJECT }).click();
  await expect(page).toHaveURL(/\/project\?id=j-1001$/);
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeFocused();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£5,215.75');
  await expect(room(page, 'Study')).toContainText('No floor chosen yet.');
  await expectAccessible(page, shop);

  // packs: buttons, typing with a leading zero, the arrow keys
  const packs = line(page, FLOOR).getByRole('spinbutton');
  await packs.fill('028');
  await expect(packs).toHaveValue('28');
  await line(page, FLOOR)
    .getByRole('button', { name: /one more/ })
    .click();
  await packs.press('ArrowUp');
  await packs.press('ArrowUp');
  await expect(packs).toHaveValue('31');
  await expect(line(page, FLOOR)).toContainText('70.68 m²');

  // a floor in the room of another floor, and out of a room that is removed
  await line(page, FLOOR).getByRole('combobox').selectOption('Study');
  await expect(room(page, 'Study').getByRole('article', { name: FLOOR })).toBeVisible();
  await expect(room(page, 'Living Room')).toContainText('No floor chosen yet.');
  await page.getByRole('button', { name: 'Remove the room Hallway' }).click();
  await expect(room(page, 'Not in a room').getByRole('article', { name: BORDER })).toBeVisible();
  await expect(room(page, 'Hallway')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Add a room' }).click();
  const name = page.getByRole('dialog').getByLabel('Room Name');
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await shop.expectRefused(name, 'Please enter a room name');
  await expectAccessible(page, shop);
  await name.fill('Boot room');
  await name.press('Enter');
  await expect(room(page, 'Boot room')).toBeVisible();
  await page.getByRole('button', { name: 'Rename Boot room' }).click();
  await name.fill('Porch');
  await name.press('Enter');
  await expect(room(page, 'Porch')).toBeVisible();

  await line(page, BORDER)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(line(page, BORDER)).toHaveCount(0);
  await expect(room(page, 'Not in a room').getByRole('heading', { level: 2 })).toBeFocused();

  const total = await shop.figure('Total incl. VAT').textContent();
  await page.reload();
  await expect(line(page, FLOOR).getByRole('spinbutton')).toHaveValue('31');
  await expect(room(page, 'Study').getByRole('article', { name: FLOOR })).toBeVisible();
  await expect(room(page, 'Porch')).toBeVisible();
  await expect(shop.figure('Total incl. VAT')).toHaveText(total ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(row).toContainText('70.68 m²');
});

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

test('a whole project goes into the basket, or nothing of it, and what is short is named', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId, loginName } = await mock.enter();
  const { inventoryBalance } = toProduct(itemByNumber('AL-M101'));
  const basket = async () => (await call('/woojiapi/order/qryshoppingcar', { userId })).data;
  await shop.open('projects', { id: 'j-1001' });
  const packs = line(page, FLOOR).getByRole('spinbutton');
  await packs.fill(String(inventoryBalance + 1));
  await expect(line(page, FLOOR)).toContainText('Not enough in stock');
  const putAll = page.getByRole('button', { name: 'Put all into the basket' });
  await putAll.click();
  const short = page.getByRole('alert').filter({ hasText: 'Nothing was added.' });
  await expect(short.getByRole('listitem')).toHaveText([
    `${FLOOR}: ${inventoryBalance + 1} packs needed. Available stock: ${inventoryBalance} packs.`,
  ]);
  await expect(short).toContainText('Sorry, insufficient stock');
  await expect(short).toContainText('Please contact us for future stock');
  await expectAccessible(page, shop);
  expect(await basket()).toEqual([]);

  // as many as there are; then somebody puts one into this customer's basket elsewhere
  await packs.fill(String(inventoryBalance));
  await expect(line(page, FLOOR).getByText('Not enough in stock')).toHaveCount(0);
  const other = orderLine(toProduct(itemByNumber('AL-M101')), 1);
  if (!other) throw new Error('AL-M101 has a price');
  await call('/woojiapi/order/insertshoppingcar', { ...other, carType: 0, userId, loginName });
  await putAll.click();
  await expect(short.getByRole('listitem')).toContainText([
    `${FLOOR}: Sorry, insufficient stock. Available stock: ${inventoryBalance} packs. 1 pack of it`,
  ]);
  expect((await basket()).map(({ number }) => number)).toEqual([1]);

  await packs.fill('29');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£5,215.75');
  await putAll.dblclick();
  await expect(page).toHaveURL(/\/basket$/);
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  expect(new Set((await basket()).map(({ number }) => number))).toEqual(new Set([30, 16, 9]));
});

test('two tabs keep in step', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  const other = await mock.newTab(page.url());
  await expect(line(other, FLOOR).getByRole('spinbutton')).toHaveValue('29');
  await line(page, FLOOR).getByRole('spinbutton').fill('12');
  await expect(line(other, FLOOR).getByRole('spinbutton')).toHaveValue('12');
  await line(other, BORDER).getByRole('combobox').selectOption('Study');
  await expect(room(page, 'Study').getByRole('article', { name: BORDER })).toBeVisible();
});

test('what fails is said where it was begun, and nothing is lost', async ({
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
  const alert = page.getByRole('alert').filter({ hasText: 'This can’t be done online at the moment.' });
  await expect(alert).toContainText('01632 960180');
  await expect(alert).toContainText('sales@alderline.example');
  await choose(page, shop.device, 'Duplicate');
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: '01632 960180' })).toBeVisible();
  await page.unrouteAll();

  await page.route(/qryprojectdetail|qryprojectsummary/, (route) =>
    route.fulfill({ status: 404, json: { resultCode: '105', resultMsg: 'Error' } }),
  );
  await page.reload();
  await expect(page.getByText('This project can’t be shown at the moment')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('01632 960180');
  await expectAccessible(page, shop);
  // the list is there without its figures
  await shop.open('projects');
  await expect(page.getByRole('link', { name: PROJECT })).toBeVisible();
  await page.unrouteAll();

  await shop.open('projects', { id: 'j-1003' });
  await expect(page.getByText('This project can’t be opened')).toBeVisible();
  await expectAccessible(page, shop);
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('link', { name: PROJECT })).toBeVisible();
  expect(quietConsole.splice(0).filter((text) => !/404|ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});

test('a customer without projects is told how to begin, and makes one', async ({ page, shop, mock }) => {
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

test('a visitor with the link to a project logs in and comes back to it', async ({ page, shop, mock }) => {
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

test('a project leads to samples of its floors, to what they need, and to its plan', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  await page.getByRole('button', { name: 'Order samples' }).click();
  await expect(page).toHaveURL(/\?projectInfo=j-1001$/);
  const chosen = page.getByRole('list', { name: 'Chosen samples' });
  for (const name of [FLOOR, BORDER]) await expect(chosen).toContainText(name);
  await page.goBack();
  await page.getByRole('link', { name: 'Add accessories and fitting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories and fitting');
  const main = page.getByRole('main');
  await expect(main).toContainText(FLOOR);
  await expect(main.getByRole('button', { name: 'Check Out' })).toBeVisible();
  await shop.expectAccessible();
  await page.goBack();
  await expect(main).toContainText('If you change the plan, the packs of its floors are worked out again.');
  await page.getByRole('link', { name: 'Plan rooms and floors' }).click();
  await expect(page).toHaveURL(/\?project=j-1001$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose floors');
  await expect(main.getByText('Study', { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: PROJECT }).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible();
});
