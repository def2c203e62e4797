import { formatPence } from '../../contracts/domain/money/money.ts';
import { placeOrder } from './checkout-steps.ts';
import { openMore } from './more-menu.ts';
import { chooseFloor, counter, sizeField } from './plan-test.ts';
import { expect, readQuotation, test } from './quotation-test.ts';

const ROOMS = [
  ['Bedroom 1', '4.2', '3.6'],
  ['Bedroom 2', '3.6', '3.1'],
  ['Kitchen', '5', '3.6'],
  ['Living Room', '5.4', '4.1'],
  ['Hallway', '5.2', '1.4'],
] as const;

test('a house of five rooms and stairs, from the first count to the order, without a figure typed twice', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const { call, userId } = customer;
  await shop.open('room-plan');
  await page.getByRole('radio', { name: 'House' }).check();
  for (const [kind, count] of [
    ['Floors', '2'],
    ['Steps', '13'],
    ['Bedroom', '2'],
    ['Kitchen', '1'],
    ['Living Room', '1'],
    ['Hallway', '1'],
  ] as const)
    await counter(page, kind).fill(count);
  for (const [room, length, width] of ROOMS) {
    await sizeField(page, 'Length', room).fill(length);
    await sizeField(page, 'Width', room).fill(width);
  }
  await page.getByRole('link', { name: 'Choose floors', exact: true }).click();
  await chooseFloor(page, shop.device, 'Harwich Oak Natural');
  await page.getByRole('textbox', { name: 'Project Name' }).fill('Mill House');
  await page.getByRole('button', { name: 'Save as a project' }).click();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'What the floors need', exact: true }).click();
  for (const kind of ['Adhesive', 'Skirting', 'Stair nosing'])
    await expect(page.getByRole('list', { name: kind }).getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('link', { name: 'See the quotation' }).click();
  await page.getByLabel('Client').fill('Ada Moss');
  await page.getByLabel('Post code of the site').fill('IP4 9ZZ');
  await expect(page.getByText('The delivery is added with the site’s post code.')).toHaveCount(0);
  const planned = (await shop.figure('Total incl. VAT').textContent()) ?? '';
  await page.getByRole('button', { name: 'Save the quotation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mill House' })).toBeVisible();
  await expect(shop.figure('Total incl. VAT')).toHaveText(planned);
  const quotationId = new URL(page.url()).searchParams.get('id') ?? '';

  // what the project holds is what is quoted
  const quoted = await readQuotation(customer, quotationId);
  const { data: inProject } = await call('/woojiapi/order/qryprojectproduct', {
    projectId: quoted.projectId,
  });
  const packs = (lines: readonly { readonly productNo: string; readonly number: number }[]) =>
    [...new Set(lines.map(({ productNo }) => productNo))].sort().map((productNo) => ({
      productNo,
      packs: lines.reduce((sum, line) => sum + (line.productNo === productNo ? line.number : 0), 0),
    }));
  expect(packs(quoted.lines)).toEqual(packs(inProject));

  await page.getByRole('button', { name: 'Ask for a price' }).click();
  await page.getByLabel('What should we know?').fill('We start in May.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Waits for our answer', { exact: true })).toBeVisible();
  await quotations.answer(customer, quotationId, 'Ten percent off the oak.');
  await page.reload();
  const answered = await readQuotation(customer, quotationId);
  expect(answered.totalPence).toBeLessThan(quoted.totalPence);
  const total = formatPence(answered.totalPence);
  await expect(shop.figure('Total incl. VAT')).toHaveText(total);
  await page.getByRole('link', { name: 'View and print' }).first().click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(`${quoted.quotationNo}, revision 2`);
  await expect(shop.figure('Total incl. VAT')).toHaveText(total);
  await expect(sheet.getByRole('row').filter({ hasText: 'Living Room' })).toContainText('22.14 m²');
  await page.getByRole('link', { name: 'The quotation' }).click();

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const accepting = page.getByRole('dialog', { name: 'Accept this quotation?' });
  await accepting.getByLabel('Accepted by').fill('Ada Moss');
  await accepting.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('radio', { name: /transfer/i }).check();
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
  await expect(shop.figure('Total incl. VAT').first()).toHaveText(total);

  // each leads to the other
  await shop.figure('Quotation').getByRole('link').click();
  await expect(page.getByText('Ordered', { exact: true }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mill House' }).click();
  // the quotation has the same heading and a menu of its own
  await expect(page.getByText('Ongoing', { exact: true })).toBeVisible();
  const more = await openMore(page);
  await more.getByRole('link', { name: 'Plan rooms and floors' }).click();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  const { data: orders } = await call('/woojiapi/order/qryorders', { userId, pageNo: 1, pageSize: 20 });
  expect(orders.map(({ totalPence }) => totalPence)).toEqual([answered.totalPence]);
});
