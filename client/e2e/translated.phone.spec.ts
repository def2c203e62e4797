import type { Page } from '@playwright/test';
import { basketLines, chooseFor } from './basket-lines.ts';
import { openStep, placeOrder } from './checkout-steps.ts';
import { buyer } from './full-basket.ts';
import { expect, test } from './order-test.ts';
import { counter, sizeField } from './plan-test.ts';

/** Does to every text what the translation of Chrome and Edge does: a copy in two `<font>` elements takes its place, at once and after each change. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = 'script, style, noscript, textarea, option, title, [data-translated]';
    const wrap = (text: Node) => {
      const { parentElement: parent, nodeValue: words } = text;
      if (!words?.trim() || !parent || parent.closest(SKIPPED)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.dataset.translated = '';
      inner.textContent = words;
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    const translating = new MutationObserver((records) => {
      setTimeout(() => {
        for (const { target, addedNodes } of records) {
          if (target.nodeType === Node.TEXT_NODE) wrap(target);
          for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapAll(node);
        }
      });
    });
    new MutationObserver((_records, live) => {
      live.disconnect();
      wrapAll(document.body);
      translating.observe(document.body, { childList: true, subtree: true, characterData: true });
    }).observe(document, { attributeFilter: ['data-live'], subtree: true });
  });
}

const isTranslated = (page: Page) => expect(page.locator('main [data-translated]').first()).toBeAttached();

test.beforeEach(({ page }) => translate(page));

test('in a browser that translates, packs and sums of a product and a basket follow what is typed', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-X101', 2);
  await shop.open('product', { id: 'p-0601' });
  await isTranslated(page);
  // what is below is hydrated only now
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const area = page.getByLabel(/^Area/);
  await area.fill('2.6');
  await expect(shop.figure('Packs needed')).toHaveText('2 Pack');
  await area.fill('10.4');
  await expect(shop.figure('Packs needed')).toHaveText('8 Pack');
  await expect(shop.figure('Cost excluding VAT')).toHaveText('£383.76');
  await page.getByText('Add VAT at').click();
  await expect(shop.figure('Cost including VAT')).toHaveText('£460.51');
  await page.getByText('Add VAT at').click();
  await expect(shop.figure('Cost excluding VAT')).toHaveText('£383.76');
  await area.fill('ten');
  await expect(page.getByRole('alert').filter({ hasText: 'as a number above 0' })).toBeVisible();
  await area.fill('10.4');
  await page.getByRole('button', { name: 'Add to basket' }).click();

  const lines = basketLines(page);
  await expect(shop.figure(/^Goods/)).toHaveText('£500.14');
  await isTranslated(page);
  const floor = lines.filter({ hasText: 'Blakeney Oak Natural' });
  await floor.getByRole('spinbutton', { name: /^Packs of/ }).fill('4');
  await page.keyboard.press('Enter');
  await expect(floor).toContainText('£191.88');
  await expect(shop.figure(/^Goods/)).toHaveText('£308.26');
  await chooseFor(floor, 'Remove');
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(lines).toHaveCount(2);
  await expect(shop.figure(/^Goods/)).toHaveText('£308.26');
});

test('in a browser that translates, the rooms’ areas and their number follow what is entered', async ({
  page,
  shop,
}) => {
  await shop.open('room-plan');
  await isTranslated(page);
  await page.getByRole('radio', { name: 'House' }).check({ force: true });
  await counter(page, 'Bedroom').fill('2');
  await page.keyboard.press('Tab');
  const areaOf = page.getByRole('status', { name: 'Area of Bedroom 1', exact: true });
  await sizeField(page, 'Length', 'Bedroom 1').fill('4.2');
  await sizeField(page, 'Width', 'Bedroom 1').fill('3.6');
  await page.keyboard.press('Tab');
  await expect(areaOf).toHaveText('15.12 m²');
  await sizeField(page, 'Width', 'Bedroom 1').fill('4');
  await page.keyboard.press('Tab');
  await expect(areaOf).toHaveText('16.80 m²');
  const main = page.getByRole('main');
  await expect(main).toContainText('2 rooms in all');
  await page.getByRole('button', { name: 'Remove Bedroom 1' }).click();
  await expect(areaOf).toHaveCount(0);
  await expect(main).toContainText('1 room in all');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(areaOf).toHaveText('16.80 m²');
});

test('in a browser that translates, a checkout tells what is missing and places the order', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 8);
  await shop.open('checkout');
  await isTranslated(page);
  await openStep(page, 'where to');
  await page.getByRole('combobox', { name: 'Deliver to' }).selectOption({ label: 'A new address' });
  await placeOrder(page).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('Address')).toHaveAccessibleDescription(/Please enter the first line of the address\.$/);
  await field('Address').fill('4 Mill Lane');
  await field('Town').fill('Ipswich');
  await field('Post code').fill('N1 9GU');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£562.51');
  await field('Post code').fill('IP4 9ZZ');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£538.51');
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£538.51');
});
