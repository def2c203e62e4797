import { href } from '../../contracts/site/site-map.ts';
import { expect, LOADING, press, test } from './walk-test.ts';

test('log-in', async ({ page, shop, walk }) => {
  await shop.open('login');
  const email = page.getByLabel('Email');
  await walk.write({
    path: '/woojiapi/user/login',
    every: true,
    visitor: true,
    ready: async () => {
      await email.fill('trade@alderline.example');
      await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
    },
    make: press(page, 'Login'),
    told: page.getByRole('form').locator('.form-error'),
    keeps: () => expect(email).toHaveValue('trade@alderline.example'),
  });
});

test('registration', async ({ page, shop, walk }) => {
  await shop.open('register');
  const surname = page.getByLabel('Surname');
  await walk.write({
    path: '/woojiapi/user/register',
    visitor: true,
    ready: async () => {
      await page.getByLabel('Occupation').selectOption('architect');
      await page.getByLabel('First Name').fill('Ada');
      await surname.fill('Byron');
      await page.getByLabel('Post Code').fill('CM1 1AA');
      await page.getByLabel('Email').fill('ada@byron.example');
      await page.getByLabel('Password *', { exact: true }).fill('Floor!2026');
      await page.getByLabel('Confirm Password').fill('Floor!2026');
    },
    make: press(page, 'Create a trade account'),
    told: page.getByRole('form').locator('.form-error'),
    keeps: () => expect(surname).toHaveValue('Byron'),
  });
});

test('verification code and new password', async ({ page, shop, walk }) => {
  await shop.open('reset-password');
  const password = page.getByLabel('New Password');
  const told = page.getByRole('form').locator('.form-error');
  await walk.write({
    path: '/woojiapi/user/getauthcode',
    visitor: true,
    ready: async () => {
      await page.getByLabel('Email').fill('trade@alderline.example');
      await password.fill('Floor!2027');
    },
    make: press(page, 'Send code'),
    told,
    keeps: () => expect(password).toHaveValue('Floor!2027'),
  });
  await walk.write({
    path: '/woojiapi/user/resetpassword',
    visitor: true,
    ready: async () => {
      await page.getByLabel('Verification Code').fill('123456');
      await page.getByLabel('Confirm Password').fill('Floor!2027');
    },
    make: press(page, 'Set new password'),
    told,
    keeps: () => expect(password).toHaveValue('Floor!2027'),
  });
});

test('guest log-in and log-out', async ({ page, shop, mock, walk }) => {
  await shop.open('home');
  const main = new RegExp(`${href('products', shop.device)}$`, 'i');
  const home = new RegExp(`${href('home', shop.device)}$`, 'i');
  await walk.write({
    path: '/api/guestlogin',
    visitor: true,
    make: () => page.getByRole('link', { name: 'Browse as visitor' }).click(),
    told: 'nowhere',
    keeps: async () => {
      await expect(page).toHaveURL(main);
      await page.goBack();
    },
  });

  await mock.enter();
  await shop.open('terms');
  await walk.keepSession();
  await walk.write({
    path: '/api/logout',
    // the session has ended here before the server knows
    visitor: true,
    make: async () => {
      if (shop.device === 'mobile') await press(page, /menu/i)();
      await press(page, 'Log out')();
    },
    told: 'nowhere',
    keeps: async () => {
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await walk.logInAgain();
    },
  });
});

test('contact', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('contact');
  const message = page.getByLabel('Message *');
  await walk.write({
    path: '/woojiapi/compose/sendemail',
    every: true,
    ready: async () => {
      await page.getByLabel('Email *').fill('ada@studio.example');
      await page.getByLabel('First Name *').fill('Ada');
      await message.fill('Is the showroom open on Saturday?');
    },
    make: press(page, 'Send'),
    told: page.getByRole('form', { name: 'Write to us' }).locator('.form-error'),
    lacking: 'This form is out of service at the moment.',
    keeps: () => expect(message).toHaveValue('Is the showroom open on Saturday?'),
  });
});

test('a write whose reply is lost is done once when it is made again', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  await page.getByLabel(/^Area/).fill('10');
  const add = press(page, 'Add to basket');
  await expect(shop.figure('Packs needed')).toHaveText('8 Pack');
  const url = '**/woojiapi/order/insertshoppingcar';
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Failed to fetch');
  await page.unroute(url);
  await add();
  await expect(page).toHaveURL(/basket$/i);
  const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('spinbutton', { name: /^Packs of/ })).toHaveValue('8');
  expect(quietConsole.splice(0).filter((text) => !LOADING.test(text))).toEqual([]);
});
