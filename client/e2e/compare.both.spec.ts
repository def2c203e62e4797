import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from './console-test.ts';
import { holdRequests } from './hold-requests.ts';
import { keepPlan, plannedRoom } from './plan-test.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
const choose = async (page: Page, name: string) => {
  await card(page, name).hover();
  await card(page, name)
    .getByRole('button', { name: `Compare ${name}` })
    .click();
};
const tray = (page: Page) => page.getByRole('region', { name: 'Floors to compare' });
const table = (page: Page) => page.getByRole('table');
const row = (page: Page, label: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');
const heads = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .getByRole('link', { name: /^(?!Sample)/ });

test('floors are compared from list and page, in an address that others can open @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring', { type: 'herringbone' });
  await choose(page, 'Aylsham Oak Natural');
  await choose(page, 'Burnham Oak Grey');
  await choose(page, 'Burnham Oak Grey');
  await expect(tray(page).getByRole('link')).toHaveText('Compare 1');
  await choose(page, 'Burnham Oak Grey');
  await page.reload();
  await expect(card(page, 'Burnham Oak Grey').getByRole('button', { name: /^Compare/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await card(page, 'Brancaster Walnut Natural').getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  const onwards = tray(page).getByRole('link', { name: 'Compare 3' });
  await page.mouse.wheel(0, 1_500);
  const top = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  const strip = await onwards.boundingBox();
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(strip?.y ?? 0);
  await onwards.click();

  await expect(heads(page)).toHaveText([
    'Aylsham Oak Natural',
    'Burnham Oak Grey',
    'Brancaster Walnut Natural',
  ]);
  await expect(page).toHaveTitle(
    /^Compare Aylsham Oak Natural, Burnham Oak Grey, Brancaster Walnut Natural \|/,
  );
  await expect(row(page, 'Species')).toHaveText(['Oak', 'Oak', 'Walnut']);
  await expect(row(page, 'Emissions (VOC)')).toHaveText(['Class A+', 'Class A+', 'Class A+']);
  await expect(table(page)).not.toContainText('£');
  await shop.expectAccessible();

  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect(row(page, 'Emissions (VOC)')).toHaveCount(0);
  await expect(row(page, 'Species')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Burnham Oak Grey' }).click();
  await expect(heads(page)).toHaveText(['Aylsham Oak Natural', 'Brancaster Walnut Natural']);

  const elsewhere = await page.context().browser()?.newContext();
  const other = await elsewhere?.newPage();
  const answer = await other?.request.get(page.url());
  // in the first HTML, and never listed
  expect(await answer?.text()).toMatch(
    /Aylsham Oak Natural[\s\S]*Brancaster Walnut Natural[\s\S]*Janka hardness/,
  );
  expect(await answer?.text()).toContain('noindex');
  await elsewhere?.close();
});

test('a customer compares by price, and finds the floors again in the plan of a property @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('flooring', { type: 'chevron' });
  await choose(page, 'Butley Oak Fumed 60°');
  await choose(page, 'Bawdsey Walnut Smoked 60°');
  await tray(page).getByRole('link', { name: 'Compare 2' }).click();
  await expect(row(page, 'Price')).toHaveText([/^£\d+\.\d\d\s*\/ m²$/, /^£\d+\.\d\d\s*\/ m²$/]);
  await keepPlan(page, [plannedRoom('r-1', 'Bedroom', 0, '')]);
  await shop.open('plan-floors');
  await page.getByRole('button', { name: /^Choose a floor for/ }).click();
  await page.getByRole('button', { name: 'Compare 2 floors' }).click();
  await page.getByRole('button', { name: 'Choose Bawdsey Walnut Smoked 60°' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Floors side by side' }).getByRole('status')).toHaveText(
    'Bawdsey Walnut Smoked 60° is chosen for 1 room',
  );
});

test('a comparison says which floors it lacks, and what to do without any @mobile-only', async ({
  page,
  shop,
}) => {
  await shop.open('compare');
  await expect(page.getByRole('heading', { name: 'No floors to compare yet' })).toBeVisible();
  await shop.open('compare', { floor: ['p-0605', 'p-9999'] });
  await expect(page.getByText('One of these floors is no longer in our range.')).toBeVisible();
  await expect(heads(page)).toHaveText(['Aylsham Oak Natural']);
});

/** The files in a zip, with how each begins. */
async function filesIn(zip: Download): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(await readFile(await zip.path())));
  return Object.fromEntries(
    files.map(([name, bytes]) => [name, Buffer.from(bytes.subarray(0, 5)).toString('latin1')]),
  );
}

test('data sheets of the chosen floors are saved as one zip, without the one that fails, until the page is left', async ({
  page,
  shop,
}) => {
  if (shop.device === 'desktop') {
    await shop.open('flooring', { type: 'herringbone', look: 'table' });
    for (const name of ['Blakeney Oak Natural', 'Burnham Oak Grey', 'Aylsham Oak Natural'])
      await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  } else await shop.open('compare', { floor: ['p-0601', 'p-0604', 'p-0605'] });
  const zips: Download[] = [];
  page.on('download', (zip) => zips.push(zip));
  const button = page.getByRole('button', { name: 'Download data sheets' });
  const inProgress = page.getByRole('status').filter({ hasText: 'Downloading data sheet' });

  const ofSecond = '**/api/download?fileName=al-h104-data-sheet.pdf';
  const fail = await holdRequests(page, ofSecond, (route) =>
    route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
  );
  await button.dblclick();
  await expect(inProgress).toHaveText('Downloading data sheet 2 of 3');
  fail();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'The data sheet of Burnham Oak Grey could not be loaded. Please try again.',
  );
  await expect.poll(() => zips.length).toBe(1);
  expect(zips[0]?.suggestedFilename()).toMatch(/^data-sheets-\d{4}-\d\d-\d\d\.zip$/);
  expect(await filesIn(zips[0] as Download)).toEqual({
    'AL-H101 Blakeney Oak Natural - data sheet.pdf': '%PDF-',
    'AL-H105 Aylsham Oak Natural - data sheet.pdf': '%PDF-',
  });

  await page.unroute(ofSecond);
  await page.route(ofSecond, () => undefined);
  await button.click();
  await expect(inProgress).toHaveText('Downloading data sheet 2 of 3');
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('al-h104'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await stopped;

  await page.goBack();
  await page.unroute(ofSecond);
  await button.click();
  await expect.poll(() => zips.length).toBe(2);
  expect(Object.keys(await filesIn(zips[1] as Download))).toHaveLength(3);
});
