import { formatPence } from '../../contracts/domain/money/money.ts';
import { href } from '../../contracts/site/site-map.ts';
import { keepPlan, PLANNED_FLOOR, plannedRoom } from './plan-test.ts';
import { expect, readQuotation, test } from './quotation-test.ts';

const ROOMS = [
  plannedRoom('r-1', 'Hall', 0, PLANNED_FLOOR.productId),
  plannedRoom('r-2', 'Study', 1, PLANNED_FLOOR.productId),
  plannedRoom('r-3', 'Loft', 2, ''),
];

/** `£1,234.56 incl. VAT` in pounds. */
const poundsOf = (text: string) => Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', ''));

test('a visitor goes to the end without prices, logs in, and has the quotation with everything as it was', async ({
  page,
  shop,
  mock,
}) => {
  await keepPlan(page, ROOMS);
  await shop.open('quotation');
  const main = page.getByRole('main');
  const floor = page.getByRole('row', { name: new RegExp(PLANNED_FLOOR.productName) });
  await expect(floor).toContainText('packs');
  await expect(main).not.toContainText('£');
  await expect(main).toContainText('Without a floor: Loft.');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'By room' }).click();
  await expect(page.getByRole('region', { name: 'First floor' })).toContainText('Study');
  await expect(main).not.toContainText('£');
  await shop.expectAccessible();

  await page.getByRole('link', { name: 'Log in to see prices' }).click();
  await page.getByLabel('Email').fill('trade@alderline.example');
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('quotation', shop.device)}$`, 'i'));
  await expect(floor).toContainText('£36.90');
  await expect(page.getByLabel('Title')).toHaveValue('Mill Lane');
  await expect(page.getByText('The delivery is added with the site’s post code.')).toBeVisible();
  await shop.expectAccessible();
  await page.getByLabel('Client').fill('Ada Moss');
  await page.getByLabel('Post code of the site').fill('IP4 9ZZ');
  await page.getByRole('spinbutton', { name: 'Plots' }).fill('12');
  await page.getByLabel('House type').fill('type B');
  await expect(page.getByRole('heading', { name: 'Total for 12 plots' })).toBeVisible();
  // both ways to count packs show what they come to, and the customer takes the cheaper one
  const onEachPlot = page.getByRole('radio', { name: 'Whole packs on each plot' });
  const onceForAll = page.getByRole('radio', { name: 'Packs counted once for all plots' });
  await expect(onEachPlot).toBeChecked();
  const [dearer = 0, cheaper = 0] = await Promise.all(
    [onEachPlot, onceForAll].map(async (way) => poundsOf(await way.locator('xpath=..').innerText())),
  );
  expect(cheaper).toBeLessThan(dearer);
  await onceForAll.check();
  await expect.poll(async () => poundsOf(await shop.figure('Total incl. VAT').innerText())).toBe(cheaper);
  await shop.expectAccessible();
  // a refresh loses nothing of it
  await page.reload();
  await expect(page.getByLabel('Client')).toHaveValue('Ada Moss');
  await expect(page.getByRole('heading', { name: 'Total for 12 plots' })).toBeVisible();
  await expect(onceForAll).toBeChecked();
  const total = await shop.figure('Total incl. VAT').textContent();
  await page.getByRole('button', { name: 'Save the quotation' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Mill Lane' })).toBeVisible();
  await expect(shop.figure('Total incl. VAT')).toHaveText(total ?? '');
  await expect(shop.figure('House type and plots')).toHaveText('12 × type B');
  await expect(shop.figure('Packs')).toHaveText('Packs counted once for all plots');
  await expect(page.getByRole('row', { name: new RegExp(PLANNED_FLOOR.productName) })).toContainText(
    'All 12 plots together:',
  );

  const customer = await mock.enter();
  const { userId } = customer;
  const { data } = await customer.call('/woojiapi/order/qryquotations', { userId, pageNo: 1, pageSize: 9 });
  expect(data).toHaveLength(1);
  const made = await readQuotation(customer, data[0]?.quotationId ?? '');
  expect(formatPence(made.totalPence)).toBe(total);
  expect(made.lines[0]?.rooms.map(({ roomName, storey }) => [roomName, storey])).toEqual([
    ['Hall', 'Ground floor'],
    ['Study', 'First floor'],
  ]);
  await page.getByRole('link', { name: 'View and print' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'Drawings of the rooms, for one of 12 plots; packs for all' }),
  ).toBeVisible();
  for (const room of ['Hall', 'Study'])
    await expect(
      page.getByRole('img', { name: `${room}: 4.00 m × 3.00 m. Direction: Along the room.` }),
    ).toBeVisible();
});

test('without rooms or floors it says what comes first', async ({ page, shop }) => {
  await shop.open('quotation');
  await expect(page.getByRole('link', { name: 'Count the rooms' })).toBeVisible();
  await shop.expectAccessible();
  await keepPlan(page, [plannedRoom('r-1', 'Hall', 0, '')]);
  await shop.open('quotation');
  await expect(page.getByRole('link', { name: 'Choose the floors' })).toBeVisible();
  await shop.open('quotation', { id: 'n-1' });
  await expect(page.getByRole('heading', { name: 'This quotation is for a trade customer' })).toBeVisible();
  await shop.expectAccessible();
});
