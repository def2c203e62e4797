import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import { allPages, type PageId, type PageQuery } from '../../contracts/site/site-map.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { expect, test } from './console-test.ts';

/** One word of 58 letters, and a company as long as companies get. */
const PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const COMPANY = `${PLACE} Timber Floors and Interior Contractors (North Wales) Ltd`;

const QUERIES: Partial<Record<PageId, readonly PageQuery[]>> = {
  'product-detail': [{ id: 'p-0101' }],
  gallery: [{}, { project: 'g-03' }],
  projects: [{}, { id: 'j-1001' }],
  'fitting-service': [{ selctedProductList: 'p-0601:20' }],
};

test('no page scrolls sideways, at 320 px nor at twice the size, for a customer with long names', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId, loginName } = await mock.enter();
  const line = orderLine(toProduct(itemByNumber('AL-H101')), 20);
  if (!line) throw new Error('AL-H101 has no price');
  await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  await call('/woojiapi/order/updateproject', { projectId: 'j-1001', projectName: `${PLACE}, ${PLACE}` });
  await page.addInitScript(
    ([key, company]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (!session) return;
      session.customer.custName = company;
      localStorage.setItem(key, JSON.stringify(session));
    },
    [SESSION_KEY, COMPANY] as const,
  );
  // half of 1440 px is what is left of a desktop at 200 %
  const widths = shop.device === 'mobile' ? [320] : [720, 320];
  const tooWide: string[] = [];
  for (const [id, entry] of allPages().filter(([, each]) => each[shop.device]))
    for (const query of QUERIES[id] ?? [{}])
      await test.step(`${id} ${JSON.stringify(query)}`, async () => {
        await shop.open(id, query);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) tooWide.push(`${entry.title} ${JSON.stringify(query)}: ${wide} at ${width} px`);
        }
      });
  expect(tooWide).toEqual([]);
});
