import { holdRequests } from './hold-requests.ts';
import { expect, NOT_ONLINE, press, saidIn, test } from './walk-test.ts';

test('login and data', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  // there is another session to end
  await mock.newSession();
  const open = () => shop.open('settings');
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/user/qrysettings',
    open,
    told: said,
    says: (words) => new RegExp(`Your details could not be loaded.*${words}`, 's'),
    lacking: /Your details can’t be shown online.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/user/qrysessions',
    open,
    told: said,
    says: (words) => new RegExp(`Your sessions could not be loaded.*${words}`, 's'),
    lacking: /Your sessions can’t be shown online.*01632 960180/s,
  });
  await open();
  const first = page.getByLabel('First Name');
  await walk.write({
    path: '/woojiapi/user/updateprofile',
    ready: () => first.fill('Tamsin'),
    make: press(page, 'Save your details'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(first).toHaveValue('Tamsin'),
  });
  const progress = page.getByRole('switch', { name: 'Progress of your orders' });
  await walk.write({
    path: '/woojiapi/user/updatemails',
    make: () => progress.click(),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(progress).toBeChecked(),
  });
  await walk.write({
    path: '/woojiapi/user/endsessions',
    make: press(page, 'Log out everywhere else'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible(),
  });
  await walk.write({
    path: '/woojiapi/user/qryowndata',
    make: press(page, 'Download your data'),
    told: said,
    lacking: NOT_ONLINE,
  });
  const password = page.getByLabel(/^Your password/);
  await walk.write({
    path: '/woojiapi/user/closeaccount',
    ready: () => password.fill('Floor!2026'),
    make: press(page, 'Close your account for good'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(password).toHaveValue('Floor!2026'),
  });
});

test('a save that fails after its page was left is said in a notice', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  await mock.enter();
  await shop.open('settings');
  const fail = await holdRequests(page, '**/updateprofile', (route) => route.abort());
  await page.getByLabel('First Name').fill('Tamsin');
  const sent = page.waitForRequest('**/updateprofile');
  await page.getByRole('button', { name: 'Save your details' }).click();
  await sent;
  await shop.goTo('account');
  fail();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'On the page that you left, this went wrong: Failed to fetch',
  );
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});
