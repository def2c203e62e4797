import type { Page } from '@playwright/test';
import { expect, test } from './console-test.ts';
import { holdRequests } from './hold-requests.ts';

/** Presses where the mouse is. @param count 2 is the second press of a double click */
async function press(page: Page, count: 1 | 2): Promise<void> {
  await page.mouse.down({ clickCount: count });
  await page.mouse.up({ clickCount: count });
}

test('the second click of a double click comes too late to do anything', async ({ page, shop, mock }) => {
  const { call, userId } = await mock.enter();
  const packs = async () => {
    const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
    return data.map(({ number }) => number).sort((a, b) => a - b);
  };
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/insertbatchshoppingcar')) sent += 1;
  });
  await shop.open('projects', { id: 'j-1001' });
  // the lines have come, so nothing moves under the mouse any more
  await expect(page.getByRole('article')).toHaveCount(3);

  // the work is done, and the basket's code is still on its way
  const release = await holdRequests(page, /\/assets\/basket[^/]*\.js$/);
  await page.getByRole('button', { name: 'Put all into the basket' }).hover();
  const answered = page.waitForResponse(/insertbatchshoppingcar$/);
  await press(page, 1);
  await answered;
  await expect(page.getByText('Item added successfully')).toBeVisible();
  const once = await packs();
  expect(once).toHaveLength(3);
  await press(page, 2);
  release();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await packs()).toEqual(once);
  expect(sent).toBe(1);

  // the next click counts, wherever it is
  const lines = page.getByRole('list', { name: 'Basket lines' });
  const more = lines.getByRole('button', { name: /: one more$/ }).first();
  await more.click();
  await expect.poll(packs).not.toEqual(once);
});

test('a double click opens a dialog, and a click beside it closes it', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  await page.getByLabel('Area needed in m²').fill('30');
  await page.getByRole('button', { name: 'Add to project' }).hover();
  const dialog = page.getByRole('dialog', { name: 'Add to project' });
  await press(page, 1);
  await expect(dialog).toBeVisible();
  await press(page, 2);
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
