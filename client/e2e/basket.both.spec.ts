import type { Locator, Page } from '@playwright/test';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { basketLines, chooseFor, moreOf, openMenu } from './basket-lines.ts';
import { type Console, expect, test } from './console-test.ts';
import { gate } from './hold-requests.ts';
import type { Shop } from './shop-test.ts';

// a line folds up as it leaves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('lines are removed one by one, and the totals follow', async ({ page, shop, mock }) => {
  const { call, userId, fill } = await customer(mock);
  await fill(['AL-H101', 8], ['AL-X101', 2]);
  await shop.open('basket');
  const lines = basketLines(page);
  const herringbone = lines.filter({ hasText: 'Blakeney Oak Natural' });
  const chevron = lines.filter({ hasText: 'Framlingham Oak Natural' });
  await expect(lines).toHaveCount(2);
  await expect(herringbone.getByRole('spinbutton', { name: /^Packs of/ })).toHaveValue('8');
  await expect(herringbone.getByRole('textbox', { name: /^Area of/ })).toHaveValue('10.40');
  await expect(herringbone).toContainText('£383.76');
  await expect(chevron).toContainText('£116.38');
  await expect(shop.figure(/^Goods/)).toHaveText('£500.14');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£600.17');
  await expect(page.getByRole('link', { name: 'Basket, 2 lines' })).toBeVisible();
  await shop.expectAccessible();

  // a line that the server refuses to remove comes back
  await page.route(/deleteshoppingcar/, (route) =>
    route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
  );
  await remove(herringbone, shop);
  await expect(page.getByText('Away for a moment').first()).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£600.17');
  await page.unrouteAll();

  await remove(herringbone, shop);
  await expect(lines).toHaveCount(1);
  await expect(chevron).toBeVisible();
  await expect(shop.device === 'mobile' ? moreOf(chevron) : binOf(chevron)).toBeFocused();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£139.66');
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();
  await page.reload();
  await expect(lines).toHaveCount(1);

  await remove(chevron, shop);
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(lines).toHaveCount(0);
  await expect.poll(async () => (await call('/woojiapi/order/qryshoppingcar', { userId })).data).toEqual([]);
});

test('a change in one tab shows in the other, which carries on from it', { tag: '@desktop-only' }, async ({
  page,
  mock,
  shop,
}) => {
  const { call, userId, fill } = await customer(mock);
  await fill(['AL-H101', 8]);
  await shop.open('basket');
  const tab = await mock.newTab(page.url());
  const packsIn = (one: Page) => one.getByRole('spinbutton', { name: /^Packs of/ });
  const oneMore = (one: Page) => one.getByRole('button', { name: /^Packs of .*one more$/ }).click();
  await expect(tab.locator('html[data-live]')).toBeAttached();
  await expect(packsIn(tab)).toHaveValue('8');
  await oneMore(page);
  await expect(packsIn(tab)).toHaveValue('9');
  await oneMore(tab);
  await expect(packsIn(page)).toHaveValue('10');
  const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
  expect(data.map(({ number }) => number)).toEqual([10]);
});

