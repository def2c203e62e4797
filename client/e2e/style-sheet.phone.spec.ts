import { CONSOLE_STYLES } from '../../contracts/api/mock-console.ts';
import { expect, test } from './shop-test.ts';

test('every component is accessible in every state, and fits the screen', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CONSOLE_STYLES);
  await expect(page.getByRole('heading', { name: 'Style sheet' })).toBeVisible();
  for (const name of ['Forms', 'Alerts, notices and statuses', 'Loading, empty and failed', 'Table'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await shop.expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('every kind of dialog is accessible, takes the focus and gives it back', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CONSOLE_STYLES);
  for (const name of ['Dialog: center', 'Dialog: bottom', 'Dialog: side', 'Dialog: sheet', 'Action sheet']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await shop.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a notice names its kind, and only one of each kind shows', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CONSOLE_STYLES);
  const notices = page.getByRole('region', { name: 'Notices', exact: true });
  for (const kind of ['error', 'warning', 'error']) {
    await page.getByRole('button', { name: `Show as a notice: ${kind}` }).click();
    await expect(notices.locator(`[data-kind=${kind}]`)).toBeVisible();
  }
  await expect(notices.locator('.alert')).toHaveCount(2);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Show as a notice: success' }).click();
  await expect(notices.locator('[data-kind=error], [data-kind=warning]')).toHaveCount(0);
});
