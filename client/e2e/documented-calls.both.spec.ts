import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { absentFor, NEEDED_CALLS } from '../../contracts/site/page-calls.ts';
import { allPages, matchPage, type PageId, type PageQuery } from '../../contracts/site/site-map.ts';
import { DRESSES, type DressName } from '../../contracts/suite/documented-only.ts';
import { basketLines, chooseFor, openMenu } from './basket-lines.ts';
import { type Console, expect } from './console-test.ts';
import { type Front, test } from './documented-front.ts';
import { chooseFloor, counter, sizeField } from './plan-test.ts';
import { type Shop, treesOf } from './shop-test.ts';

const FLOOR = { id: 'p-0601' };
const ABSENT = absentFor(new Set(NEEDED_CALLS));

interface Parts {
  readonly page: Page;
  readonly shop: Shop;
  readonly mock: Console;
  readonly front: Front;
}

/** What a page shows, where its address alone doesn't say. */
const QUERIES: Partial<Record<PageId, PageQuery>> = {
  product: FLOOR,
  flooring: { fire: 'Bfl-s1' },
  compare: { floor: [FLOOR.id, 'p-0605'] },
};

async function ordersByMail(mock: Console): Promise<string[]> {
  const { mails } = await mock.read('/mails');
  return mails
    .filter(({ to, text }) => to === 'sales@alderline.example' && /Order S-/.test(text))
    .map(({ text }) => text);
}

/** The backend names no project of its gallery, so each is opened by its place. */
async function opensByItsCard(page: Page): Promise<void> {
  const card = page.getByRole('article').nth(1).getByRole('link');
  const title = await card.textContent();
  await card.click();
  const overlay = page.getByRole('dialog', { name: title ?? '' });
  await expect(overlay).toContainText(/2 of \d/);
  await page.reload();
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  // it closes by going back, which would break off what is opened next
  await expect(overlay).toBeHidden();
}

/** In the dialog from which an order goes to the sales office. */
async function fillOrder(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Send this order' });
  await dialog.getByLabel('Name').fill('Tom Halloran');
  await dialog.getByLabel('Phone').fill('01632 960111');
  await dialog.getByLabel('Address of the site').fill('Quay Road\nIpswich');
  await dialog.getByLabel('Post code').fill('IP4 9ZZ');
}

/** @returns the order's reference */
async function sendOrder(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Send this order' });
  await dialog.getByRole('button', { name: 'Send the order' }).dblclick();
  const told = page.getByRole('heading', { name: /^We have your order S-[A-Z2-9]{5}$/ });
  await expect(told).toBeFocused();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  return (await told.textContent())?.split(' ').at(-1) ?? '';
}

