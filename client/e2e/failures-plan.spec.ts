import { expect, mainOf, NOT_ONLINE, press, saidIn, test } from './walk-test.ts';

test('the plan of a property', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('room-plan');
  await page.getByRole('spinbutton', { name: 'Office', exact: true }).fill('1');
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryplanfacts',
    open: () => shop.open('plan-floors'),
    told: said,
    says: (words) => new RegExp(`Our floors could not be loaded.*${words}`, 's'),
    lacking: null,
  });
  await walk.reading({
    path: '/woojiapi/order/qryplan',
    open: () => shop.open('plan-floors', { project: 'j-1001' }),
    told: said,
    says: (words) => new RegExp(`This plan could not be loaded.*${words}`, 's'),
    lacking: /This plan can’t be shown online.*01632 960180/s,
  });

  await shop.open('plan-floors');
  const name = page.getByRole('textbox', { name: 'Project Name' });
  await walk.write({
    path: '/woojiapi/order/insertplan',
    ready: () => name.fill('Two offices'),
    make: press(page, 'Save as a project'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(name).toHaveValue('Two offices'),
  });
  await press(page, 'Save as a project')();
  await expect(mainOf(page).getByText('All changes are saved.')).toBeVisible();
  const usage = page.getByRole('combobox', { name: 'Use of the property' });
  await walk.write({
    path: '/woojiapi/order/updateplan',
    make: async () =>
      usage.selectOption((await usage.inputValue()) === 'domestic' ? 'commercial' : 'domestic'),
    told: said,
    lacking: NOT_ONLINE,
  });
});
