import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WORLD_HEADER } from '../../contracts/api/mock-console.ts';
import { absentPages, NEEDED_CALLS } from '../../contracts/site/page-calls.ts';
import { allPages, href, matchPage, type PageId, type PageQuery } from '../../contracts/site/site-map.ts';
import {
  type DocumentedOnly,
  DRESSES,
  type DressName,
  documentedOnly,
} from '../../contracts/suite/documented-only.ts';
import { test as base, type Console, expect, PASSWORD, TRADE } from './console-test.ts';
import { addressOf, startServer } from './own-server.ts';
import type { Shop } from './shop-test.ts';

const FLOOR = { id: 'p-0601' };
const ABSENT = absentPages(new Set(NEEDED_CALLS));

interface Front {
  readonly backend: DocumentedOnly;
  open(id: PageId, query?: PageQuery): Promise<void>;
  logIn(): Promise<void>;
}

/** The shop as a program of its own, in front of a backend with the documented calls alone, whose data are the test's world. */
const test = base.extend<{ dress: DressName; front: Front }>({
  dress: ['404 in HTML', { option: true }],
  front: async ({ page, shop, mock, dress, baseURL }, use) => {
    const behind = { baseUrl: baseURL ?? '', salt: 'alderline-site' };
    const backend = await documentedOnly(behind, DRESSES[dress], { [WORLD_HEADER]: mock.world });
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-front-'));
    const server = startServer('dist', {
      PORT: '0',
      // a tree that has just been cloned lacks most pictures
      MAKER_SOCKET: process.env.MAKER_SOCKET ?? '',
      DATA_DIR: dataDir,
      BACKEND: 'upstream',
      UPSTREAM_URL: backend.url,
      UPSTREAM_SIGN_SALT: 'between-the-two-servers',
    });
    const ended = once(server, 'exit');
    const address = await addressOf(server);
    const open = async (id: PageId, query?: PageQuery) => {
      await page.goto(address + href(id, shop.device, query));
      await expect(page.locator('html[data-live]')).toBeAttached();
    };
    await use({
      backend,
      open,
      async logIn() {
        await open('login');
        await page.getByLabel('Email').fill(TRADE);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${href('products', shop.device)}$`, 'i'));
        // a page that is left drops its calls, and what they would have told: the next one asks again
        await page.waitForLoadState('networkidle');
      },
    });
    // what the page would still fetch
    await page.goto('about:blank');
    server.kill();
    await Promise.all([ended, backend.close()]);
    await rm(dataDir, { recursive: true, force: true });
  },
});

interface Parts {
  readonly page: Page;
  readonly shop: Shop;
  readonly mock: Console;
  readonly front: Front;
}

/** What a page shows, where its address alone doesn't say. */
const QUERIES: Partial<Record<PageId, PageQuery>> = { product: FLOOR };

async function ordersByMail(mock: Console): Promise<string[]> {
  const { mails } = await mock.read('/mails');
  return mails
    .filter(({ to, text }) => to === 'sales@alderline.example' && /Order S-/.test(text))
    .map(({ text }) => text);
}

async function orderBySalesOffice({ page, shop, mock, front }: Parts): Promise<void> {
  await front.logIn();
  // the search needs no more than the documented list
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('blakeney');
  await expect(search.getByRole('option').first()).toHaveText(/^Blakeney Oak Natural.*£/);
  await search.getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blakeney Oak Natural');
  await page.getByLabel(/^Area/).first().fill('10');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByText('Item added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();

  await front.open('samples', { series: 'Herringbone Flooring', id: FLOOR.id });
  await page.getByRole('button', { name: /Add/ }).last().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/basket$/i);
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(page.getByText('This basket shows what you have added in this browser.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Checkout|Order samples)$/ })).toBeHidden();
  const packs = lines.first().getByRole('spinbutton', { name: /^Packs of/ });
  await expect(packs).toHaveValue('8');
  await shop.expectAccessible();

  // the checkout leads back
  await front.open('checkout');
  await page.getByRole('link', { name: 'To the basket' }).click();
  await expect(lines).toHaveCount(2);

  // another tab is in step, and more than there is in stock is refused at the line
  const tab = await mock.newTab(page.url());
  await tab.getByRole('button', { name: /^Packs of .*one more$/ }).click();
  await expect(packs).toHaveValue('9');
  await tab.close();
  await page.reload();
  await expect(packs).toHaveValue('9');
  await packs.fill('99999');
  await packs.blur();
  await expect(lines.first()).toContainText('Sorry, insufficient stock.');
  await packs.fill('9');
  await packs.blur();
  await expect(lines.first()).not.toContainText('Sorry, insufficient stock.');

  await lines
    .first()
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await page.getByRole('textbox', { name: /^Note/ }).fill('Plot 4');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(lines.first()).toContainText('Plot 4');
  await page.getByRole('textbox', { name: 'Post code' }).fill('IP4 9ZZ');
  await expect(shop.figure('Delivery')).toHaveText(/£/);
  // nothing is offered that this backend can't do
  await expect(page.getByText(/Save for later|Share basket|can’t be shown online/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Send this order to our sales office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this order' });
  await dialog.getByRole('button', { name: 'Send the order' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
  await shop.expectAccessible();
  await dialog.getByLabel('Name').fill('Tom Halloran');
  await dialog.getByLabel('Phone').fill('01632 960111');
  await dialog.getByLabel('Address of the site').fill('Quay Road\nIpswich');
  await dialog.getByLabel('Post code').fill('IP4 9ZZ');
  await dialog.getByLabel('Purchase order number').fill('PO-1180');
  await page.route(
    '**/woojiapi/compose/sendemail',
    (route) => route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Send the order' }).click();
  await expect(dialog.getByText('Away for a moment')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Tom Halloran');
  await dialog.getByRole('button', { name: 'Send the order' }).dblclick();

  const told = page.getByRole('heading', { name: /^We have your order S-[A-Z2-9]{5}$/ });
  await expect(told).toBeFocused();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  const sent = await ordersByMail(mock);
  expect(sent).toHaveLength(1);
  const reference = (await told.textContent())?.split(' ').at(-1);
  expect(sent[0]).toContain(`Order ${reference}`);
  expect(sent[0]).toMatch(/Name: Tom Halloran\nEmail: trade@alderline.example\nPhone: 01632 960111/);
  expect(sent[0]).toMatch(/Site: Quay Road, Ipswich\nPost code: IP4 9ZZ\nPurchase order: PO-1180/);
  expect(sent[0]).toMatch(/AL-H101 Blakeney Oak Natural: 9 packs, [\d.]+ m², “Plot 4”, £/);
  expect(sent[0]).toMatch(/Goods £[\d,.]+, delivery £[\d,.]+, VAT £/);
  expect(sent[0]).toContain('AL-H101 Sample of Blakeney Oak Natural: 1 piece, £0.00');
  await page.reload();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
}

/** Each tree meets two of the ways in which a backend says that it lacks a call. */
const MET = {
  '@desktop-only': ['code 105', '404 in HTML'],
  '@mobile-only': ['404 in JSON', 'HTTP 401'],
} satisfies Record<string, readonly DressName[]>;

for (const [tag, dresses] of Object.entries(MET)) {
  for (const dress of dresses) {
    test.describe(() => {
      test.use({ dress });
      test(`floors and a sample go to the sales office where the backend says ${dress} to all but the documented calls ${tag}`, async ({
        page,
        shop,
        mock,
        front,
      }) => {
        await orderBySalesOffice({ page, shop, mock, front });
        const { refused } = front.backend;
        // a 401 to a visitor may mean that a login is needed; only to a customer does it mean that the call is missing
        const most = dress === 'HTTP 401' ? 2 : 1;
        const often = [...new Set(refused)].filter(
          (path) => refused.filter((other) => other === path).length > most,
        );
        expect(often, 'asked again within five minutes').toEqual([]);
      });
    });
  }
}

test('where the backend has the documented calls alone, every page has something to do and no link leads to a page that can’t be filled', async ({
  page,
  shop,
  front,
}) => {
  await front.logIn();
  const main = page.getByRole('main');
  for (const [id, { [shop.device]: path }] of allPages()) {
    if (path === undefined) continue;
    await test.step(id, async () => {
      await front.open(id, QUERIES[id]);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const dead = links
        .map((link) => matchPage(new URL(link).pathname)?.id)
        .filter((to) => to && ABSENT.includes(to) && to !== id);
      expect.soft(dead, `links of ${id}`).toEqual([]);
      const ways = main.getByRole('link').or(main.getByRole('button'));
      expect.soft(await ways.count(), `ways on from ${id}`).toBeGreaterThan(0);
    });
  }
});
