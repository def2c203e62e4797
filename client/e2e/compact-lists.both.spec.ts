import type { Locator } from '@playwright/test';
import { PLANNED_HOUSES } from '../../fixtures/projects/planned-houses.ts';
import { expect, test } from './order-test.ts';

const heightOf = async (row: Locator) => (await row.boundingBox())?.height ?? Number.POSITIVE_INFINITY;

test('invoices, payments and projects are rows, of which many fit a screen', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const most = shop.device === 'mobile' ? { row: 100, project: 130 } : { row: 57, project: 76 };
  const customer = await mock.enter();
  const order = await orders.place(customer, { 'AL-H101': 4 }, { poNumber: '1181', jobReference: 'Annexe' });
  await orders.moveTo(order, 'dispatched');
  await orders.place(customer, { 'AL-H101': 2 }, { payment: 'card' });
  if (shop.device === 'desktop') await page.setViewportSize({ width: 1440, height: 900 });

  await shop.open('invoices');
  const invoice = shop.rows('Invoices').first();
  await expect(invoice).toContainText('1181');
  expect(await heightOf(invoice)).toBeLessThanOrEqual(most.row);
  const top = (await invoice.boundingBox())?.y;
  if (shop.device === 'desktop') expect(top, 'it begins in the upper half').toBeLessThan(450);
  expect(await heightOf(page.getByRole('group', { name: 'Show' })), 'one line').toBeLessThanOrEqual(46);

  // the whole row opens the paper, but not its button
  const saved = page.waitForEvent('download');
  await invoice.getByRole('button', { name: 'PDF of invoice AI-000001' }).click();
  await saved;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices and statement');
  await invoice.click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VAT invoice');

  await shop.open('payments');
  const payments = shop.rows('To be paid');
  await expect(payments).toHaveCount(2);
  expect(await heightOf(payments.first())).toBeLessThanOrEqual(most.row);
  await expect(page.getByRole('columnheader', { name: 'Pay now' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Pay Invoice/ }).check();
  await expect(page.getByRole('columnheader', { name: 'Pay now' })).toHaveCount(1);
  const width = (await page.getByRole('table', { name: 'To be paid' }).boundingBox())?.width;
  expect(width).toBeLessThanOrEqual(960);
  if (shop.device === 'desktop') expect(await heightOf(payments.first())).toBeLessThanOrEqual(most.row);

  await shop.open('projects');
  const project = page.getByRole('list', { name: 'Ongoing projects' }).getByRole('listitem').first();
  await expect(project).toContainText('£');
  expect(await heightOf(project)).toBeLessThanOrEqual(most.project);
  await project.getByRole('link').click();
  const line = page.getByRole('article').first();
  await expect(line.getByRole('spinbutton')).toBeVisible();
  if (shop.device === 'desktop') expect(await heightOf(line)).toBeLessThanOrEqual(64);
});

test('the names in a project are whole, on large screens too @desktop-only', async ({ page, shop, mock }) => {
  const customer = await mock.enter();
  const [house] = PLANNED_HOUSES;
  if (!house) throw new Error('there is no planned house');
  const { projectName, plan } = house;
  const { data: planned } = await customer.call('/woojiapi/order/insertplan', { projectName, plan });
  await shop.open('projects', { id: planned.projectId });
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.filter({ hasText: 'Elastic Wood Floor Adhesive 15 kg' })).toBeVisible();
  for (const width of [1280, 1366, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = () =>
      names.evaluateAll((all) =>
        all.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
      );
    await expect.poll(cut, `at ${width} px`).toEqual([]);
  }
});
