import type { Page } from '@playwright/test';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { type Console, expect, test } from './console-test.ts';

// a line folds up as it leaves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('lines are removed one by one, and the totals follow', async ({ page, shop, mock }) => {
  const { call, userId, fill } = await customer(mock);
  await fill(['AL-H101', 8], ['AL-X101', 2]);
  await shop.open('basket');
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
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
  const remove = (line: typeof lines) => line.getByRole('button', { name: /^Remove/ });
  await remove(herringbone).click();
  await expect(page.getByText('Away for a moment').first()).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£600.17');
  await page.unrouteAll();

  await remove(herringbone).click();
  await expect(lines).toHaveCount(1);
  await expect(chevron).toBeVisible();
  await expect(remove(chevron)).toBeFocused();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£139.66');
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();
  await page.reload();
  await expect(lines).toHaveCount(1);

  await remove(chevron).click();
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
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
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
  const held = gate();
  await page.route(/updateshoppingcar/, async (route) => {
    written.push(new URLSearchParams(route.request().postData() ?? '').get('number') ?? '');
    await held.promise;
    await route.continue();
  });
  const more = herringbone.getByRole('button', { name: /one more$/ });
  for (const _press of [1, 2, 3, 4]) await more.click();
  await expect(packs).toHaveValue('12');
  await expect(area).toHaveValue('15.60');
  await expect(herringbone).toContainText('£575.64');
  await expect(total).toHaveText('£830.42');
  held.resolve();
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

test('a removal can be taken back, also the last one', async ({ page, shop, mock, quietConsole }) => {
  const { call, userId, fill } = await customer(mock);
  await fill(['AL-H101', 8]);
  await shop.open('basket');
  const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
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
  await expect(line.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await expect(undo).toHaveCount(0);
  const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
  expect(data).toMatchObject([{ productNo: 'AL-H101', number: 8 }]);
});

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

/** A promise that the test resolves. */
function gate(): { promise: Promise<void>; resolve: () => void } {
  let pass: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { promise, resolve: () => pass() };
}
