import { readFile } from 'node:fs/promises';
import { FAULT_KIND_NAMES } from '../../contracts/api/fault-kinds.ts';
import { href } from '../../contracts/site/site-map.ts';
import { expect, LOGIN, loginForm, TRADE, test } from './console-test.ts';

test('the navigation reaches every section, on a phone by a select', async ({ page, shop, mock }) => {
  await page.goto('/__mock');
  await expect(page).toHaveURL(/\/__mock$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const name of ['Faults', 'Applications', 'Inbox', 'People and sessions', 'Catalogue', 'Clock']) {
    if (shop.device === 'mobile') await page.getByLabel('Section', { exact: true }).selectOption(name);
    else await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(page.getByLabel('World')).toHaveValue(mock.world);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} fits the screen`).toBeLessThanOrEqual(0);
  }
});

test('the journal shows calls as they come in, filters, copies and replays them', async ({
  page,
  shop,
  mock,
}) => {
  await mock.open('journal');
  await expect(page.getByText('No calls yet')).toBeVisible();
  await mock.call(LOGIN, loginForm(TRADE));
  await mock.call('/woojiapi/user/login', { ...loginForm(TRADE), password: 'wrong' });
  const calls = page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
  await expect(calls).toHaveCount(2);
  await expect(calls.first()).toContainText('Code 1');
  await expect(calls.last()).toContainText('Code 0');
  await expect(calls.last()).toContainText('Matches the contract');
  await shop.expectAccessible();

  await page.getByLabel('Code', { exact: true }).selectOption('0');
  await expect(calls).toHaveCount(1);
  await page.getByLabel('Path contains').fill('basket');
  await expect(page.getByText('No calls match the filter')).toBeVisible();
  await page.getByLabel('Path contains').fill('login');
  await page.getByLabel('Who contains').fill('nobody');
  await expect(page.getByText('No calls match the filter')).toBeVisible();
  await page.getByLabel('Who contains').fill('');
  await page.getByLabel('Only problems').check();
  await expect(page.getByText('No calls match the filter')).toBeVisible();
  await page.getByLabel('Only problems').uncheck();

  await calls.first().getByRole('button').click();
  const detail = page.getByRole('dialog', { name: `POST ${LOGIN}` });
  await expect(detail.getByRole('region', { name: 'Body of the request' })).toContainText(TRADE);
  await expect(detail).not.toContainText('Floor!2026');
  await expect(detail.getByRole('region', { name: 'Body of the reply' })).toContainText('"resultCode": "0"');
  await shop.expectAccessible();
  await detail.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(detail.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`curl -X POST`);
  expect(copied).toContain(`x-mock-world: ${mock.world}`);
  await detail.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('Sent again')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Code', { exact: true }).selectOption('');
  await expect(calls).toHaveCount(3);

  const before = (await mock.read('/journal')).entries;
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as HAR' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^journal-[\d-]+\.har$/);
  const { log } = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(log.entries).toHaveLength(3);
  expect(JSON.stringify(log)).not.toContain('Floor!2026');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No calls yet')).toBeVisible();

  const file = page.getByLabel('HAR file', { exact: true });
  await file.setInputFiles({ name: 'notes.har', mimeType: '', buffer: Buffer.from('# Notes') });
  await expect(page.getByText("notes.har isn't a HAR file: it isn't JSON.")).toBeVisible();
  await file.setInputFiles(await saved.path());
  await expect(page.getByText('3 calls opened')).toBeVisible();
  await expect(calls).toContainText(['From a file', 'From a file', 'From a file']);
  const asRead = (list: readonly object[]) => list.map((entry) => ({ ...entry, id: '', isFromFile: true }));
  expect(asRead((await mock.read('/journal')).entries)).toEqual(asRead(before));
  await calls.first().getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Replay' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await calls.nth(1).getByRole('checkbox').check();
  await expect(page.getByText('1 call chosen')).toBeVisible();
  await calls
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 calls chosen')).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect(calls.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the journal says why a call was refused unread, among all that failed', async ({
  page,
  request,
  shop,
  mock,
}) => {
  await mock.call(LOGIN, loginForm(TRADE));
  await request.post(LOGIN, {
    form: loginForm(TRADE),
    headers: { 'x-mock-world': mock.world, debug: 'false' },
  });
  await mock.open('journal');
  const calls = page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
  await expect(calls).toHaveCount(2);
  await page.getByLabel('Code', { exact: true }).selectOption('All but code 0');
  await expect(calls).toHaveCount(1);
  await calls.getByRole('button', { name: 'Code -1' }).click();
  const detail = page.getByRole('dialog', { name: `POST ${LOGIN}` });
  await expect(detail.getByText('request: brand: is required')).toBeVisible();
  await expect(detail.getByRole('region', { name: 'Body of the request' })).toHaveText('(not read)');
  await expect(detail.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Replay' })).toBeHidden();
  await shop.expectAccessible();
});

test('a preset and a custom fault are played, counted and cleared', async ({ page, shop, mock }) => {
  await mock.open('faults');
  await expect(page.getByText('Everything works')).toBeVisible();
  const faults = page.getByRole('list', { name: 'Faults' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Next call fails (104)' }).click();
  await expect(faults).toHaveCount(1);
  expect((await mock.call(LOGIN, loginForm(TRADE))).resultCode).toBe('104');
  expect((await mock.call(LOGIN, loginForm(TRADE))).resultCode).toBe('0');
  // It was for one call, and has ended.
  await expect(page.getByText('Everything works')).toBeVisible();

  await page.getByLabel('Call', { exact: true }).selectOption(LOGIN);
  await page.getByLabel('Persona').selectOption('visitor');
  await page.getByLabel('How often').selectOption('percent');
  await page.getByLabel('Percent').fill('0');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('Must be a whole number from 1 to 100')).toBeVisible();
  await page.getByLabel('Percent').fill('100');
  await page.getByLabel('Result code').selectOption('103');
  await page.getByLabel('Message').fill('Closed for the day');
  await page.getByRole('button', { name: 'Add fault' }).dblclick();
  await expect(faults).toContainText(['Code 103: Closed for the day']);
  await expect(faults.first()).toContainText('100% of calls');
  expect(await mock.call(LOGIN, loginForm(TRADE))).toMatchObject({
    resultCode: '103',
    resultMsg: 'Closed for the day',
  });
  await expect(faults.first()).toContainText('1 hit');
  await shop.expectAccessible();

  for (const effect of FAULT_KIND_NAMES) {
    await page.getByLabel('Effect').selectOption(effect);
    await shop.expectAccessible();
  }
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(faults.filter({ hasText: 'Reply is not JSON' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear: Reply is not JSON' }).click();
  await expect(faults.filter({ hasText: 'Reply is not JSON' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Everything works')).toBeVisible();
  expect((await mock.call(LOGIN, loginForm(TRADE))).resultCode).toBe('0');
});

test('a profile of faults is chosen by an address, started by a click, runs and is stopped', async ({
  page,
  shop,
  mock,
}) => {
  await page.goto('/__mock?profile=flaky-radios#/faults');
  await expect(page.getByText('did you mean flaky-radio?')).toBeVisible();
  await page.goto('/__mock?profile=bank-holiday&seed=7#/faults');
  const profile = page
    .getByRole('list', { name: 'Profiles' })
    .getByRole('listitem')
    .filter({ hasText: 'Bank holiday' });
  await expect(profile).toContainText('In this address');
  await expect(page.getByText('Everything works')).toBeVisible();
  expect((await mock.read('/faults')).faults).toEqual([]);
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Start Bank holiday' }).click();
  await expect(profile).toContainText(/Running.*Seed 7, until \d+ \w+ \d+, /);
  await expect(page.getByText('Everything works')).toBeHidden();
  await shop.expectAccessible();
  await profile.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/__mock\?profile=bank-holiday&seed=7#\/faults$/);
  await page.getByRole('button', { name: 'Stop Bank holiday' }).click();
  await expect(page.getByText('Everything works')).toBeVisible();

  await page.getByLabel('Seed').first().fill('x');
  await page.getByRole('button', { name: 'Start Slow Friday' }).click();
  await expect(page.getByText('Must be a whole number from 0 to 999999')).toBeVisible();
  expect((await mock.read('/faults')).faults).toEqual([]);
});

test('price and stock are edited in place', async ({ page, shop, mock }) => {
  await mock.open('catalogue');
  await page.getByLabel('Search by number, name or series').fill('al-h101');
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ products$/ })).toBeVisible();
  const price = page.getByLabel('Price of AL-H101 in pounds');
  await price.fill('free');
  await page.getByRole('button', { name: 'Save AL-H101' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'pounds with up to two decimals' })).toBeVisible();
  await shop.expectAccessible();
  await price.fill('47.05');
  await page.getByLabel('Stock of AL-H101').fill('3');
  await page.getByLabel('Stock of AL-H101').press('Enter');
  await expect(page.getByRole('button', { name: 'Save AL-H101' })).toHaveText('Saved');
  await page.reload();
  await page.getByLabel('Search by number, name or series').fill('AL-H101');
  await expect(price).toHaveValue('47.05');
  await expect(page.getByLabel('Stock of AL-H101')).toHaveValue('3');
  await page.getByLabel('Search by number, name or series').fill('nothing like it');
  await expect(page.getByText('No products found')).toBeVisible();
});

test('a function that is switched off answers 103', async ({ page, shop, mock }) => {
  await mock.open('functions');
  const login = page.getByRole('switch', { name: 'login', exact: true });
  await login.click();
  await expect(login).not.toBeChecked();
  await expect(page.getByText('Answers 103')).toBeVisible();
  await shop.expectAccessible();
  expect((await mock.call(LOGIN, loginForm(TRADE))).resultCode).toBe('103');
  await login.click();
  await expect(login).toBeChecked();
  expect((await mock.call(LOGIN, loginForm(TRADE))).resultCode).toBe('0');
});

test('worlds are created, chosen, reset and deleted', async ({ page, shop, mock }) => {
  await mock.call(LOGIN, loginForm(TRADE));
  await mock.open('worlds');
  const name = page.getByLabel('Name of a new world');
  await name.fill('Not A Name');
  await page.getByRole('button', { name: 'Create and choose' }).click();
  await expect(page.getByRole('alert')).toContainText(['Use 1 to 40']);
  const second = `${mock.world}-b`;
  await name.fill(second);
  await name.press('Enter');
  await expect(page.getByLabel('World', { exact: true })).toHaveValue(second);
  const row = page.getByRole('listitem').filter({ hasText: second });
  await expect(row).toContainText('Chosen');
  await shop.expectAccessible();

  await page.getByRole('button', { name: `Choose ${mock.world}`, exact: true }).click();
  await mock.call('/woojiapi/user/getauthcode', { loginName: TRADE, brand: 'Alderline' });
  await page.getByRole('button', { name: `Reset ${mock.world}`, exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: `Reset ${mock.world}`, exact: true }).click();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Reset it' }).click();
  await expect(page.getByText('was reset in')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${second}` }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(row).toHaveCount(0);
  await mock.open('inbox');
  await expect(page.getByText('No mail yet')).toBeVisible();
});

