import { buildSite } from '../../fixtures/builders/build-order.ts';
import { expect, test } from './console-test.ts';

test('an address is added, changed, removed and put back', async ({ page, shop, mock }) => {
  const { call, userId } = await mock.enter('developer@alderline.example');
  const read = async () => (await call('/woojiapi/order/qryaddresses', { userId })).data;
  for (const { addressId } of await read())
    await call('/woojiapi/order/deleteaddress', { userId, addressId });
  await shop.open('addresses');
  await expect(page.getByText('No addresses yet')).toBeVisible();
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
  const save = page.getByRole('button', { name: 'Save address' });
  await page.getByLabel('Name in the address book').fill('Granary');
  await page.getByLabel('Post code').fill('IP4');
  await save.click();
  await shop.expectRefused(page.getByLabel('Town'), 'Please enter the town.');
  await shop.expectRefused(page.getByLabel('Post code'), 'Please enter a UK post code, for example IP4 9ZZ.');
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused();
  await shop.expectAccessible();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('The Granary, Quay Road');
  await page.getByLabel('Town').fill('Maldon');
  await page.getByLabel('Post code').fill('cm99zz');
  await page.getByLabel('Who receives the goods').fill('Priya Raman');
  await page.getByLabel('Phone on site').fill('01632 960173');
  await page.getByLabel('Unloading').selectOption('Forklift on site');
  await page.getByLabel('Largest vehicle').selectOption('7.5 tonne lorry');
  await page.getByLabel('Each delivery must be booked').check();
  await save.click();
  const entry = page.getByRole('list', { name: 'Addresses', exact: true }).getByRole('listitem');
  await expect(entry).toContainText('CM9 9ZZ');
  await expect(entry).toContainText(
    'Forklift on site, up to a 7.5-tonne lorry, hard level ground, each delivery must be booked',
  );
  await expect(page.getByRole('button', { name: 'Change Granary' })).toBeFocused();
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Change Granary' }).click();
  await page.getByLabel('Town').fill('Heybridge');
  await page.getByLabel('There is hard, level ground').uncheck();
  await save.click();
  await expect(entry).toContainText('Heybridge');
  await expect(entry).toContainText('no hard level ground');
  expect(await read()).toMatchObject([
    { label: 'Granary', site: { town: 'Heybridge', levelGround: 0, bookingNeeded: 1 } },
  ]);

  const [kept] = await read();
  await page.getByRole('button', { name: 'Remove Granary' }).click();
  await expect(page.getByText('Granary is removed.')).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(await read()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry).toContainText('Heybridge');
  expect((await read()).map(({ label, site }) => ({ label, site }))).toEqual([
    { label: kept?.label, site: kept?.site },
  ]);
});

test('an address that a colleague has removed is reported, and the typed text is kept', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId } = await mock.enter();
  const { data } = await call('/woojiapi/order/insertaddress', {
    userId,
    label: 'Annexe',
    site: buildSite(),
  });
  await shop.open('addresses');
  await page.getByRole('button', { name: 'Change Annexe' }).click();
  await page.getByLabel('Town').fill('Felixstowe');
  await call('/woojiapi/order/deleteaddress', { userId, addressId: data.addressId });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'removed in the meantime' })).toBeVisible();
  await expect(page.getByLabel('Town')).toHaveValue('Felixstowe');
  await page.getByRole('button', { name: 'Save as a new address' }).click();
  const entry = page.getByRole('list', { name: 'Addresses', exact: true }).getByRole('listitem');
  await expect(entry.filter({ hasText: 'Annexe' })).toContainText('Felixstowe');

  // an address that is added elsewhere shows once somebody comes back to the page
  await call('/woojiapi/order/insertaddress', { userId, label: 'Boathouse', site: buildSite() });
  await page.reload();
  await expect(entry.filter({ hasText: 'Boathouse' })).toBeVisible();
});
