import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const passwordOf = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

async function fillApplication(page: Page, email: string) {
  await page.getByLabel('Occupation').selectOption('architect');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Surname').fill('Byron');
  await page.getByLabel('Post Code').fill('CM1 1AA');
  await page.getByLabel('Email').fill(email);
  await passwordOf(page).fill('Floor!2026');
  await page.getByLabel('Confirm Password').fill('Floor!2026');
}

test('the application shows beside each field what the server would refuse', async ({ page, shop }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await shop.open('register');
  await fillApplication(page, 'ada@byron.example');
  const password = passwordOf(page);
  const again = page.getByLabel('Confirm Password');
  const postCode = page.getByLabel('Post Code');
  await password.fill('Oak12');
  await again.fill('Oak12');
  await postCode.fill('Chelmsford CM1 1AA');
  await page.getByRole('button', { name: 'Create a trade account' }).click();
  await expect(password).toHaveAccessibleDescription(/Passwords need at least 8 characters/);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(postCode).toHaveValue('Chelmsford CM1 1AA');
  await expect(postCode).toHaveAccessibleDescription('Please use at most 12 characters');
  expect(sent.filter((url) => url.endsWith('/woojiapi/user/register'))).toEqual([]);
  await shop.expectAccessible();
});

for (const [id, start] of [
  ['register', 'please confirm your password'],
  ['password-forget', 'please re-enter your password'],
] as const) {
  test(`a second password that was emptied is asked for again: ${id}`, async ({ page, shop }) => {
    await shop.open(id);
    const again = page.getByLabel('Confirm Password');
    await again.focus();
    await again.blur();
    await expect(again).toHaveAccessibleDescription(start);
    await again.fill('Floor!2026');
    await again.fill('');
    await again.blur();
    await expect(again).toHaveAccessibleDescription('please re-enter your password');
  });
}

test('the reset asks for 8 characters before it is sent', async ({ page, shop }) => {
  await shop.open('password-forget');
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Verification Code').fill('123456');
  await page.getByLabel('New Password').fill('Oak12');
  await page.getByLabel('Confirm Password').fill('Oak12');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(
    /Passwords need at least 8 characters/,
  );
  await expect(page.getByLabel('New Password')).toBeFocused();
});

test('what only the server refuses is marked at its field', async ({ page, shop }) => {
  await shop.open('register');
  await fillApplication(page, 'ada@byron.example');
  await page.route('**/woojiapi/user/register', (route) =>
    route.fulfill({
      json: { resultCode: '1', resultMsg: 'We do not deliver there.', field: 'postCode' },
    }),
  );
  await page.getByRole('button', { name: 'Create a trade account' }).click();
  const postCode = page.getByLabel('Post Code');
  await expect(postCode).toHaveAccessibleDescription('We do not deliver there.');
  await expect(postCode).toBeFocused();
});

test('a visitor whose application gets a 401 keeps what they typed and reads why', async ({
  page,
  shop,
  quietConsole,
}) => {
  await shop.open('register');
  await fillApplication(page, 'ada@byron.example');
  await page.route('**/woojiapi/user/register', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: 'Create a trade account' }).click();
  const form = page.getByRole('form', { name: 'Trade account application' });
  await expect(
    form.getByRole('alert').filter({ hasText: 'could not be done without a login' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/register$/);
  await expect(page.getByLabel('Surname')).toHaveValue('Byron');
  await expect(passwordOf(page)).toHaveValue('Floor!2026');
  await shop.expectAccessible();
  expect(quietConsole.splice(0).join()).toContain('401');
});

test('a visitor whose list gets a 401 stays on the page', async ({ page, shop, quietConsole }) => {
  await shop.open('category');
  await page.route('**/woojiapi/product/qrybrandseries', (route) => route.fulfill({ status: 401, json: {} }));
  await shop.open('flooring', { type: 'herringbone' });
  await page.getByRole('region', { name: 'Series' }).getByRole('link', { name: 'Chevron' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be done without a login');
  await expect(page).toHaveURL(/flooring\?type=chevron$/);
  expect(quietConsole.splice(0).join()).toContain('401');
});

test('the wait for another code survives a reload, and is per email address', async ({ page, shop }) => {
  const address = `wait-${shop.device}@studio.example`;
  await shop.open('password-forget');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  const waiting = page.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect(waiting).toBeDisabled();
  await page.reload();
  await expect(waiting).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await page.getByLabel('Email').fill('another@studio.example');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});
