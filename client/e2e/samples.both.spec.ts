import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { sampleLine } from '../features/samples/sample-line.ts';
import { SAMPLES_KEY } from '../features/samples/stored-choice.ts';
import { basketLines, chooseFor } from './basket-lines.ts';
import { expect, test } from './console-test.ts';

const FULL = 'Maximum 3 samples';
const TWICE = 'Samples do not need to be added again!';
const HERRINGBONE = 'Blakeney Oak Natural';
const PANEL = 'Audley Oak Natural';
const VINYL = 'AL-L101';

test('samples are chosen in list and page, survive log-in, and become lines of the basket', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('flooring', { type: 'herringbone' });
  const onCard = page.getByRole('button', { name: `Order a sample of ${HERRINGBONE}` });
  await onCard.click();
  await expect(page.getByText(`${HERRINGBONE}: 1 of 3 samples chosen`)).toBeVisible();
  await onCard.click();
  if (shop.device === 'mobile') await expect(page.getByText(TWICE)).toBeVisible();

  await shop.open('samples');
  const chosen = page.getByRole('list', { name: 'Chosen samples' }).getByRole('listitem');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(chosen).toHaveText([new RegExp(`${HERRINGBONE}.*AL-H101 · Free`)]);

  // a panel costs something, and the page says so before it is chosen
  const add = await preview(page, shop.device, 'Parquet Panel', 'AL-V101');
  await expect(page.getByText('£35.00 each', { exact: true })).toBeVisible();
  await shop.expectAccessible();
  await add.click();
  await expect(chosen).toHaveCount(2);
  const again = await preview(page, shop.device, 'Parquet Panel', 'AL-V101');
  await again.click();
  if (shop.device === 'mobile') {
    await expect(page.getByText(TWICE)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  } else await expect(page.getByText(TWICE)).toBeHidden();
  await expect(chosen).toHaveCount(2);

  await (await preview(page, shop.device, 'Vinyl', VINYL)).click();
  await expect(chosen).toHaveCount(3);
  await expect(page.getByText(FULL).last()).toBeVisible();
  if (shop.device === 'desktop') {
    await expect(page.getByTitle(FULL)).toBeVisible();
    await page.getByRole('link', { name: /AL-L102/ }).click();
    await page.getByRole('button', { name: /^\+ Add/ }).press('Enter');
    await expect(chosen).toHaveCount(3);
  }
  await shop.expectAccessible();

  // what is removed in another tab goes here too
  const tab = await mock.newTab(page.url());
  await expect(tab.locator('html[data-live]')).toBeAttached();
  await tab
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(tab.getByRole('list', { name: 'Chosen samples' })).toBeFocused();
  await expect(chosen).toHaveCount(2);
  await tab.close();

  await next.click();
  await expect(page).toHaveURL(/\/login\?from=/i);
  await page.goBack();
  await expect(chosen).toHaveCount(2);
  await page.reload();
  await expect(chosen).toHaveCount(2);
  await page.locator('html[data-live]').waitFor();
  await next.click();
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/sample/i);
  await expect(chosen).toHaveCount(2);
  await expect(
    page.getByText('We put your samples into the basket and ask where to send them.'),
  ).toBeVisible();
  await next.dblclick();

  await expect(page).toHaveURL(/\/checkout\?sample=1$/i);
  await shop.open('basket');
  const lines = basketLines(page);
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: HERRINGBONE })).toContainText(/AL-H101 · Sample.*1 piece.*Free/);
  await expect(lines.filter({ hasText: PANEL })).toContainText(/AL-V101 · Sample.*1 piece.*£35\.00/);
  // samples carry no VAT
  await expect(shop.figure('Total incl. VAT')).toHaveText('£35.00');
  await shop.expectAccessible();
  await chooseFor(lines.filter({ hasText: PANEL }), 'Remove');
  await expect(lines).toHaveCount(1);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£0.00');

  await shop.open('samples');
  await expect(page.getByText('0 of 3 chosen')).toBeVisible();
  await expect(page.getByText('Your basket already holds 1 of 3 samples.')).toBeVisible();
  await expect(next).toBeHidden();
});

