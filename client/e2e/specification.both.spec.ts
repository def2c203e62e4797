import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CallPath } from '../../contracts/api/calls.ts';
import { allPages, href, type PageId, type PageQuery, pageTitle } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';
import { SERVED } from './specification.ts';

const QUERIES: Partial<Record<PageId, PageQuery>> = { product: { id: 'p-0101' } };
const OWN_TITLES: readonly PageId[] = ['product', 'flooring'];

/** Replies without words, so that the shop's own are read, and nothing is kept or mailed. */
async function succeed(page: Page, ...paths: readonly CallPath[]): Promise<void> {
  for (const path of paths)
    await page.route(`**${path}`, (route) => route.fulfill({ json: { resultCode: '0' } }));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** What is read of a page as it comes from the server, spaces aside: two cells of a table have none between them. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, '');
}

test('every page says to the letter what the specification says of it', async ({
  request,
  shop,
  userAgent,
}) => {
  const missing: string[] = [];
  for (const [id, entry] of allPages().filter(([, page]) => page[shop.device])) {
    const response = await request.get(href(id, shop.device, QUERIES[id]), {
      headers: userAgent ? { 'user-agent': userAgent } : {},
    });
    const html = await response.text();
    const text = textOf(html);
    const lacks = (SERVED[id] ?? []).filter((words) => !text.includes(words.replace(/\s+/g, '')));
    missing.push(...lacks.map((words) => `${id}: ${words}`));
    if (!html.includes('<meta name="robots" content="index, follow"')) missing.push(`${id}: robots`);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    if (!OWN_TITLES.includes(id) && title !== pageTitle(entry.title, 'Alderline'))
      missing.push(`${id}: ${title}`);
    if (!title.endsWith(' | Alderline Flooring')) missing.push(`${id}: ${title}`);
    if (!/property="og:title"/.test(html)) missing.push(`${id}: og:title`);
  }
  expect(missing).toEqual([]);
});

