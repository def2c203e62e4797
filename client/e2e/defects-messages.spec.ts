import { expect, test } from './shop-test.ts';

/** Names of fields in the contract, which no customer should read. */
const WIRE_NAME = /loginName|productId|productPrice|projectName|authCode|repassword|postCode|userType/;

test('an empty log-in asks for the email in words', async ({ page, shop }) => {
  await shop.open('login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Log in' })).toContainText('Please enter your email.');
  await expect(page.getByText(WIRE_NAME)).toHaveCount(0);
});

test('an unknown product is said by its page alone', async ({ page, shop }) => {
  await shop.open('product-detail', { id: 'p-9999' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  await expect(page.locator('[data-scope=toast][data-part=group]')).toBeAttached();
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
  await expect(page.getByText(WIRE_NAME)).toHaveCount(0);
});

test('a refused address is said at its field when a code is asked for', async ({ page, shop }) => {
  await shop.open('password-forget');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter the correct email address',
  );
  await expect(page.getByText(WIRE_NAME)).toHaveCount(0);
});
