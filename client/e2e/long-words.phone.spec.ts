import type { PageId, PageQuery } from '../../contracts/site/site-map.ts';
import { buildSite } from '../../fixtures/builders/build-order.ts';
import { PLANNED_HOUSES } from '../../fixtures/projects/planned-houses.ts';
import { PASSWORD } from './console-test.ts';
import { fillBasket } from './order-test.ts';
import { expect, quotationLines, readQuotation, test } from './quotation-test.ts';

/** One word as long as a field takes, as a link, a serial number or a hashed name is. */
const long = (length: number) => 'Https_Wm7'.repeat(Math.ceil(length / 9)).slice(0, length);
const LOGIN_NAME = `${'w'.repeat(64)}@${'m'.repeat(60)}.${'w'.repeat(60)}.example`;
/** What an A4 sheet has between its margins. */
const PAPER = 718;
const PHONE = 390;
/** WCAG 1.4.10: a desktop at 400% */
const NARROW = 320;

const PERSON = { firstName: long(80), lastName: long(80) };
const PLACE = { companyName: long(160), line1: long(120), line2: long(120), town: long(80) };
const SITE = buildSite({
  ...PLACE,
  siteContact: long(80),
  sitePhone: `01632 960141 ${long(27)}`,
  floorAndLift: long(200),
});
const ORDER = {
  contactName: long(160),
  contactPhone: '01632 960141',
  delivery: SITE,
  billing: { ...PLACE, postCode: 'IP4 9ZZ' },
  poNumber: long(40),
  jobReference: long(60),
  notes: long(1000),
  payment: 'transfer',
} as const;
const QUOTATION = {
  title: long(120),
  clientName: long(160),
  siteAddress: long(400),
  houseType: long(60),
  lines: quotationLines.map((line) => ({
    ...line,
    note: long(400),
    rooms: (line.rooms ?? []).map((room) => ({
      ...room,
      roomName: long(60),
      storey: long(40),
      pattern: long(40),
      direction: long(80),
      note: long(400),
      outline: { lengthMm: 199_999, widthMm: 9001, cutLengthMm: 30_001, cutWidthMm: 4005 },
    })),
  })),
};