test('a floor: VAT, on at first on a desktop alone, stock, and the way into project and basket', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0604' });
  const main = page.getByRole('main');
  const vat = page.getByRole('switch', { name: 'Add VAT at 20% to the cost' });
  await expect(vat).toBeChecked({ checked: shop.device === 'desktop' });
  const area = page.getByLabel(/^Area/);
  const notices = page.getByRole('region', { name: 'Notices' });
  await page.getByRole('button', { name: 'Add to project' }).click();
  await expect(notices).toContainText('Please enter the area you need first');
  await area.fill('500');
  for (const words of [
    'Sorry, insufficient stock',
    'Available stock: 6 packs.',
    'Please contact us for future stock',
  ])
    await expect(main.getByText(words, { exact: true })).toBeVisible();

  await area.fill('1');
  // a pack of 1.3 m² at £37.90
  const expectSums = async () => {
    const isOn = await vat.isChecked();
    await expect(shop.figure('Cost excluding VAT')).toHaveText('£49.27');
    await expect(shop.figure('VAT 20%')).toHaveText(isOn ? ['£9.85'] : []);
    await expect(shop.figure('Cost including VAT')).toHaveText(isOn ? ['£59.12'] : []);
  };
  await expectSums();
  await vat.click();
  await expectSums();
  // the choice is kept for this product
  await page.reload();
  await expect(vat).toBeChecked({ checked: shop.device === 'mobile' });
  await expectSums();
  await succeed(page, '/woojiapi/order/insertprojectproduct', '/woojiapi/order/insertshoppingcar');
  await page.getByRole('button', { name: 'Add to project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByPlaceholder('Project Name', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('successfully added !', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'To Project', exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Shopping', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(notices).toContainText('Item added successfully');
});

test('samples: three at most, free but for panels', async ({ page, shop }) => {
  const device = shop.device;
  for (const [index, id] of ['p-0601', 'p-0602', 'p-0603'].entries()) {
    await shop.open('samples', { series: 'Herringbone Flooring', id });
    const add = page.getByRole('button', { name: device === 'desktop' ? /^\+ Add/ : /^Add a sample/ });
    await add.click();
    await expect(page.getByText(`${index + 1} of 3 chosen`)).toBeVisible();
    if (index > 0) continue;
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await shop.open('samples', { series: 'Herringbone Flooring', id });
    await add.click();
    const twice = page.getByText('Samples do not need to be added again!');
    await expect(twice).toHaveCount(device === 'mobile' ? 1 : 0);
  }
  await shop.open('samples', { series: 'Herringbone Flooring', id: 'p-0604' });
  await expect(page.getByTitle('Maximum 3 samples')).toBeVisible();
});

test('accessories and fitting: buttons, and how many show first', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('accessories', { selctedProductList: 'p-0601:20' });
  const accessories = page.getByRole('region', { name: 'Accessories' }).getByRole('listitem');
  await expect(accessories).toHaveCount(shop.device === 'mobile' ? 4 : 3);
  for (const name of ['View More Accessories', 'ADD TO BASKET', 'SKIP'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await shop.open('accessories', { isProject: 'true', selctedProductList: 'p-0601:20' });
  await expect(page.getByRole('button', { name: 'Check Out', exact: true })).toBeVisible();
});

/** What product.md has in quotation marks and no page shows to the letter, or what isn't about the pages. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'What it is': 'a heading of product.md itself',
  mobile: 'part of a path',
  'Add accessories': 'ours; accessories.phone.spec.ts',
  'Download as CSV': 'ours; quick-order.spec.ts',
  'Recently deleted': 'ours; projects.spec.ts',
  'Saved for later': 'ours; basket-extras.spec.ts',
  'Put in basket': 'ours; basket-extras.spec.ts',
  'Add to my basket': 'ours; basket-extras.spec.ts',
  'Your floors need 3 tubs of adhesive; the basket has 1.': 'ours; basket-needs.spec.ts',
  'Not needed': 'ours; basket-needs.spec.ts',
  'Order these floors': 'ours; sampled-floors.spec.ts',
  'Order again': 'ours; orders.spec.ts',
  'Please enter a whole number.': 'ours; client/ui/stepper.test.tsx',
  'Available stock: N packs.': 'with the number in place of N',
  'Login has expired. Please log in again': 'failures.spec.ts: every call, HTTP 401',
  piece: 'samples.spec.ts: the basket’s line of a sample',
  Pack: 'contracts/domain/quantity/quantity-text.test.ts; pages say packs',
};

/** Where the shop's words are read: in the browser, and those of forms and filters beside their pages. */
const SOURCES = [
  './specification.ts',
  './specification.both.spec.ts',
  '../pages/register/register.test.tsx',
  '../pages/login/login.test.tsx',
  '../pages/reset-password/reset-password.test.tsx',
  '../pages/contact/contact.test.tsx',
  '../pages/flooring/flooring.test.tsx',
];

test('every message of product.md is read here', { tag: '@desktop-only' }, async () => {
  const [sources, product] = await Promise.all([
    Promise.all(SOURCES.map(read)),
    read('../../docs/product.md'),
  ]);
  const given = product
    .slice(product.indexOf('## Screens and addresses'), product.indexOf('## Unknown'))
    .split(/\n\n/)
    .filter((paragraph) => !/^(\*Ours|\*\*Our)/.test(paragraph))
    .join('\n')
    .replaceAll('\n', ' ')
    .replace(/\*Ours[^|]*?\.(?= [A-Z]| *\|)/g, '');
  const quoted = new Set([...given.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words));
  const texts = sources.join('\n');
  const unread = [...quoted].filter((words) => !(words in ELSEWHERE) && !texts.includes(words));
  expect(unread).toEqual([]);
  expect(quoted.size).toBeGreaterThan(45);
});

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
