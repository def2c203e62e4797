import type { PageId, PageQuery } from '../../contracts/site/site-map.ts';
import { PLANNED_HOUSES } from '../../fixtures/projects/planned-houses.ts';
import { fillBasket } from './order-test.ts';
import { expect, test } from './quotation-test.ts';

test('what is pressed in basket, orders, invoices, payments, projects and quotations is 44 px high and wide', async ({
  page,
  shop,
  mock,
  orders,
  quotations,
}) => {
  const customer = await mock.enter();
  const [house] = PLANNED_HOUSES;
  if (!house) throw new Error('there is no planned house');
  const { projectName, plan } = house;
  const { data: planned } = await customer.call('/woojiapi/order/insertplan', { projectName, plan });
  const order = await orders.place(customer, { 'AL-H101': 4, 'AL-Z108': 2 });
  const sent = await orders.place(customer, { 'AL-H101': 2 });
  await orders.moveTo(sent, 'dispatched');
  await orders.place(customer, { 'AL-H101': 2 }, { payment: 'card' });
  await fillBasket(customer, 'AL-H101', 4);
  await fillBasket(customer, 'AL-Z108', 2);
  const id = await quotations.make(customer);
  const places: readonly (readonly [PageId, PageQuery?])[] = [
    ['basket'],
    ['quotations'],
    ['quotation', { id }],
    ['orders'],
    ['orders', { id: order.orderId }],
    ['invoices'],
    ['payments'],
    ['projects'],
    ['projects', { id: planned.projectId }],
    ['addresses'],
  ];
  const softly = expect.configure({ soft: true, timeout: 3000 });
  for (const [place, query] of places)
    await test.step(`${place} ${JSON.stringify(query ?? {})}`, async () => {
      await shop.open(place, query);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await softly.poll(() => page.evaluate(smallTargets), `targets of ${place}`).toEqual([]);
    });
});

/** What can be pressed and is too small for a finger, unless its row can be pressed as a whole. */
function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea, summary)',
  );
  return [...controls]
    .filter((each) => each.checkVisibility() && !each.closest('.sr-only'))
    .filter((each) => getComputedStyle(each, '::after').position !== 'absolute')
    .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()] as const)
    .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
    .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 160)}: ${width} × ${height}`);
}
