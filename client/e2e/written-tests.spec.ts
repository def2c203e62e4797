import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, loginForm, TRADE, test } from './console-test.ts';
import { quotationLines } from './quotation-test.ts';
import { openStranger } from './stranger.ts';

const LOGIN = '/woojiapi/user/login';
const ORDERS = '/woojiapi/order/qryorders';
const CLOSED = `The depot's \`closed\` until \${noon}\nand "later"`;

/** As our formatter would have it. */
function formatted(code: string): string {
  return execFileSync('npx', ['biome', 'format', '--stdin-file-path=written.test.mts'], {
    input: code,
    encoding: 'utf8',
  });
}

async function copied(page: Page, button: string, runner: string): Promise<string> {
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: button }).click();
  await expect.poll(text).toContain(`from '${runner}'`);
  return await text();
}

test('calls of the journal become a contract test and a browser test that run as they are written', async ({
  page,
  baseURL,
  mock,
}) => {
  const once = { kind: 'times', left: 1 } as const;
  await mock.write('POST /faults', {
    path: LOGIN,
    persona: '*',
    times: once,
    effect: { kind: 'code', code: '1', message: 'Closed for stocktaking' },
  });
  await mock.call(LOGIN, loginForm('architect@alderline.example'));
  const { call, userId } = await mock.enter(TRADE);
  await page.goto('/flooring/product-detail?id=p-0601');
  await page.getByLabel(/^Area/).fill('10');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page).toHaveURL(/basket$/i);
  const changed = page.waitForResponse('**/updateshoppingcar');
  await page.getByRole('button', { name: /^Packs of .* one more$/ }).click();
  await changed;
  const { data } = await call('/woojiapi/order/insertquotation', {
    userId,
    source: 'lines',
    title: 'Mill Lane 4',
    clientName: "Ada 'Moss'",
    siteAddress: '4 Mill Lane, Ipswich',
    postCode: 'IP4 9ZZ',
    lines: quotationLines,
  });
  const { quotationId } = data;
  await call('/woojiapi/order/qryquotationdetail', { userId, quotationId });
  await mock.call('/woojiapi/order/qryquotationdetail', { userId, quotationId });
  await mock.write('POST /clock', { offsetMs: 60_000 });
  const effect = { kind: 'code', code: '1', message: CLOSED } as const;
  await mock.write('POST /faults', { path: ORDERS, persona: '*', times: once, effect });
  await page.goto('/orders');
  await expect(page.getByText("The depot's")).toBeVisible();

  await mock.open('journal');
  const boxes = page.getByRole('list', { name: 'Calls' }).getByRole('checkbox');
  await page.getByRole('switch', { name: 'Live' }).click();
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await boxes.last().focus();
  await page.keyboard.press('Shift+Space');
  await expect(
    page.getByRole('status').filter({ hasText: `${await boxes.count()} calls chosen` }),
  ).toBeVisible();
  const contractTest = await copied(page, 'Copy as contract test', 'vitest');
  const browserTest = await copied(page, 'Copy as browser test', '@playwright/test');

  expect(contractTest).toContain('quotationId: insertquotation.data.quotationId');
  expect(contractTest).toContain('await world.setClock(60000);');
  expect(contractTest).not.toContain('Left out');
  expect(browserTest).toContain('/orders`);');
  for (const written of [contractTest, browserTest]) expect(formatted(written)).toBe(written);

  const stranger = await openStranger(baseURL ?? '');
  await stranger.write('written.test.mts', contractTest);
  await stranger.write('written.spec.mts', browserTest);
  expect(await stranger.run('npx vitest run written.test')).toMatch(/Tests +1 passed/);
  expect(await stranger.run('npx playwright test written.spec')).toContain('1 passed');
  await stranger.leave();
});
