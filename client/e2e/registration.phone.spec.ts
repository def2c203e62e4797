import { href } from '../../contracts/site/site-map.ts';
import { expect, LOGIN, loginForm, PASSWORD, test } from './console-test.ts';

const APPLICANT = 'ada.moss@mossandreed.example';

test('an application that lacks something is refused at its fields, and a valid one is sent once', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('register');
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  const send = page.getByRole('button', { name: 'Create a trade account' });

  await send.click();
  await shop.expectRefused(field('Occupation'), 'please select your occupation');
  await expect(field('Occupation')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(7);
  await shop.expectAccessible();

  await field('Title').selectOption('Ms');
  await field('Occupation').selectOption('architect');
  await field('First Name').fill('Ada');
  await field('Surname').fill('Moss');
  await field('Post Code').fill('CM2 0ZZ');
  await field('Company Name').fill('Moss & Reed');
  await field('Email').fill(APPLICANT);
  await field('Password').fill(PASSWORD);
  await field('Confirm Password').fill(PASSWORD);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please Wait for Verification');
  await expect(page.getByText(/reviewed within 24 hours/)).toContainText(
    /reserves the right to accept or decline/,
  );
  await shop.expectAccessible();

  const { applications } = await mock.read('/applications');
  const own = applications.filter(({ loginName }) => loginName === APPLICANT);
  expect(own).toMatchObject([
    { name: 'Ada Moss', userType: 'architect', companyName: 'Moss & Reed', review: 'pending' },
  ]);
  expect(await mock.call(LOGIN, loginForm(APPLICANT))).toMatchObject({
    resultCode: '1',
    resultMsg: expect.stringContaining('still reviewing'),
  });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
});