test('a world is saved as a file, and the file is opened as another world', async ({
  page,
  mock,
  quietConsole,
}) => {
  await mock.setStock('p-0101', 3);
  await mock.open('worlds');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save ${mock.world}`, exact: true }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${mock.world}-\\d{4}-\\d{2}-\\d{2}\\.world\\.gz$`));
  const other = { name: 'other.gz', mimeType: 'application/gzip', buffer: Buffer.from('another file') };
  await page.getByLabel('A saved world').setInputFiles(other);
  await expect(page.getByText('This file is not a saved world')).toBeVisible();
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByLabel('A saved world').setInputFiles(await file.path());
  await expect(page.getByLabel('World', { exact: true })).toHaveValue(`saved-${mock.world}`);
  await mock.setStock('p-0101', 90);
  await page.goto(href('product', 'desktop', { id: 'p-0101' }));
  await expect(page.getByText('Only 3 packs left').first()).toBeVisible();
  await mock.open('worlds');
  await page.getByRole('button', { name: `Delete saved-${mock.world}`, exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByLabel('World', { exact: true })).toHaveValue('main');
});

test('a page shows the stock of its world before its scripts run', async ({ page, context, shop, mock }) => {
  const product = { id: 'p-0101' };
  await mock.setStock(product.id, 3);
  const stockSent = async () => {
    const sent = await page.request.get(href('product', shop.device, product));
    return /"inventoryBalance":(\d+)/.exec(await sent.text())?.[1];
  };
  expect(await stockSent()).toBe('3');
  expect((await context.cookies()).map(({ value }) => value)).toEqual([mock.world]);
  await context.clearCookies();
  expect(Number(await stockSent())).toBeGreaterThan(3);
});