test('samples go into the basket all or none, and the page says which one is refused @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  const { call, ...user } = await mock.enter();
  const product = (number: string) => toProduct(itemByNumber(number));
  for (const number of ['AL-H102', 'AL-H103'])
    await call('/woojiapi/order/insertshoppingcar', sampleLine(product(number), user));
  const samples = ['AL-H101', 'AL-V101']
    .map(product)
    .map(({ productId, productNo, productName, productSeries, productSurface, specification, mainImg }) => ({
      productId,
      productNo,
      productName,
      productSeries,
      productSurface,
      specification,
      mainImg,
    }));
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [SAMPLES_KEY, JSON.stringify({ version: 1, chosenBy: user.userId, samples })],
  );
  await shop.open('samples', { projectInfo: 'j-1' });
  await expect(page.getByText('Your basket already holds 2 of 3 samples.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${PANEL}: ${FULL}` })).toBeVisible();
  await shop.expectAccessible();
  const basket = async () =>
    (await call('/woojiapi/order/qryshoppingcar', { userId: user.userId })).data.map(
      ({ productNo, productInfo }) => [productNo, JSON.parse(productInfo ?? '').projectInfo],
    );
  expect((await basket()).length).toBe(2);

  await page.getByRole('button', { name: `Remove ${PANEL}` }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/checkout\?sample=1&projectInfo=j-1$/i);
  expect(await basket()).toContainEqual(['AL-H101', 'j-1']);
});

test('a product page leads to its sample, and a wrong address to the first series @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: 'p-0601' });
  await page.getByRole('link', { name: 'Order a sample' }).click();
  await expect(page).toHaveURL(/\/sample\?series=Herringbone\+Flooring&id=p-0601$/i);
  await expect(
    page.getByRole('button', { name: new RegExp(`Add a sample of ${HERRINGBONE}`) }),
  ).toBeVisible();
  await shop.open('samples', { series: 'Carpet', id: 'p-0601' });
  await expect(page.getByRole('heading', { level: 1, name: 'Order samples' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('Back closes the sheet and leaves the page only then @mobile-only', async ({ page, shop }) => {
  await shop.open('products');
  await page.goto(href('samples', 'mobile'));
  await expect(page.locator('html[data-live]')).toBeAttached();
  const choose = page.getByRole('button', { name: 'Choose a sample' });
  const sheet = page.getByRole('dialog');
  await choose.click();
  await openSeries(page, 'mobile', 'Vinyl');
  await expect(sheet.getByRole('link', { name: /AL-L101/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(choose).toBeFocused();
  expect(new URL(page.url()).search).toBe('');

  // also after a refresh in the middle of it
  await preview(page, 'mobile', 'Vinyl', VINYL);
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(sheet.getByRole('button', { name: /^Add a sample of/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  // its own buttons leave nothing behind for Back
  await choose.click();
  await sheet.getByRole('button', { name: 'Close', exact: true }).dblclick();
  await expect(sheet).toBeHidden();
  await choose.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page.locator('[data-page=products]')).toBeVisible();

  // from a product's page the sheet is open, and Back leads there again
  await shop.open('product', { id: 'p-0601' });
  await page.getByRole('link', { name: 'Order a sample' }).click();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await expect(sheet.getByRole('heading', { name: 'Choose a series' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page.locator('[data-page=product]')).toBeVisible();
});

test('a series that cannot be read is tried again, and the choice stays @mobile-only', async ({
  page,
  shop,
  quietConsole,
}) => {
  await shop.open('samples');
  await page.route(/qrybrandseries/, (route) => route.abort());
  await page.getByRole('button', { name: 'Choose a sample' }).click();
  await openSeries(page, 'mobile', 'Chevron');
  await expect(page.getByText('The floors of this series could not be loaded.')).toBeVisible();
  await shop.expectAccessible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /AL-X101/ })).toBeVisible();
  // the browser itself reports the call that was cut off
  expect(quietConsole.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

const openSeries = (page: Page, device: string, series: string) =>
  device === 'mobile'
    ? page.getByRole('dialog').getByRole('button', { name: series, exact: true }).click()
    : page
        .getByRole('navigation', { name: 'Series' })
        .getByRole('link', { name: series, exact: true })
        .click();

/** Shows a product in the preview. @returns the button that adds its sample */
async function preview(page: Page, device: string, series: string, productNo: string) {
  if (device === 'mobile') await page.getByRole('button', { name: 'Choose a sample' }).click();
  await openSeries(page, device, series);
  await page.getByRole('link', { name: new RegExp(productNo) }).click();
  const name = itemByNumber(productNo).name;
  const add = page.getByRole('button', { name: new RegExp(`Add a sample of ${name}`) });
  await expect(add).toBeVisible();
  // the link that had the focus has gone with its step
  if (device === 'mobile') await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  return add;
}
