import { expect, test } from './shop-test.ts';

test('offline, a page not loaded yet leaves the previous one in place, says so in view, and loads when the line is back', async ({
  page,
  context,
  quietConsole,
  shop,
}) => {
  await shop.open('products');
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await context.setOffline(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Series' }).last().click();

  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.locator('[data-page=series]')).toBeVisible();
  expect(reloads, 'what the customer has typed elsewhere stays').toBe(0);
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toHaveCount(0);
  // the browser itself reports what it could not fetch, and nothing else is printed
  expect(quietConsole.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});

test('a page that could not be loaded comes when the line is back right after that is said', async ({
  page,
  shop,
}) => {
  await shop.open('products');
  await page.evaluate(() => {
    const ask = window.fetch;
    let isDown = true;
    window.fetch = (address, ...options) =>
      isDown && String(address).includes('/assets/series-')
        ? new Promise((_resolve, reject) => setTimeout(reject, 50, new TypeError('Failed to fetch')))
        : ask(address, ...options);
    new MutationObserver((_changes, observer) => {
      const headings = [...document.querySelectorAll('h1, h2, h3')];
      if (!headings.some(({ textContent }) => textContent === 'The page could not be loaded')) return;
      observer.disconnect();
      isDown = false;
      dispatchEvent(new Event('online'));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Series' }).first().click();
  await expect(page.locator('[data-page=series]')).toBeVisible();
});

test('code that fails to arrive is fetched again without a reload', async ({ page, quietConsole, shop }) => {
  await shop.open('products');
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  const code = /\/assets\/series-[\w-]+\.js/;
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'Series' }).first().click();
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our floors, by series' })).toBeVisible();
  expect(reloads, 'what the customer has typed elsewhere stays').toBe(0);
  expect(quietConsole.splice(0).filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
});

test('after a deploy the page is reloaded, once', async ({ page, quietConsole, shop }) => {
  await shop.open('products');
  // until the reload the code that this page asks for is gone, and the document names other files
  const code = /\/assets\/series-[\w-]+\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let documents = 0;
  await page.route(/\/(main|category)$/, async (route) => {
    documents += 1;
    if (documents > 1) {
      await page.unroute(code);
      return route.fallback();
    }
    const response = await route.fetch();
    const html = (await response.text()).replace(/data-modules="\S+/, 'data-modules="/assets/another.js');
    return route.fulfill({ response, body: html });
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Series' }).first().click();
  await reloaded;
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Series' })).toBeVisible();
  expect(documents, 'the look at the new build, and one reload').toBe(2);
  expect(quietConsole.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
});

test('the code of a page is fetched as soon as the pointer or the focus is on a link to it', async ({
  page,
  shop,
}) => {
  await shop.open('products');
  const link = page.getByRole('link', { name: 'Series' }).first();
  const code = page.waitForResponse(/\/assets\/series-[\w-]+\.js/);
  if (shop.device === 'desktop') await link.hover();
  else await link.focus();
  expect((await code).ok()).toBe(true);
  await expect(page.locator('[data-page=products]')).toBeVisible();
});

test('a part of a page that can’t be fetched says so in view, and comes when the line is back', async ({
  page,
  context,
  quietConsole,
  shop,
}) => {
  const code = /\/assets\/lightbox-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await shop.open('product', { id: 'p-0601' });
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeInViewport();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeInViewport();
  await context.setOffline(true);
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  quietConsole.length = 0;
});
