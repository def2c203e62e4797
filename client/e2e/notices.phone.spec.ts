import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';

test('an unknown product is reported by its page alone', async ({ page, shop, quietConsole }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.closest('.notices > *')) said.push(node.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('product', { id: 'p-9999' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  await expect(page.locator('.notices')).toBeAttached();
  await page.getByRole('link', { name: 'See all flooring products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All floors');
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([]);
  // the page itself answers 404
  expect(quietConsole.splice(0).join()).toContain('404');
});

test.describe('offline straight away', () => {
  test('a failed add is reported even though nothing more can be fetched', async ({
    page,
    shop,
    mock,
    context,
    quietConsole,
  }) => {
    await mock.enter();
    await page.goto(href('product', shop.device, { id: 'p-0101' }));
    await page.getByLabel('Area needed in m²').fill('10');
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.locator('[data-kind=error]')).toBeVisible();

    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(notices.locator('[data-kind=error]'), 'one of a kind').toHaveCount(1);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page).toHaveURL(new RegExp(`${href('basket', shop.device)}$`, 'i'));
    await expect(notices.locator('[data-kind=error]'), 'over once it has worked').toHaveCount(0);
    // the browser itself reports the calls that failed
    quietConsole.splice(0);
  });
});
