import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';

test('a visitor never receives a price, in a page as it is sent or in what it asks for', async ({
  page,
  shop,
}) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/text\/html|json/.test(response.headers()['content-type'] ?? ''))
      bodies.push(response.text().catch(() => ''));
  });
  await shop.open('flooring', { type: 'herringbone' });
  const answered = page.waitForResponse(/\/product\/qrybyproductid/);
  await page.locator('main a[href*="product-detail"]').first().click();
  await expect(page).toHaveURL(/product-detail/);
  await answered;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Aylsham Oak Natural');
  // the server sends the product's first data inside the page
  const sent = await (await page.reload())?.text();
  expect(sent).toContain('"productNo":"AL-H');
  expect(sent).not.toContain('productPrice');
  const received = (await Promise.all(bodies)).join('\n');
  expect(received).toContain('AL-H');
  expect(received).not.toContain('productPrice');
});

test('filters are in the address: refresh and Back keep list, filters and scroll position', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  const main = page.getByRole('main');
  const count = main.getByText(/^\d+ (products|floors)/);
  const all = await count.textContent();
  await shop.filter('Species', /^Walnut/);
  await expect(page).toHaveURL(/species=Walnut/);
  await expect(count).not.toHaveText(all ?? '');
  const filtered = await count.textContent();

  await page.reload();
  await expect(count).toHaveText(filtered ?? '');

  const last = main.getByRole('listitem').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL(/product-detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/species=Walnut/);
  await expect(count).toHaveText(filtered ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
});

test('a list that was left before its code was there is scrolled as it was left, and stays so @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/product-detail/);
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goBack();
  await expect(page.locator('html[data-live]')).toBeAttached();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60);
});

test('a product address without an id goes back to the previous page, or to the list where there is none @mobile-only', async ({
  page,
  shop,
}) => {
  const address = href('product', shop.device);
  await test.step('typed by hand', async () => {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${href('flooring', shop.device)}$`, 'i'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  await shop.open('series');
  const from = page.url();
  const heading = page.getByRole('heading', { level: 1 });
  const here = await heading.textContent();
  await test.step('followed as any link of the page', async () => {
    await page.evaluate((path) => history.pushState(null, '', path), address);
    await expect(page).toHaveURL(from);
    await expect(heading).toHaveText(here ?? '');
  });
  await test.step('followed as a link that loads a page', async () => {
    const loaded = page.waitForEvent('load');
    await page.evaluate((path) => location.assign(path), address);
    await loaded;
    expect(page.url()).toBe(from);
  });
});

test('when prices cannot be loaded, the page says so and offers to try again @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  for (const [id, query, words] of [
    ['flooring', { type: 'chevron' }, 'Your prices could not be loaded.'],
    ['product', { id: 'p-0601' }, 'Your price could not be loaded.'],
  ] as const) {
    await page.route(/\/product\/qry(brandseries|seriesprices|byproductid)/, (route) =>
      route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
    );
    await shop.open(id, query);
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: words });
    await expect(told).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('£');
    await shop.expectAccessible();
    await page.unrouteAll();
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).toContainText('£');
    await expect(told).toBeHidden();
  }
});
