import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './shop-test.ts';

const GALLERY = '**/woojiapi/order/qryprojectexamplebysts';

test('a visitor looks through the gallery with mouse, keyboard, finger and the Back button', async ({
  page,
  shop,
}) => {
  await shop.open('gallery');
  await expect(page.getByRole('main')).toContainText(
    'Where no customer has shared a room yet, we have drawn one.',
  );
  const cards = page.getByRole('main').getByRole('article').getByRole('link');
  const overlay = page.getByRole('dialog');
  const title = overlay.getByRole('heading', { level: 2 });
  const titles = await cards.allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(24);
  await expect(page.getByRole('link', { name: 'Share your project to win £50 voucher' })).toHaveAttribute(
    'href',
    href('share-project', shop.device),
  );
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
  expect(second?.y).toBe(first?.y);
  if (shop.device === 'mobile') expect(third?.y).toBeGreaterThan(first?.y ?? 0);

  await cards.nth(7).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await cards.nth(7).click();
  await expect(title).toHaveText(titles[7] ?? '');
  await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${titles[7]}, .+ \\| Alderline Flooring$`));
  await shop.expectAccessible();
  const address = new URL(page.url());
  expect(address.searchParams.get('project')).not.toBeNull();

  await overlay.getByRole('button', { name: 'Next project' }).click();
  await expect(title).toHaveText(titles[8] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(titles[9] ?? '');
  await page.keyboard.press('ArrowLeft');
  await overlay.getByRole('button', { name: 'Previous project' }).click();
  await expect(title).toHaveText(titles[7] ?? '');
  const stage = overlay.getByRole('img').first();
  await swipe(stage, 300, 60);
  await expect(title).toHaveText(titles[8] ?? '');
  await swipe(stage, 60, 300);
  await expect(title).toHaveText(titles[7] ?? '');
  // a finger that scrolls turns nothing
  await swipe(stage, 200, 190);
  await expect(title).toHaveText(titles[7] ?? '');

  for (let tab = 0; tab < 12; tab++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(cards.nth(7)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await cards.last().press('Enter');
  await overlay.getByRole('button', { name: 'Next project' }).click();
  await expect(title).toHaveText(titles[0] ?? '');
  await overlay.getByRole('button', { name: 'Previous project' }).click();
  await expect(title).toHaveText(titles.at(-1) ?? '');
  await page.goBack();
  await expect(overlay).toBeHidden();
  await page.goForward();
  await expect(title).toHaveText(titles.at(-1) ?? '');

  const floor = overlay.getByRole('region', { name: 'Floors laid' }).getByRole('link').first();
  const name = (await floor.locator('span > span').last().textContent()) ?? '';
  await floor.click();
  await expect(page).toHaveURL(new RegExp(`${href('product', shop.device)}\\?id=`, 'i'));
  await expect(page.getByRole('main')).toContainText(name);
  await page.goBack();
  await expect(title).toHaveText(titles.at(-1) ?? '');
  // twice, before the browser has gone back
  await overlay.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.click();
    close.click();
  });
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${href('gallery', shop.device)}$`, 'i'));
});

async function swipe(target: import('@playwright/test').Locator, from: number, to: number): Promise<void> {
  const touch = (clientX: number) => [{ identifier: 0, clientX, clientY: 200 }];
  await target.dispatchEvent('touchstart', { touches: touch(from), changedTouches: touch(from) });
  await target.dispatchEvent('touchend', { touches: [], changedTouches: touch(to) });
}

test('a project has an address of its own, with its head; one that is gone leads to the gallery', async ({
  page,
  shop,
}) => {
  const own = href('gallery', shop.device, { project: 'g-03' });
  await page.goto(own);
  await expect(page.locator('html[data-live]')).toBeAttached();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('heading', { level: 2 })).toHaveText('Manor house, panel by panel');
  await expect(page).toHaveTitle('Manor house, panel by panel, Holt | Alderline Flooring');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/al-v106-/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\?project=g-03$/);
  await overlay.getByRole('button', { name: 'Show picture 3' }).click();
  await expect(overlay.getByRole('img', { name: 'Manor house, panel by panel, picture 3' })).toBeVisible();
  await shop.expectAccessible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('link', { name: 'Manor house, panel by panel' })).toBeFocused();
  await expect(page).toHaveTitle('Gallery | Alderline Flooring');

  await page.goto(href('gallery', shop.device, { project: 'g-none' }));
  expect(new URL(page.url()).search).toBe('');
});

test('a gallery that is empty, missing or failing says so', async ({ page, shop }) => {
  const open = async (reply: object) => {
    await page.unroute(GALLERY);
    await page.route(GALLERY, (route) => route.fulfill({ json: reply }));
    await shop.open('products');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  };
  await open({ resultCode: '0', data: [] });
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await shop.expectAccessible();
  await open({ resultCode: '105', resultMsg: 'x' });
  await expect(page.getByRole('alert')).toContainText('The gallery can’t be shown online');
  await open({ resultCode: '104', resultMsg: 'x' });
  await expect(page.getByRole('alert')).toContainText('The gallery could not be loaded');
  await page.unroute(GALLERY);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), 'the focus goes on with the page').toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared project can be read, and the gallery below it', async ({ page, shop }) => {
    await page.goto(href('gallery', shop.device, { project: 'g-03' }));
    await expect(page.getByRole('heading', { name: 'Manor house, panel by panel' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Barn conversion' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  });
});