test('packs follow buttons, typing and area, the totals follow them, and the server keeps the last', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId, fill } = await customer(mock);
  await fill(['AL-H101', 8], ['AL-X101', 2]);
  await shop.open('basket');
  const lines = basketLines(page);
  const herringbone = lines.filter({ hasText: 'Blakeney Oak Natural' });
  const packs = herringbone.getByRole('spinbutton');
  const area = herringbone.getByRole('textbox');
  const total = shop.figure('Total incl. VAT');
  const stored = async () => {
    const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
    return data.find(({ productNo }) => productNo === 'AL-H101')?.number;
  };

  // the writes take their time; what is shown does not wait for them
  const written: string[] = [];
  const { opened, open } = gate();
  await page.route(/updateshoppingcar/, async (route) => {
    written.push(new URLSearchParams(route.request().postData() ?? '').get('number') ?? '');
    await opened;
    await route.continue();
  });
  const more = herringbone.getByRole('button', { name: /one more$/ });
  for (const _press of [1, 2, 3, 4]) await more.click();
  await expect(packs).toHaveValue('12');
  await expect(area).toHaveValue('15.60');
  await expect(herringbone).toContainText('£575.64');
  await expect(total).toHaveText('£830.42');
  open();
  await expect.poll(stored).toBe(12);
  expect(written, 'one write at a time, and then the newest').toEqual(['9', '12']);

  // 20 m² need 16 packs of 1.3 m²
  await area.fill('20');
  await expect(packs).toHaveValue('16');
  await area.blur();
  await expect(area).toHaveValue('20.80');
  await area.fill('12 by 4');
  await area.blur();
  await expect(area).toHaveValue('12 by 4');
  await shop.expectRefused(area, 'Enter the area in m² as a number above 0, such as 24.5');
  await expect(packs).toHaveValue('16');
  await expect.poll(stored).toBe(16);

  await packs.fill('5');
  await expect(area).toHaveValue('6.50');
  await expect(area).not.toHaveAttribute('aria-invalid');
  await expect.poll(stored).toBe(5);
  await page.reload();
  await expect(packs).toHaveValue('5');

  await packs.fill('12.5');
  await shop.expectRefused(packs, 'Please enter a whole number.');
  await expect(area).toHaveValue('6.50');
  await expect.poll(stored).toBe(5);
  await packs.fill('6.0');
  await expect.poll(stored).toBe(6);

  // no more than there are
  const { inventoryBalance } = toProduct(itemByNumber('AL-H101'));
  await packs.fill(String(inventoryBalance + 1));
  await expect(herringbone.getByRole('alert')).toHaveText(
    `Sorry, insufficient stock. Available stock: ${inventoryBalance} packs. Please contact us for future stock.`,
  );
  await expect(packs).toHaveValue(String(inventoryBalance));
  await expect.poll(stored).toBe(inventoryBalance);
  await shop.expectAccessible();

  // a refusal is shown at the line, which goes back to the stored packs
  await page.route(/updateshoppingcar/, (route) =>
    route.fulfill({ json: { resultCode: '1', resultMsg: 'The price has risen to £40.00 per m².' } }),
  );
  await packs.fill('3');
  await expect(herringbone.getByRole('alert')).toHaveText('The price has risen to £40.00 per m².');
  await expect(packs).toHaveValue(String(inventoryBalance));
});

test('a removal can be taken back, also the last one @mobile-only', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  const { call, userId, fill } = await customer(mock);
  await fill(['AL-H101', 8]);
  await shop.open('basket');
  const line = basketLines(page);
  await remove(line, shop);
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await shop.expectAccessible();

  // the reply is lost after the line was put back: trying again puts it back once
  await page.route(/insertshoppingcar/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await undo.click();
  await expect(page.getByText('Failed to fetch')).toBeVisible();
  expect(quietConsole.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await page.unroute(/insertshoppingcar/);
  await undo.click();
  await expect(line.getByRole('spinbutton')).toHaveValue('8');
  await expect(moreOf(line)).toBeFocused();
  await expect(undo).toHaveCount(0);
  const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
  expect(data).toMatchObject([{ productNo: 'AL-H101', number: 8 }]);
});

test('what is removed leaves a strip in its place, and the removal is announced @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  const { fill } = await customer(mock);
  await fill(['AL-X101', 2], ['AL-H101', 8], ['AL-Z101', 1]);
  await shop.open('basket');
  const items = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(items).toContainText(['Elastic', 'Blakeney', 'Framlingham']);
  await remove(basketLines(page).filter({ hasText: 'Blakeney Oak Natural' }), shop);
  await expect(items).toContainText(['Elastic', 'Removed Blakeney Oak Natural.', 'Framlingham']);
  await expect(items).toHaveCount(3);
  await expect(page.getByText('Blakeney Oak Natural removed. 2 lines left in the basket.')).toHaveRole(
    'status',
  );
  // with the hairline below it
  await expect.poll(() => heightOf(items.nth(1))).toBe(45);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Undo the removal of Blakeney Oak Natural' }).click();
  await expect(basketLines(page)).toHaveCount(3);
  await expect(items).toHaveCount(3);
});

