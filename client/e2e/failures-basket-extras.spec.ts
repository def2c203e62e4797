import { basketLines, chooseFor } from './basket-lines.ts';
import { fillBasket } from './order-test.ts';
import { expect, FLOOR, mainOf, NOT_ONLINE, saidIn, test } from './walk-test.ts';

const ORDER = '/woojiapi/order/';

test('what goes with a basket', async ({ page, shop, mock, walk }) => {
  const customer = await mock.enter();
  const { call, userId } = customer;
  await fillBasket(customer, 'AL-X101', 2);
  const { data: lines } = await call(`${ORDER}qryshoppingcar`, { userId });
  await call(`${ORDER}insertsavedline`, { userId, carId: lines[0]?.carId ?? '' });
  await fillBasket(customer, 'AL-H101', 20);
  const { data: link } = await call(`${ORDER}insertsharedbasket`, { userId });
  const main = mainOf(page);
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const said = saidIn(page);
  const floor = basketLines(page).filter({ hasText: FLOOR });

  await walk.reading({
    path: `${ORDER}qrysavedlines`,
    open: () => shop.open('basket'),
    told: said,
    says: () => 'What you saved for later could not be loaded.',
    lacking: 'What you saved for later can’t be shown online.',
  });
  await walk.write({
    path: `${ORDER}restoresavedline`,
    make: () => button(/^Put in basket/).click(),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(button(/^Put in basket/)).toBeVisible(),
  });
  await walk.write({
    path: `${ORDER}deletesavedline`,
    make: () => button(/from what is saved$/).click(),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(button(/from what is saved$/)).toBeVisible(),
  });
  await walk.write({
    path: `${ORDER}insertsavedline`,
    make: () => chooseFor(floor, 'Save for later'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(button(`Remove ${FLOOR}`)).toBeVisible(),
  });
  const note = main.getByLabel(`Note on ${FLOOR}`);
  await walk.write({
    path: `${ORDER}updateshoppingcarnote`,
    ready: async () => {
      // a page that is kept still has its form open
      if (!(await note.isVisible())) await chooseFor(floor, 'Add a note');
      await note.fill('First floor only');
    },
    make: () => button('Save note').click(),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(note).toHaveValue('First floor only'),
  });
  const code = main.getByLabel('Voucher code');
  await walk.write({
    path: `${ORDER}qryvoucher`,
    ready: () => code.fill('K7QPM-3XWRT'),
    make: () => button('Use voucher').click(),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(code).toHaveValue('K7QPM-3XWRT'),
  });

  const dialog = page.getByRole('dialog');
  const share = () => button('Share basket').click();
  const openLinks = async () => {
    // both come later, above the button, and could move it away in the middle of a click
    await expect(main.getByRole('region', { name: 'What your floors need' })).toHaveCount(1);
    await expect(main.getByRole('heading', { name: 'Saved for later' })).toHaveCount(1);
    if (!(await dialog.isVisible())) await share();
  };
  await walk.reading({
    path: `${ORDER}qrysharedbaskets`,
    open: () => shop.open('basket'),
    ready: openLinks,
    told: said,
    says: () => 'Your links could not be loaded.',
    lacking: 'Your links can’t be shown online.',
  });
  await walk.write({
    path: `${ORDER}insertsharedbasket`,
    // what the dialog said of the reading would be said beside what it says of this
    ready: async () => {
      await shop.open('basket');
      await openLinks();
    },
    make: () => dialog.getByRole('button', { name: /^Make a link/ }).click(),
    told: said,
    lacking: NOT_ONLINE,
  });
  await walk.write({
    path: `${ORDER}deletesharedbasket`,
    ready: openLinks,
    make: () => dialog.getByRole('button', { name: 'End link' }).click(),
    told: said,
    lacking: NOT_ONLINE,
  });
  await walk.reading({
    path: `${ORDER}qrysharedbasket`,
    open: () => shop.open('basket', { shared: link.shareId }),
    told: said,
    says: (words) => new RegExp(`The shared basket could not be loaded.*${words}`, 's'),
    lacking: 'The shared basket can’t be shown online',
  });
});

test('what the floors of a basket lack', async ({ page, shop, mock, walk }) => {
  const customer = await mock.enter();
  await fillBasket(customer, 'AL-H101', 20);
  const needs = {
    open: () => shop.open('basket'),
    told: saidIn(page),
    says: () => 'What your floors need could not be loaded.',
  };
  // without the facts of a floor nothing is said of it
  await walk.reading({
    path: '/woojiapi/product/qryproductspec',
    ...needs,
    lacking: null,
  });
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    ...needs,
    lacking: 'What your floors need can’t be shown online.',
  });
  const add = page.getByRole('button', { name: /^Add to basket, / });
  await walk.write({
    path: `${ORDER}insertbatchshoppingcar`,
    make: () => add.click(),
    told: saidIn(page),
    keeps: () => expect(add).toBeVisible(),
  });
});
