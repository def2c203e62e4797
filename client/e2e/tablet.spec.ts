import type { PageId, PageQuery } from '../../contracts/site/site-map.ts';
import { PLANNED_HOUSES } from '../../fixtures/projects/planned-houses.ts';
import { fillBasket } from './order-test.ts';
import { expect, test } from './quotation-test.ts';

/** Half of a desktop, then a tablet, upright and on its side: room for a panel beside the content, but not for everything in it. */
const WIDTHS = [720, 768, 820, 1024] as const;

test('on a tablet nothing runs out of its column or its cell, and no figure or short word is torn, and no quantity ends a line in a dot @desktop-only', async ({
  page,
  shop,
  mock,
  orders,
  quotations,
}) => {
  const customer = await mock.enter();
  const [house] = PLANNED_HOUSES;
  if (!house) throw new Error('there is no planned house');
  const order = await orders.place(customer, { 'AL-H101': 4, 'AL-Z108': 2 });
  await orders.moveTo(order, 'delivered');
  const { userId } = customer;
  const { data: bought } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId,
    orderId: order.orderId,
  });
  const { data: back } = await customer.call('/woojiapi/order/insertreturn', {
    userId,
    orderId: order.orderId,
    kind: 'return',
    reason: 'Too many',
    lines: [{ lineId: bought.lines[0]?.lineId ?? '', number: 1 }],
    pictureIds: [],
  });
  await mock.write(`POST /returns/${back.returnId}`, { sts: 'agreed', isCharged: true, answer: '' });
  await mock.write(`POST /returns/${back.returnId}/receive`, {});
  await fillBasket(customer, 'AL-M101', 12);
  const quotationId = await quotations.make(customer);
  const { data: plan } = await customer.call('/woojiapi/order/insertplan', {
    projectName: house.projectName,
    plan: house.plan,
  });
  const own: readonly (readonly [PageId, PageQuery?])[] = [
    ['account'],
    ['orders'],
    ['order-placed', { order: order.orderId }],
    ['orders', { id: order.orderId }],
    ['invoices'],
    ['payments'],
    ['quotations'],
    ['quotation', { id: quotationId }],
    ['projects', { id: plan.projectId }],
    ['plan-floors', { project: plan.projectId }],
    ['room-plan'],
    ['plan-accessories'],
    ['quotation'],
    ['basket'],
    ['checkout'],
    ['accessories', { selctedProductList: 'p-0601:20' }],
    ['people'],
    ['settings'],
    ['addresses'],
  ];
  // all that is wrong is named, not only the first; a width may need a moment to settle
  const softly = expect.configure({ soft: true, timeout: 3000 });
  await shop.open('terms');
  for (const [id, query] of own)
    await test.step(`${id} ${JSON.stringify(query ?? {})}`, async () => {
      await shop.goTo(id, query);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1180 });
        await softly.poll(() => page.evaluate(runningOut), `${id} at ${width} px`).toEqual([]);
        await softly.poll(() => page.evaluate(tornWords), `words of ${id} at ${width} px`).toEqual([]);
        await softly.poll(() => page.evaluate(hangingDots), `dots of ${id} at ${width} px`).toEqual([]);
      }
    });
});

/** The first words of columns and cells whose content is too wide, by more than the padding by which an icon hangs out. */
function runningOut(): string[] {
  const places = document.querySelectorAll<HTMLElement>(
    '.with-side-content, main td, main th, main li, main dd',
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
  const out = [...places]
    .filter((place) => place.scrollWidth > place.clientWidth + 16 && place.clientWidth > 1)
    .filter((place) => getComputedStyle(place).overflowX === 'visible')
    .map((place) => `${place.tagName} ${place.innerText.slice(0, 40).replaceAll('\n', ' ')}`);
  return [...page, ...out];
}

/** Figures and words of up to 16 letters that begin on one line and end on another. */
function tornWords(): string[] {
  const torn: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    if (lines() < 2) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
      /[\p{L}\p{N}£][\p{L}\p{N}.,%²]{1,15}/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (lines() > 1) torn.push(word);
    }
  }
  return torn;
}

/** Quantities such as `36 packs · 78.12 m²` in which what follows the dot is on the next line. */
function hangingDots(): string[] {
  const range = document.createRange();
  const topOf = (text: Node, at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  const quantities = [...document.querySelectorAll('td')].filter((cell) => /^\d.*·/.test(cell.innerText));
  return quantities.flatMap((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const seen: { letter: string; top: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const [at, letter] of [...(text.nodeValue ?? '')].entries())
        if (letter.trim() !== '') seen.push({ letter, top: topOf(text, at) });
    return seen.some(({ letter, top }, at) => letter === '·' && (seen[at + 1]?.top ?? top) > top + 8)
      ? [cell.innerText.replaceAll('\n', ' ')]
      : [];
  });
}
