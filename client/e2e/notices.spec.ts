import { href } from '../../contracts/site-map.ts';
import { expect, test } from './shop-test.ts';

test('a refused log-in is reported in the form alone', async ({ page, shop }) => {
  await shop.open('login');
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toContainText('password');
  await expect(page.getByRole('region', { name: 'Notices' })).toBeEmpty();
});

test('a wrong code is reported in the form, and the message goes when another one is sent', async ({
  page,
  shop,
}) => {
  await shop.open('password-forget');
  const form = page.getByRole('form', { name: 'Reset your password' });
  await page.getByLabel('Email').fill('architect@alderline.example');
  await page.getByLabel('Verification Code').fill('000000');
  await page.getByLabel('New Password').fill('Floor!2027');
  await page.getByLabel('Confirm Password').fill('Floor!2027');
  await page.getByRole('button', { name: 'Set new password' }).click();
  const problem = form.locator('.alert');
  await expect(problem).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeEmpty();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(/sent/i);
  await expect(problem).toHaveCount(0);
});

test.describe('offline straight away', () => {
  test('a failed add is reported even though nothing more can be fetched', async ({
    page,
    shop,
    context,
    quietConsole,
  }) => {
    await shop.logIn();
    await page.goto(href('product-detail', shop.device, { id: 'p-0101' }));
    await page.getByLabel('Area needed in m²').fill('10');
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.locator('[data-kind=error]')).toBeVisible();

    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(notices.locator('[data-kind=error]'), 'one of a kind').toHaveCount(1);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page).toHaveURL(new RegExp(`${href('basket', shop.device)}$`, 'i'));
    await expect(notices.locator('[data-kind=error]'), 'over once it has worked').toHaveCount(0);
    // the browser itself reports the calls that failed
    quietConsole.splice(0);
  });
});
