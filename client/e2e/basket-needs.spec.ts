import { expect, test } from './console-test.ts';
import { buyer } from './full-basket.ts';
import { holdRequests } from './hold-requests.ts';

const ADD_ALL = '**/insertbatchshoppingcar';
const SPEC = '**/qryproductspec';
/** from above to below */
const BASKET_LISTS = ['Basket lines', 'Accessories that are missing'];

test('the basket tells what its floors lack, adds it in one press, and takes a no for an answer', async ({
  page,
  shop,
  mock,
}) => {
  const { fill, basket } = await buyer(mock);
  const inBasket = async () => (await basket()).map(({ productNo, number }) => [productNo, number]);
  await fill('AL-H101', 20);
  await fill('AL-Z101', 1);
  await shop.open('basket');
  const lines = page.getByRole('list', { name: 'Basket lines' });
  const needs = page.getByRole('region', { name: 'What your floors need' });
  const missing = needs.getByRole('listitem');
  await expect(missing).toContainText([
    'Blakeney Oak Natural needs 2 tubs of adhesive; the basket has 1.Elastic Wood Floor Adhesive 15 kg',
  ]);
  await shop.expectAccessible();

  // it follows the floor's packs, which it takes from the line above
  const packs = lines.getByRole('spinbutton', { name: 'Packs of Blakeney Oak Natural' });
  await packs.fill('40');
  await expect(missing).toContainText(['needs 4 tubs of adhesive; the basket has 1.']);
  const toAdd = needs.getByRole('spinbutton', { name: /^Tubs of Elastic Wood Floor Adhesive/ });
  await expect(toAdd).toHaveAttribute('aria-valuenow', '3');
  await toAdd.fill('5');

  // what the backend refuses is said here, and nothing is added
  const closed = { resultCode: '1', resultMsg: 'The depot is closed today.' };
  await page.route(ADD_ALL, (route) => route.fulfill({ json: closed }));
  const add = needs.getByRole('button', { name: 'Add to basket, £372.50' });
  await add.click();
  await expect(needs.getByRole('alert')).toContainText('The depot is closed today. Nothing was added.');
  await page.unroute(ADD_ALL);
  await add.click();
  await expect(needs).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await inBasket()).toContainEqual(['AL-Z101', 6]);

  // boards that may float: another way of laying needs something else
  await fill('AL-T103', 10);
  await page.reload();
  await expect(needs.getByText('How they are laid: glue down')).toHaveCount(0);
  await lines.getByRole('button', { name: /^Remove Elastic/ }).click();
  await expect(missing).toContainText(['Your floors need']);
  await needs.getByText('How they are laid: glue down').click();
  await needs.getByRole('combobox').selectOption('Floating');
  await expect(missing).toHaveCount(3);
  await expect(missing.filter({ hasText: 'underlay' })).toContainText(
    /needs \d rolls of underlay; the basket has none/,
  );
  await shop.expectAccessible();

  // a no is kept for this basket, and can be taken back
  await needs.getByRole('button', { name: 'Not needed underlay' }).click();
  await expect(missing).toHaveCount(2);
  await expect(needs.getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(needs.getByText('Not needed: underlay.')).toBeVisible();
  await expect(missing).toHaveCount(2);
  await needs.getByRole('button', { name: 'Show again' }).click();
  await expect(missing).toHaveCount(3);
  const before = await inBasket();
  expect(before.map(([productNo]) => productNo).sort()).toEqual(['AL-H101', 'AL-T103']);

  await needs.getByRole('link', { name: 'Trims, skirting, care and fitting' }).click();
  await expect(page).toHaveURL(/fitting-service\?.*p-0601%3A40/i);
});

test('what is below the lines of a basket waits for their code', async ({ page, shop, mock }) => {
  const { fill } = await buyer(mock);
  await fill('AL-H101', 20);
  const release = await holdRequests(page, /\/assets\/lines\.desktop-/);
  await page.addInitScript((names: string[]) => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      for (const name of names)
        if (document.querySelector(`[aria-label="${name}"]`)?.checkVisibility()) drawn.add(name);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, BASKET_LISTS);
  const below = page.waitForResponse(/\/assets\/lacking-accessories-.*\.js$/);
  await shop.open('basket');
  await below;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByText('Loading your basket')).toBeAttached();
  release();
  await expect(page.getByRole('list', { name: 'Accessories that are missing' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn])).toEqual(
    BASKET_LISTS,
  );
});

test('where the backend lacks the facts of floors, the basket claims nothing', async ({
  page,
  shop,
  mock,
}) => {
  await page.route(SPEC, (route) => route.fulfill({ json: { resultCode: '105', resultMsg: '' } }));
  const { fill } = await buyer(mock);
  await fill('AL-H101', 20);
  const asked = page.waitForResponse((response) => response.url().includes('qryproductspec'));
  await shop.open('basket');
  await asked;
  await expect(page.getByRole('button', { name: 'Quick order' })).toBeVisible();
  await expect(page.getByText('What your floors need')).toHaveCount(0);
});
