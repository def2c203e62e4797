import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { expect, test } from './console-test.ts';
import { openMore } from './more-menu.ts';
import { BORDER, expectAccessible, FLOOR, line, PROJECT, room } from './project-test.ts';

test('a project is opened from the list, changed room by room, and read the same after a refresh', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('products');
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  const row = page.getByRole('list', { name: 'Ongoing projects' }).getByRole('listitem');
  await expect(row).toContainText(/Rooms\s*3\s*Floors\s*2\s*Area in packs\s*85\.32 m²\s*Cost\s*£4,346\.46/);
  await expect(page.getByRole('list', { name: 'Finished projects' })).toContainText('The Old Maltings');
  await expectAccessible(page, shop);
  await row.getByRole('link', { name: PROJECT }).click();
  await expect(page).toHaveURL(/\/project\?id=j-1001$/);
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeFocused();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£5,215.75');
  await expect(room(page, 'Study')).toContainText('No floor chosen yet.');
  await expectAccessible(page, shop);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with text of 200%').toBe(320);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

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
  await expect(room(page, 'Unassigned').getByRole('article', { name: BORDER })).toBeVisible();
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
  await expect(room(page, 'Unassigned').getByRole('heading', { level: 2 })).toBeFocused();

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

test('a project leads to samples of its floors, to what they need, and to its plan', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  const more = await openMore(page);
  await more.getByRole('button', { name: 'Order samples' }).click();
  await expect(page).toHaveURL(/\?projectInfo=j-1001$/);
  const chosen = page.getByRole('list', { name: 'Chosen samples' });
  for (const name of [FLOOR, BORDER]) await expect(chosen).toContainText(name);
  await page.goBack();
  await expect(more, 'it closes once something is chosen').toBeHidden();
  await openMore(page);
  await more.getByRole('link', { name: 'Add accessories and fitting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories and fitting');
  const main = page.getByRole('main');
  await expect(main).toContainText(FLOOR);
  await expect(main.getByRole('button', { name: 'Check Out' })).toBeVisible();
  await shop.expectAccessible();
  await page.goBack();
  await openMore(page);
  await expect(more).toContainText('Changing the plan recalculates the packs.');
  await shop.expectAccessible();
  await more.getByRole('link', { name: 'Plan rooms and floors' }).click();
  await expect(page).toHaveURL(/\?project=j-1001$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose floors');
  await expect(main.getByText('Study', { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: PROJECT }).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible();
});
