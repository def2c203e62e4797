import { href } from '../../contracts/site/site-map.ts';
import { verificationCode } from '../console/verification-code.ts';
import { expect, LOGIN, loginForm, PASSWORD, TRADE, test } from './console-test.ts';

const NEW_PASSWORD = 'Parquet!2027';

test('a forgotten password is replaced with the code from the inbox', async ({ page, shop, mock }) => {
  await shop.open('reset-password');
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  const code = page.getByRole('button', { name: /code|resend/i });
  const send = page.getByRole('button', { name: 'Set new password' });

  await send.click();
  await shop.expectRefused(field('Email'), 'please enter your email');
  await expect(field('Email')).toBeFocused();
  await shop.expectAccessible();

  await field('Email').fill(TRADE);
  await field('New Password').fill(NEW_PASSWORD);
  await field('Confirm Password').fill(NEW_PASSWORD);
  await field('Verification Code').fill('none');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await code.dblclick();
  await expect(page.getByText('verification code sent successfully').first()).toBeVisible();
  await expect(code).toBeDisabled();
  const mails = async () => (await mock.read('/mails')).mails.filter(({ to }) => to === TRADE);
  await expect.poll(mails).toHaveLength(1);

  await send.click();
  await expect(page.getByText('Invalid code, token, or has expired').first()).toBeVisible();
  await expect(field('New Password')).toHaveValue(NEW_PASSWORD);
  await field('Verification Code').fill(verificationCode((await mails())[0]?.text ?? '') ?? '');
  await send.click();
  await expect(page.getByText('Password forgot_form successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Inbox');
  await shop.expectAccessible();

  expect((await mock.call(LOGIN, loginForm(TRADE))).resultCode, PASSWORD).toBe('1');
  await page.getByRole('link', { name: 'Back To Login' }).click();
  await page.getByLabel('Email').fill(TRADE);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('products', shop.device)}$`, 'i'));
});

test('the wait for another code survives a reload, and is per email address', async ({ page, shop }) => {
  const address = `wait-${shop.device}@studio.example`;
  await shop.open('reset-password');
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