test('a line is one row on a desktop and two on a phone', async ({ page, shop, mock }) => {
  const { fill } = await customer(mock);
  await fill(['AL-X101', 120], ['AL-Z101', 1], ['AL-H101', 8]);
  await shop.open('basket');
  const lines = basketLines(page);
  await expect(lines).toHaveCount(3);
  const floor = lines.first();
  await expect(floor).toContainText('AL-H101 · 1.30 m² a pack');
  await expect(floor).toContainText('packs');
  await expect(lines.nth(1)).toContainText('tub');
  if (shop.device === 'mobile') {
    await expect.poll(() => heightOf(floor)).toBeLessThanOrEqual(132);
    const menu = await openMenu(floor);
    await expect(menu).toContainText('Weight: 100.0 kg');
    await shop.expectAccessible();
    for (const action of await menu.getByRole('listitem').all())
      expect(await heightOf(action)).toBeGreaterThanOrEqual(44);
    return;
  }
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const line of await lines.all())
      await expect.poll(() => heightOf(line), `at ${width} px`).toBeLessThanOrEqual(84);
  }
  await expect(floor.getByText('100.0 kg')).toBeVisible();
  // what else can be done follows the lines, however high the summary beside them is
  const bottom = async (place: Locator) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const tools = page.getByRole('button', { name: 'Quick order' });
  await expect.poll(async () => (await bottom(tools)) - (await bottom(lines.last()))).toBeLessThan(120);

  // the area is text until it is about to be changed
  const area = floor.getByRole('textbox', { name: /^Area of/ });
  await expect(area).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await area.hover();
  await expect(area).toHaveCSS('border-top-color', 'rgb(28, 25, 23)');

  // the last line's menu is in the window as a whole, and is closed by Escape
  await page.setViewportSize({ width: 1440, height: 640 });
  const menu = await openMenu(lines.last());
  await expect(menu.getByRole('button', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
  // it covers parts of what is below, which axe would report
  await shop.expectAccessible(menu);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(moreOf(lines.last())).toBeFocused();
});

test('the summary stays in view below the header, and is no taller than the window', {
  tag: '@desktop-only',
}, async ({ page, shop, mock }) => {
  const { fill } = await customer(mock);
  await fill(['AL-X101', 2], ['AL-H101', 8], ['AL-H105', 8], ['AL-M110', 8], ['AL-V102', 8], ['AL-L108', 8]);
  await fill(['AL-H102', 2], ['AL-H103', 2], ['AL-X102', 2], ['AL-Z101', 2]);
  await page.setViewportSize({ width: 1280, height: 600 });
  await shop.open('basket');
  await expect(basketLines(page)).toHaveCount(10);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  const header = await page.getByRole('banner').boundingBox();
  const box = await summary.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
  const shopping = summary.getByRole('link', { name: 'Continue shopping' });
  await expect(shopping).not.toBeInViewport();
  await summary.hover();
  await page.mouse.wheel(0, 400);
  await expect(shopping).toBeInViewport({ ratio: 1 });
});

const binOf = (line: Locator) => line.getByRole('button', { name: /^Remove/ });

/** By the bin, for which a phone has no room beside the fields. */
const remove = (line: Locator, { device }: Shop) =>
  device === 'mobile' ? chooseFor(line, 'Remove') : binOf(line).click();

const heightOf = async (place: Locator) => (await place.boundingBox())?.height;

/** A customer who can fill the basket before the page is opened. */
async function customer(mock: Console) {
  const entered = await mock.enter();
  const { call, userId, loginName } = entered;
  return {
    ...entered,
    async fill(...lines: (readonly [productNo: string, packs: number])[]) {
      for (const [productNo, packs] of lines) {
        const line = orderLine(toProduct(itemByNumber(productNo)), packs);
        if (!line) throw new Error(`${productNo} has no price`);
        await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
      }
    },
  };
}