test('no page scrolls sideways on a phone, with text at 200%, or on paper when every field holds one word as long as it may be', async ({
  page,
  shop,
  mock,
  orders,
  quotations,
}) => {
  await mock.call('/woojiapi/user/register', {
    ...PERSON,
    ...Object.fromEntries(['loginName', 'email', 'phoneNumber'].map((name) => [name, LOGIN_NAME])),
    password: PASSWORD,
    repassword: PASSWORD,
    userType: 'contractor',
    companyName: long(160),
    companyAddr: long(300),
    projectAddr: `https://www.${long(280)}`,
    postCode: 'IP4 9ZZ',
    companyPhone: '01632 960141',
    taxNo: long(40),
    brand: 'Alderline',
  });
  const { applications } = await mock.read('/applications');
  const applied = applications.find(({ loginName }) => loginName === LOGIN_NAME);
  await mock.write(`POST /applications/${applied?.userId}`, { review: 'accepted' });
  const customer = await mock.enter(LOGIN_NAME);
  const { call, userId } = customer;
  const noted = async () => {
    const { data: lines } = await call('/woojiapi/order/qryshoppingcar', { userId });
    for (const { carId } of lines)
      await call('/woojiapi/order/updateshoppingcarnote', { userId, carId, note: long(200) });
    return lines;
  };

  await call('/woojiapi/order/insertaddress', { userId, label: long(60), site: SITE });
  await call('/woojiapi/user/insertinvitation', {
    userId,
    ...PERSON,
    email: `b${LOGIN_NAME.slice(1)}`,
    companyRole: 'buyer',
    pageUrl: `${new URL('/', page.url() === 'about:blank' ? 'http://localhost' : page.url()).origin}/invitation`,
  });

  const [house] = PLANNED_HOUSES;
  if (!house) throw new Error('there is no planned house');
  const { data: planned } = await call('/woojiapi/order/insertplan', {
    projectName: long(120),
    plan: {
      ...house.plan,
      rooms: house.plan.rooms.map((room) => ({ ...room, name: long(60), note: long(500) })),
    },
  });
  const { projectId } = planned;
  await call('/woojiapi/order/insertprojectroom', { projectId, roomList: [long(60)] });

  await fillBasket(customer, 'AL-H101', 4);
  await noted();
  const sent = await orders.place(customer, { 'AL-Z108': 2 }, { ...ORDER, projectInfo: projectId });
  await mock.write(`POST /orders/${sent.orderId}/transfer`, {});
  for (const sts of ['picking', 'dispatched', 'delivered'])
    await mock.write(`POST /orders/${sent.orderId}`, { sts, note: long(200) });
  const { data: detail } = await call('/woojiapi/order/qryorderdetail', { userId, orderId: sent.orderId });
  const lineId = detail.lines[0]?.lineId ?? '';
  const { data: back } = await call('/woojiapi/order/insertreturn', {
    userId,
    orderId: sent.orderId,
    kind: 'return',
    reason: long(1000),
    lines: [{ lineId, number: 1 }],
    pictureIds: [],
  });
  await mock.write(`POST /returns/${back.returnId}`, { sts: 'agreed', isCharged: true, answer: long(500) });
  await mock.write(`POST /returns/${back.returnId}/receive`, {});

  const ask = async (differs: object) => {
    const quotationId = await quotations.make(customer, { ...QUOTATION, ...differs });
    const { version } = await readQuotation(customer, quotationId);
    await call('/woojiapi/order/requestquotation', { userId, quotationId, version, message: long(2000) });
    await quotations.answer(customer, quotationId, long(2000));
    return quotationId;
  };
  const open = await ask({ projectId });
  await call('/woojiapi/order/insertquotationmessage', {
    userId,
    quotationId: open,
    text: `https://${long(1990)}`,
    fileIds: [],
  });
  const signed = await quotations.make(customer, QUOTATION);
  await call('/woojiapi/order/acceptquotation', {
    userId,
    quotationId: signed,
    version: (await readQuotation(customer, signed)).version,
    signedBy: long(160),
  });
  const declined = await ask({});
  await call('/woojiapi/order/declinequotation', {
    userId,
    quotationId: declined,
    version: (await readQuotation(customer, declined)).version,
    reason: long(1000),
  });

  await fillBasket(customer, 'AL-M101', 12);
  await fillBasket(customer, 'AL-Z108', 2);
  const [first] = await noted();
  if (first) await call('/woojiapi/order/insertsavedline', { userId, carId: first.carId });
  const waiting = await orders.place(customer, { 'AL-H105': 6 }, ORDER);
  await fillBasket(customer, 'AL-M101', 12);
  await noted();

  // goTo tells pages apart by their names, so no page comes twice in a row
  const places: readonly (readonly [PageId, PageQuery?])[] = [
    ['account'],
    ['orders'],
    ['print-paper', { kind: 'confirmation', id: sent.orderId }],
    ['orders', { id: sent.orderId }],
    ['print-paper', { kind: 'delivery-note', id: sent.orderId }],
    ['orders', { id: waiting.orderId }],
    ['print-paper', { kind: 'invoice', id: sent.orderId }],
    ['orders', { search: long(80) }],
    ['print-paper', { kind: 'credit-note', id: back.returnId }],
    ['orders', { project: projectId }],
    ['print-paper', { kind: 'proforma', id: waiting.orderId }],
    ['order-placed', { order: waiting.orderId }],
    ['payments'],
    ['quotation', { id: open }],
    ['invoices'],
    ['quotation', { id: signed }],
    ['quotations'],
    ['quotation', { id: declined }],
    ['projects'],
    ['quotation', { project: projectId }],
    ['projects', { id: projectId }],
    ['quotation'],
    ['print-quotation', { id: open }],
    ['plan-floors', { project: projectId }],
    ['plan-accessories', { project: projectId }],
    ['room-plan'],
    ['checkout'],
    ['basket'],
    ['checkout', { quotation: signed }],
    ['addresses'],
    ['people'],
    ['settings'],
    ['accessories', { selctedProductList: 'p-0601:20' }],
    ['share-project'],
    ['products'],
    ['flooring'],
    ['product', { id: 'p-0101' }],
    ['samples'],
    ['gallery', { project: 'g-03' }],
  ];
  const softly = expect.configure({ soft: true });
  await shop.open('terms');
  for (const [id, query] of places)
    await test.step(`${id} ${JSON.stringify(query ?? {})}`, async () => {
      await shop.goTo(id, query);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      for (const [width, media, text] of [
        [PHONE, 'screen', 100],
        [PHONE, 'screen', 200],
        [NARROW, 'screen', 100],
        [PAPER, 'print', 100],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ media });
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          `${text}%`,
        );
        softly(
          await page.evaluate(sideways),
          `${id} ${JSON.stringify(query ?? {})} on ${media} of ${width} px, text at ${text}%`,
        ).toEqual([]);
      }
      await page.emulateMedia({ media: 'screen' });
    });
  for (const section of ['applications', 'orders', 'returns', 'quotations', 'inbox', 'people', 'journal'])
    await test.step(`console ${section}`, async () => {
      await page.setViewportSize({ width: PHONE, height: 844 });
      await mock.open(section);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      softly(await page.evaluate(sideways), `console, ${section}`).toEqual([]);
    });
});

/** What is wider than the page, by its first words; nothing where the page doesn't scroll sideways. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [
    `${scrollWidth} px`,
    ...[...document.querySelectorAll<HTMLElement>('body *')]
      .filter((place) => place.children.length === 0 && place.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((place) => `${place.tagName}.${place.className} ${place.innerText?.slice(0, 40)}`),
  ];
}
