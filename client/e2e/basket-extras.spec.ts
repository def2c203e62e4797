import { href } from '../../contracts/site/site-map.ts';
import { basketLines, chooseFor, moreOf } from './basket-lines.ts';
import { loginForm } from './console-test.ts';
import { buyer } from './full-basket.ts';
import { expect, test } from './order-test.ts';

const ORDER = '/woojiapi/order/';
const FLOOR = 'Blakeney Oak Natural';
const OTHER = 'Framlingham Oak Natural 45°';

test('a line gets a note, is saved for later and put back, and moves into a project', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const { fill, call, userId } = await buyer(mock);
  await fill('AL-X101', 2);
  await fill('AL-H101', 8);
  await shop.open('basket');
  const main = page.getByRole('main');
  const lines = basketLines(page);
  const floor = lines.filter({ hasText: FLOOR });

  await chooseFor(floor, 'Add a note');
  const note = floor.getByLabel(`Note on ${FLOOR}`);
  await expect(note).toBeFocused();
  await note.fill('First floor only');
  await shop.expectAccessible();
  await note.press('Enter');
  await expect(floor).toContainText('First floor only');
  await expect(moreOf(floor)).toBeFocused();
  await chooseFor(floor, 'Change note');
  await expect(note).toHaveValue('First floor only');
  await note.press('Escape');
  await expect(note).toHaveCount(0);

  // removed and put back, it still has its note
  await floor.getByRole('button', { name: `Remove ${FLOOR}` }).click();
  await expect(lines).toHaveCount(1);
  await main.getByRole('button', { name: /^Undo/ }).click();
  await expect(floor).toContainText('First floor only');

  await chooseFor(floor, 'Save for later');
  const saved = main.getByRole('region', { name: 'Saved for later' }).getByRole('listitem');
  await expect(saved).toContainText([FLOOR]);
  await expect(lines).toHaveCount(1);
  await expect(shop.figure(/^Goods/)).toHaveText('£116.38');
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();
  await shop.expectAccessible();
  await page.reload();
  await expect(saved).toContainText(['First floor only']);
  const back = saved.getByRole('button', { name: 'Put in basket' });

  // if the price has risen meanwhile, the line says so first
  await orders.setProduct('AL-H101', { productPrice: 3990 });
  await back.click();
  await expect(saved.getByRole('alert')).toContainText('The price has risen to £39.90');
  await expect(lines).toHaveCount(1);
  await expect(saved).toContainText(['£39.90']);
  await back.click();
  await expect(lines).toHaveCount(2);
  await expect(saved).toHaveCount(0);
  await expect(floor).toContainText('First floor only');

  await chooseFor(lines.filter({ hasText: OTHER }), 'Move to project');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Move to project');
  await dialog.getByText('Quayside House, Woodbridge').click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toContainText('successfully added !');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(lines).toHaveCount(1);
  await expect(main.getByText(`Removed ${OTHER}.`)).toBeVisible();
  const { data: projects } = await call(`${ORDER}qryprojectbyuserid`, { userId });
  const project = projects.find(({ projectName }) => projectName.startsWith('Quayside House'));
  const { data: products } = await call(`${ORDER}qryprojectproduct`, {
    projectId: project?.projectId ?? '',
  });
  expect(products.map(({ productName, number }) => [productName, number])).toContainEqual([OTHER, 2]);
  await main.getByRole('button', { name: /^Undo/ }).click();
  await expect(lines).toHaveCount(2);
});

test('a basket is shared by a link that asks for a log-in, shows own prices and stock, and can be ended', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const architect = await buyer(mock, 'architect@alderline.example');
  await architect.fill('AL-H101', 8);
  await architect.fill('AL-X101', 2);
  await shop.open('basket');
  await page.getByRole('button', { name: 'Share basket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Make a link/ }).click();
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const link = `${href('basket', shop.device)}${copied.search}`;
  expect(`${copied.pathname}${copied.search}`).toBe(link);
  await page.keyboard.press('Escape');
  // the dialog's step back is taken before another address is opened
  await expect.poll(() => page.evaluate(() => history.state?.steps ?? 0)).toBe(0);

  await page.evaluate(() => localStorage.removeItem('alderline.session'));
  await orders.setProduct('AL-H101', { inventoryBalance: 5 });
  await page.goto(link);
  await expect(page.getByText(FLOOR)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Log in/i })
    .click();
  const { loginName, password } = loginForm('trade@alderline.example');
  await page.getByRole('textbox', { name: /email/i }).fill(loginName);
  await page.getByLabel(/^Password/).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .first()
    .click();

  const shared = page.getByRole('region', { name: 'Shared basket' });
  await expect(shared).toContainText('Ingrid shared this with you.');
  await expect(shared.getByRole('listitem')).toHaveCount(2);
  await expect(shared).toContainText('Only 5 of 8 packs can be added.');
  await shop.expectAccessible();
  await shared.getByRole('button', { name: /^Add to my basket/ }).click();
  const lines = basketLines(page);
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('spinbutton', { name: `Packs of ${FLOOR}` })).toHaveValue('5');
  await expect(shared).toHaveCount(0);
  await expect(page).not.toHaveURL(/shared=/);

  const shareId = copied.searchParams.get('shared') ?? '';
  await architect.call(`${ORDER}deletesharedbasket`, { userId: architect.userId, shareId });
  await page.goto(link);
  await expect(shared.getByRole('alert')).toHaveText('This link has ended. Please ask for a new one.');
  await shared.getByRole('button', { name: 'Close' }).click();
  await expect(shared).toHaveCount(0);
});