async function addFloor(page: Page): Promise<void> {
  await page.getByLabel(/^Area/).first().fill('10');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByText('Item added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();
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
  await addFloor(page);

  await front.open('samples', { series: 'Herringbone Flooring', id: FLOOR.id });
  await page.getByRole('button', { name: /Add/ }).last().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/basket$/i);
  const lines = basketLines(page);
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

  await chooseFor(lines.first(), 'Add a note');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Plot 4');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(lines.first()).toContainText('Plot 4');
  await page.getByRole('textbox', { name: 'Post code' }).fill('IP4 9ZZ');
  await expect(shop.figure('Delivery')).toHaveText(/£/);
  // nothing is offered that this backend can't do
  const menu = await openMenu(lines.first());
  await expect(menu.getByRole('button', { name: 'Change note' })).toBeVisible();
  await expect(page.getByText(/Save for later|Share basket|can’t be shown online/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await page.getByRole('button', { name: 'Send this order to our sales office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this order' });
  await dialog.getByRole('button', { name: 'Send the order' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
  await expect(dialog.getByLabel('Post code')).toHaveValue('IP4 9ZZ');
  await shop.expectAccessible();
  await fillOrder(page);
  await dialog.getByLabel('Purchase order number').fill('PO-1180');
  await page.route(
    '**/woojiapi/compose/sendemail',
    (route) => route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Send the order' }).click();
  await expect(dialog.getByText('Away for a moment')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Tom Halloran');
  const reference = await sendOrder(page);
  const sent = await ordersByMail(mock);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`Order ${reference}`);
  expect(sent[0]).toMatch(/Name: Tom Halloran\nEmail: trade@alderline.example\nPhone: 01632 960111/);
  expect(sent[0]).toMatch(/Site: Quay Road, Ipswich\nPost code: IP4 9ZZ\nPurchase order: PO-1180/);
  expect(sent[0]).toMatch(/AL-H101 Blakeney Oak Natural: 9 packs, [\d.]+ m², “Plot 4”, £/);
  expect(sent[0]).toMatch(/Goods £[\d,.]+, delivery £[\d,.]+, VAT £/);
  expect(sent[0]).toContain('AL-H101 Sample of Blakeney Oak Natural: 1 piece, £0.00');
  await page.reload();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
}

async function orderShortly({ page, mock, front }: Parts): Promise<void> {
  await front.logIn();
  await front.open('product', FLOOR);
  await addFloor(page);
  await front.open('basket');
  await expect(page.getByText('This basket shows what you have added in this browser.')).toBeVisible();
  const toForm = page.getByRole('button', { name: 'Send this order to our sales office' });
  const dialog = page.getByRole('dialog', { name: 'Send this order' });
  await toForm.click();
  await fillOrder(page);
  // Back closes the form, which keeps what was typed
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.reload();
  await toForm.click();
  await expect(dialog.getByLabel('Address of the site')).toHaveValue('Quay Road\nIpswich');
  const reference = await sendOrder(page);
  const [sent] = await ordersByMail(mock);
  expect(sent).toContain(`Order ${reference}`);
  expect(sent).toMatch(/AL-H101 Blakeney Oak Natural: 8 packs, [\d.]+ m², £/);
}

/** As a visitor to the quantities, which go to the sales office; then as a customer into the basket and into a project. */
async function planAndProject({ page, shop, mock, front }: Parts): Promise<void> {
  const main = page.getByRole('main');
  await front.open('room-plan');
  await counter(page, 'Kitchen').fill('1');
  await sizeField(page, 'Length', 'Kitchen').fill('5');
  await sizeField(page, 'Width', 'Kitchen').fill('4');
  await page.getByRole('button', { name: /new skirting/ }).click();
  await page.getByRole('checkbox', { name: 'Heating under the floor of Kitchen' }).check();
  await expect(main).toContainText('Your rooms are kept in this browser.');
  await page.getByRole('link', { name: 'Choose floors' }).click();
  await chooseFloor(page, shop.device, 'Blakeney Oak Natural');
  await expect(main).toContainText('Ask us whether it suits floor heating.');
  await expect(main).toContainText('Your plan is kept in this browser.');
  await page.getByRole('link', { name: 'What the floors need' }).click();
  await expect(main.getByRole('checkbox', { name: /Skirting/ }).first()).toBeChecked();
  await expect(main).toContainText('Adhesive for Blakeney Oak Natural: please ask us what fits');
  await page.getByRole('link', { name: 'See the quotation' }).click();
  await expect(page.getByRole('row', { name: /Blakeney Oak Natural/ })).toContainText('17 packs');
  await expect(main).not.toContainText('£');
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Quantities (CSV)' }).click(),
  ]);
  expect(await readFile(await list.path(), 'utf8')).toMatch(/AL-H101,Blakeney Oak Natural,17,/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  await page.getByLabel('Plan', { exact: true }).setInputFiles(await file.path());
  await page.getByRole('button', { name: 'Open the file' }).click();
  await expect(main).toContainText('is open, with 1 room.');
  await expect(page.getByRole('row', { name: /Blakeney Oak Natural/ })).toContainText('17 packs');
  await page.getByRole('button', { name: 'Send to our sales office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this plan' });
  await dialog.getByLabel('Name').fill('Ada Moss');
  await dialog.getByLabel('Email').fill('ada@studio');
  await dialog.getByRole('button', { name: 'Send the plan' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter the correct email address',
  );
  await shop.expectAccessible();
  await dialog.getByLabel('Email').fill('ada@studio.example');
  await dialog.getByRole('button', { name: 'Send the plan' }).dblclick();
  await expect(main).toContainText(/We have your plan P-[A-Z2-9]{5}\./);
  const plans = (await mock.read('/mails')).mails.filter(({ text }) => /^Plan P-/m.test(text));
  expect(plans).toHaveLength(1);
  expect(plans[0]?.text).toMatch(/Kitchen, Ground floor: 20.00 m², Blakeney Oak Natural, Single herringbone/);
  expect(plans[0]?.text).toContain('Adhesive for Blakeney Oak Natural: please suggest one');

  await front.logIn();
  await front.open('quotation');
  await expect(shop.figure('Total incl. VAT')).toHaveText(/£/);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page).toHaveURL(/basket$/i);
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first().getByRole('spinbutton', { name: /^Packs of/ })).toHaveValue('17');

  await front.open('product', FLOOR);
  await page.getByLabel(/^Area/).first().fill('10');
  await page.getByRole('button', { name: 'Add to project' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to project' });
  await adding.getByRole('radio', { name: 'Quayside House' }).check();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('successfully added !')).toBeVisible();
  // the dialog closes by going back, which would break off what is opened next
  await expect(adding).toBeHidden();
  // kept before anybody looks
  await page.reload();
  await front.open('projects');
  const project = page.getByRole('listitem').filter({ hasText: 'Quayside House' });
  await expect(project).toContainText(/10.40 m².*£383.76/s);
  await project.getByRole('link').click();
  await expect(main).toContainText('This project shows what you have added in this browser.');
  await expect(page.getByRole('article', { name: 'Blakeney Oak Natural' })).toContainText('8 packs');
  await expect(main.getByRole('link', { name: /Plan rooms|quotation|orders/ })).toHaveCount(0);
  await shop.expectAccessible();
  // a finished project takes no more floors
  await front.open('projects');
  await page.getByRole('link', { name: 'The Old Maltings, Flat 6' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing added in this browser' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Browse flooring' })).toHaveCount(0);
}

type Journey = (parts: Parts) => Promise<void>;

const ORDER = 'floors and a sample go to the sales office';
const PLAN = 'a plan goes to the sales office and into the basket';
const SHORT = 'a floor goes to the sales office';
const TREES = ['@desktop-only', '@mobile-only'];

type Row = readonly [dress: DressName, tag: string, name: string, Journey];

/** Each tree meets all ways in which a backend says that it lacks a call; what is long is done in one of them. */
const USUAL: readonly Row[] = [
  ['code 105', '@desktop-only', ORDER, orderBySalesOffice],
  ['HTTP 401', '@mobile-only', ORDER, orderBySalesOffice],
  ['404 in HTML', '@desktop-only', PLAN, planAndProject],
  ['404 in JSON', '@mobile-only', PLAN, planAndProject],
  ['404 in JSON', '@desktop-only', SHORT, orderShortly],
  ['HTTP 401', '@desktop-only', SHORT, orderShortly],
  ['code 105', '@mobile-only', SHORT, orderShortly],
  ['404 in HTML', '@mobile-only', SHORT, orderShortly],
];

/** Before a release both long ones are made in every way on both trees, which takes some two minutes. */
const ALL = (Object.keys(DRESSES) as DressName[]).flatMap((dress) =>
  TREES.flatMap((tag): Row[] => [
    [dress, tag, ORDER, orderBySalesOffice],
    [dress, tag, PLAN, planAndProject],
  ]),
);
const JOURNEYS = process.env.JOURNEYS === 'all' ? ALL : USUAL;

for (const [dress, tag, name, journey] of JOURNEYS) {
  test.describe(() => {
    test.use({ dress });
    test(`${name} where the backend says ${dress} to all but the documented calls ${tag}`, async ({
      page,
      shop,
      mock,
      front,
    }) => {
      await journey({ page, shop, mock, front });
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

test('where the backend has the documented calls alone, every view has something to do and no link leads to a page that can’t be filled', async ({
  page,
  shop,
  front,
}) => {
  await front.logIn();
  const main = page.getByRole('main');
  const isDesktop = shop.device === 'desktop';
  for (const [id] of allPages().filter(([each]) => !isDesktop || treesOf(each).length === 0)) {
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
      if (id === 'gallery') await opensByItsCard(page);
      if (id === 'compare')
        await expect.soft(page.getByRole('button', { name: /^Download data sheet/ })).toHaveCount(0);
      if (id === 'flooring')
        await expect
          .soft(main.getByRole('alert'))
          .toHaveText('Fire class, slip resistance and use class can’t be shown online.');
      // what never exists is left out; these two say which facts they lack
      if (id !== 'flooring' && id !== 'compare')
        await expect.soft(main, id).not.toContainText('can’t be shown online');
      const ways = main.getByRole('link').or(main.getByRole('button'));
      expect.soft(await ways.count(), `ways on from ${id}`).toBeGreaterThan(0);
    });
  }
});

test.describe(() => {
  test.use({ dress: 'HTTP 401' });
  test('where the backend asks for a log-in whatever it lacks, a visitor hears that a project can’t be shared online before they fill in anything @mobile-only', async ({
    page,
    front,
  }) => {
    await front.open('share-project');
    const main = page.getByRole('main');
    await expect(main).toContainText('01632 960180');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await front.open('gallery');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /share/i })).toHaveCount(0);
  });
});
