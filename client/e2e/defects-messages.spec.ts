import { expect, test } from './shop-test.ts';

/** Field names of the contract, which no customer should see. */
const WIRE_NAME = /loginName|productId|productPrice|projectName|authCode|repassword|postCode|userType/;

test('an empty log-in asks for the email in words', async ({ page, shop, quietConsole }) => {
  await shop.open('login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Log in' })).toContainText('Please enter your email.');
  await expect(page.getByText(WIRE_NAME)).toHaveCount(0);
  expect(quietConsole.splice(0).join()).toContain('400');
});

test('an unknown product is reported by its page alone', async ({ page, shop, quietConsole }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.closest('.notices > *')) said.push(node.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('product-detail', { id: 'p-9999' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  await expect(page.locator('.notices')).toBeAttached();
  await page.getByRole('link', { name: 'See all flooring products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All floors');
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([]);
  // the page itself answers 404
  expect(quietConsole.splice(0).join()).toContain('404');
});

test('a refused email address is marked at its field when a code is asked for', async ({
  page,
  shop,
  quietConsole,
}) => {
  await shop.open('password-forget');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter the correct email address.',
  );
  await expect(page.getByText(WIRE_NAME)).toHaveCount(0);
  expect(quietConsole.splice(0).join()).toContain('400');
});