test('the clock moves forward and back again', async ({ page, shop, mock }) => {
  await mock.call(LOGIN, loginForm(TRADE));
  await mock.open('clock');
  const state = page.getByRole('status').filter({ hasText: /real time/i });
  await expect(state).toHaveText('Real time');
  await page.getByRole('button', { name: '1 day', exact: true }).click();
  await expect(state).toHaveText('1 day ahead of real time');
  await page.getByLabel('How many').fill('none');
  await page.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(page.getByText('Enter a whole number from 1')).toBeVisible();
  await page.getByLabel('How many').fill('2');
  await page.getByLabel('Unit').selectOption('hours');
  await page.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(state).toHaveText('1 day 2 hours ahead of real time');
  await shop.expectAccessible();
  await mock.open('people');
  const sessions = page.getByRole('list', { name: 'Sessions of Tom Halloran' });
  await expect(sessions).toContainText('Expired');
  await mock.open('clock');
  await page.getByRole('button', { name: 'Back to real time' }).click();
  await expect(state).toHaveText('Real time');
});

test('a reply of one’s own is checked, aimed and given', async ({ page, mock, quietConsole }) => {
  await mock.open('faults');
  await page.getByLabel('Call', { exact: true }).selectOption(LOGIN);
  await page.getByLabel('Only if sent with').fill(`loginName=${TRADE}`);
  await page.getByLabel('Effect').selectOption('reply');
  await page.getByLabel('Reply, as JSON').fill('{');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('A JSON object')).toBeVisible();
  await page.getByLabel('Reply, as JSON').fill('{ "resultCode": "0" }');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('effect.body.access_token: is required')).toBeVisible();
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByLabel('How the reply is checked').selectOption('true');
  await page.getByRole('button', { name: 'Add fault' }).click();
  const faults = page.getByRole('list', { name: 'Faults' }).getByRole('listitem');
  await expect(faults).toContainText(['Reply: {"resultCode":"0"}']);
  expect(await mock.call(LOGIN, loginForm('architect@alderline.example'))).toHaveProperty('access_token');
  expect(await mock.call(LOGIN, loginForm(TRADE))).toEqual({ resultCode: '0' });
  await mock.open('journal');
  await expect(page.getByRole('list', { name: 'Calls' }).getByRole('listitem').first()).toContainText(
    'reply',
  );
});

test('the docs send a call with a valid sign, in the chosen world', async ({ page, shop, mock }) => {
  await page.goto('/__mock/docs');
  const call = page.locator('.opblock').filter({ hasText: LOGIN });
  // Swagger UI draws all calls at once
  await expect(call).toBeVisible({ timeout: 60_000 });
  await shop.expectAccessible();
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table .response').first()).toContainText('access_token');
  await shop.expectAccessible(call);
  await mock.open('journal');
  await expect(page.getByRole('list', { name: 'Calls' }).getByRole('listitem')).toContainText(['Code 0']);
});
