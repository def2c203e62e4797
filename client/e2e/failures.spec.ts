import type { Route } from '@playwright/test';
import type { CallPath } from '../../contracts/calls.ts';
import { FAILURES, LOGIN_EXPIRED } from '../../contracts/result-codes.ts';
import { href } from '../../contracts/site-map.ts';
import { expect, test } from './console-test.ts';

/** A failure as the backend or the line gives it, and what the customer reads. */
interface Told {
  readonly give: (route: Route) => Promise<void>;
  readonly words: string;
}

const code = (resultCode: string, words: string): Told => ({
  give: (route) => route.fulfill({ json: { resultCode, resultMsg: '' } }),
  words,
});
const status = (number: number, words: string): Told => ({
  give: (route) => route.fulfill({ status: number, body: '' }),
  words,
});

/** Refused or broken; the session stays. */
const KEPT: Readonly<Record<string, Told>> = {
  'code -1': code('-1', FAILURES['-1'].fallback),
  'code 1': code('1', FAILURES['1'].fallback),
  'code 102': code('102', FAILURES['102'].fallback),
  'code 103': code('103', FAILURES['103'].fallback),
  'code 104': code('104', FAILURES['104'].fallback),
  'its own words': {
    give: (route) => route.fulfill({ json: { resultCode: '1', resultMsg: 'The depot is closed today.' } }),
    words: 'The depot is closed today.',
  },
  'a code of no catalogue': code('777', 'Error'),
  'HTTP 429': status(429, '429: Too Many Requests'),
  'HTTP 503': status(503, '503: Service Unavailable'),
  'no line': { give: (route) => route.abort(), words: 'Failed to fetch' },
  'no JSON': {
    give: (route) => route.fulfill({ body: '<p>Bad gateway</p>' }),
    words: 'We could not read the reply. Please try again',
  },
};
const LACKING = code('105', FAILURES['105'].fallback);
/** They end the session that the call was made with. */
const ENDING: Readonly<Record<string, Told>> = {
  'code 101': code('101', FAILURES['101'].fallback),
  'code -1000': code('-1000', FAILURES['-1000'].fallback),
  'HTTP 401': status(401, LOGIN_EXPIRED),
};

const callTo = (path: CallPath) => `**${path}`;
const BASKET = callTo('/woojiapi/order/qryshoppingcar');
const LOGIN = callTo('/woojiapi/user/login');
const ADD_LINE = callTo('/woojiapi/order/insertshoppingcar');
/** What the browser itself prints about a reply that is no success. */
const LOADING = /^Failed to load resource/;

test.afterEach(({ quietConsole }) => {
  const others = quietConsole.splice(0).filter((line) => !LOADING.test(line));
  quietConsole.push(...others);
});

test('a page that reads says each failure in its place, and reads again', async ({ page, shop, mock }) => {
  await mock.enter();
  const main = page.getByRole('main');
  const failed = main.getByRole('alert');
  for (const [name, { give, words }] of Object.entries(KEPT))
    await test.step(name, async () => {
      await page.route(BASKET, give);
      await shop.open('basket');
      await expect(failed).toContainText('could not be loaded');
      await expect(failed).toContainText(words);
      await expect(page.locator('.notices > *')).toHaveCount(0);
      await page.unroute(BASKET);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(main).toContainText('Your basket is empty');
    });
  await test.step('code 105', async () => {
    await page.route(BASKET, LACKING.give);
    await shop.open('basket');
    await expect(failed).toContainText('can’t be shown at the moment');
    await expect(failed.getByRole('button')).toHaveCount(0);
  });
});

for (const [name, { give, words }] of Object.entries(ENDING))
  test(`a session ends, is told why once and leads home: ${name}`, async ({ page, shop, mock }) => {
    await mock.enter();
    await page.route(BASKET, give);
    await page.goto(href('basket', shop.device));
    await expect(page).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
    await expect(page.getByText(words)).toHaveCount(1);
    await page.goto(href('basket', shop.device));
    await expect(page.getByRole('main')).toContainText(/log in/i);
  });

test('a form says each failure itself, and keeps what was typed', async ({ page, shop }) => {
  await shop.open('login');
  const form = page.getByRole('form', { name: 'Log in' });
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  const needed = 'This could not be done without a login. Please try again, or log in.';
  const visitors = {
    ...KEPT,
    'code 105': LACKING,
    'code 101': ENDING['code 101'],
    'code -1000': { ...ENDING['code -1000'], words: needed },
    'HTTP 401': { ...ENDING['HTTP 401'], words: needed },
  };
  for (const [name, told] of Object.entries(visitors))
    await test.step(name, async () => {
      if (!told?.give) throw new Error('no such failure');
      await page.route(LOGIN, told.give);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(form.getByRole('alert')).toContainText(told.words);
      await expect(page.getByLabel('Email')).toHaveValue('trade@alderline.example');
      await expect(page.locator('.notices > *')).toHaveCount(0);
      await page.unroute(LOGIN);
    });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('main', shop.device)}$`, 'i'));
});

test('a write that fails is told in a notice, and done once when it is tried again', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('product-detail', { id: 'p-0601' });
  await page.getByLabel(/^Area/).fill('10');
  const add = page.getByRole('button', { name: 'Add to basket' });
  const notices = page.getByRole('region', { name: 'Notices' });
  const packs = await shop.figure('Packs needed').innerText();
  for (const [name, { give, words }] of Object.entries({ ...KEPT, 'code 105': LACKING }))
    await test.step(name, async () => {
      await page.route(ADD_LINE, give);
      await add.click();
      await expect(notices).toContainText(words);
      await page.unroute(ADD_LINE);
    });
  await test.step('the reply is lost after the line was added', async () => {
    await page.route(ADD_LINE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await add.click();
    await expect(notices).toContainText('Failed to fetch');
    await page.unroute(ADD_LINE);
    await add.click();
    await expect(page).toHaveURL(/basket$/i);
    const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(packs);
  });
});
