import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './shop-test.ts';

const CLAUSES = [
  '1. Trading basis',
  '2. Price',
  '3. Payment',
  '4. Title retention',
  '5. Delivery',
  '6. Defects',
  '7. Warranty',
  '8. Liability',
  '9. Termination',
  '10. Data protection',
  '11. Notices',
  '12. Legal construction',
];

for (const id of ['terms', 'delivery', 'privacy'] as const) {
  test(`${id} is reached from the footer, with a head of its own`, async ({ page, shop }) => {
    await shop.open('products');
    const title = {
      terms: 'Terms and conditions',
      delivery: 'Delivery and returns',
      privacy: 'Privacy policy',
    }[id];
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Alderline Flooring`);
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /3-ply, solid oak/);
  });
}

test('the terms have their twelve clauses, and the contents lead to each', async ({ page, shop }) => {
  await shop.open('terms');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(CLAUSES);
  const liability = page.getByRole('heading', { level: 2, name: '8. Liability' });
  await expect(liability).not.toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Liability' })
    .press('Enter');
  await expect(liability).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#liability');
  const header = await page.getByRole('banner').boundingBox();
  const heading = await liability.boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

  await page.reload();
  await expect(liability).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
});

for (const [now, dispatched, earliest] of [
  ['2026-11-23T11:00:00Z', 'today', 'Tuesday 24 November'],
  ['2026-12-24T15:00:00Z', 'on Tuesday 29 December', 'Wednesday 30 December'],
] as const) {
  test(`at ${now} an order is dispatched ${dispatched}`, async ({ page, shop }) => {
    await page.clock.setFixedTime(new Date(now));
    await shop.open('delivery');
    const note = page.getByRole('region', { name: 'When it would arrive' });
    await expect(note).toContainText(`Order now and we dispatch it ${dispatched}.`);
    await expect(note).toContainText(`the next working day, ${earliest}`);
  });
}

test('noon passes while the page is open', async ({ page, shop }) => {
  await page.clock.install({ time: new Date('2026-11-23T11:59:00Z') });
  await shop.open('delivery');
  const note = page.getByRole('region', { name: 'When it would arrive' });
  await expect(note).toContainText('dispatch it today');
  await page.clock.fastForward('03:00');
  await expect(note).toContainText('dispatch it on Tuesday 24 November');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the delivery page leaves no empty place for the day', async ({ page, shop }) => {
    await page.goto(href('delivery', shop.device));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('When it would arrive')).toBeHidden();
  });
});
