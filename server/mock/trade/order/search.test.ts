import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { personByLogin } from '../../../../fixtures/people/people.ts';
import { rewriteSearchTexts } from '../../engine/database/migrations/search-texts.ts';
import { TRADE } from '../../testing/buy.ts';
import { ENGINES, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { quotingAs } from '../../testing/quote.ts';

const DELIVERY = buildSite({
  companyName: 'O’Neill & Söhne',
  line1: 'Unit 4–6, King’s Yard',
  town: 'Bury  St Edmunds',
  postCode: 'IP33 1AA',
});
const PO = 'PO–77/14 B';
const JOB = "Café “Noël” – plot 3,  Kings' House ½";

interface Known {
  readonly orderNo: string;
  readonly quotationNo: string;
  readonly productNo: string;
  readonly orderId: string;
}
const digits = (text: string) => text.replace(/\D/g, '');

/** Searches as people type, paste or hear them. */
const FINDS: readonly (readonly [string, (known: Known) => string])[] = [
  ['the number', ({ orderNo }) => orderNo],
  ['the reference of a transfer', ({ orderNo }) => orderNo.replaceAll('-', '')],
  ['the same in lower case', ({ orderNo }) => orderNo.replaceAll('-', '').toLowerCase()],
  ['the number with blanks', ({ orderNo }) => orderNo.replaceAll('-', ' ')],
  ['the number with dashes of a word processor', ({ orderNo }) => orderNo.replaceAll('-', '–')],
  ['the number with unbreakable hyphens', ({ orderNo }) => orderNo.replaceAll('-', '\u2011')],
  ['the number with minus signs', ({ orderNo }) => orderNo.replaceAll('-', '−')],
  ['the number in wide letters', ({ orderNo }) => orderNo.replace('AO', 'ＡＯ')],
  ['the number with a hash', ({ orderNo }) => `#${orderNo}`],
  ['the number with invisible characters', ({ orderNo }) => `\u200b${orderNo}\ufeff`],
  ['the number between blanks', ({ orderNo }) => `  ${orderNo}\t`],
  ['its figures alone', ({ orderNo }) => digits(orderNo)],
  ['part of the reference', ({ orderNo }) => digits(orderNo).slice(2)],
  ['the delivery note', ({ orderNo }) => orderNo.replace('AO', 'DN')],
  ['the delivery note without hyphens', ({ orderNo }) => `dn${digits(orderNo)}`],
  ['the proforma', ({ orderNo }) => `PF ${digits(orderNo)}`],
  ['the quotation', ({ quotationNo }) => quotationNo],
  ['the quotation without a hyphen', ({ quotationNo }) => quotationNo.replace('-', '').toLowerCase()],
  ['the product', ({ productNo }) => productNo],
  ['the product without a hyphen', ({ productNo }) => productNo.replaceAll('-', '')],
  ['the post code', () => 'IP33 1AA'],
  ['the post code in one', () => 'ip331aa'],
  ['the post code with an unbreakable blank', () => 'IP33\u00a01AA'],
  ['town and post code', () => 'bury st edmunds ip33 1aa'],
  ['the town with two blanks', () => 'Bury  St   Edmunds'],
  ['a straight apostrophe', () => "king's yard"],
  ['a curly apostrophe', () => 'King’s Yard'],
  ['a prime for an apostrophe', () => 'king′s'],
  ['a grave accent for an apostrophe', () => 'king`s'],
  ['the name with an apostrophe', () => "o'neill"],
  ['the name without its umlaut', () => 'SOHNE'],
  ['the name with its umlaut', () => 'SÖHNE'],
  ['é in one code point', () => 'caf\u00e9'],
  ['é in two code points', () => 'cafe\u0301'],
  ['no accent', () => 'cafe "noel"'],
  ['capitals with accents', () => 'CAFÉ “NOËL”'],
  ['a hyphen for a dash', () => 'noel" - plot 3'],
  ['a long dash', () => 'noël” — plot 3'],
  ['one blank for two', () => 'plot 3, kings'],
  ['a line break of a paste', () => 'plot 3,\nkings'],
  ['a purchase order with its dash', () => 'PO–77/14'],
  ['a purchase order with a hyphen', () => 'po-77/14 b'],
  ['a purchase order in one', () => 'po7714b'],
  ['a purchase order with blanks', () => 'PO 77 14 B'],
  ['figures with a dash', () => 'unit 4-6'],
  ['a fraction', () => 'House ½'],
];

const FINDS_NOT = [
  '%',
  '_',
  '\\',
  'AO%',
  'AO-26_125',
  'no such order',
  'AO-999999-9999',
  'ip33 9aa',
  'plot 4',
  "king's' yard",
  'PO-77/15',
  '****',
  '😀',
];

describe.each(ENGINES)('a search on %s', (engine) => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  let token: string;
  let known: Known;
  const { userId } = personByLogin(TRADE);
  const page = { userId, pageNo: 1, pageSize: 100 };

  const orders = async (search: string) =>
    (await shop.call('/woojiapi/order/qryorders', { ...page, search }, { token, json: true })).body.data.map(
      ({ orderId }) => orderId,
    );
  const invoices = async (search: string) =>
    (
      await shop.call('/woojiapi/order/qryinvoices', { ...page, search }, { token, json: true })
    ).body.data.map(({ invoiceNo }) => invoiceNo);
  const quotations = async (search: string) =>
    (
      await shop.call('/woojiapi/order/qryquotations', { ...page, search }, { token, json: true })
    ).body.data.map(({ quotationNo }) => quotationNo);

  beforeAll(async () => {
    const made = await newStore(engine);
    clear = made.clear;
    shop = await openShop({ ...made.place, sowing: 'with people and orders' });
    token = await shop.logIn(TRADE);
    const quoting = quotingAs(shop, { userId, token });
    const quotationId = await quoting.accepted({
      title: JOB,
      siteAddress: DELIVERY.line1,
      postCode: 'IP33 1AA',
    });
    const { quotationNo, lines } = await quoting.read(quotationId);
    const { orderId, orderNo } = await quoting.ordered([quotationId], {
      payment: 'transfer',
      delivery: DELIVERY,
      poNumber: PO,
      jobReference: JOB,
    });
    known = { orderId, orderNo, quotationNo, productNo: lines[0]?.productNo ?? '' };
  });
  afterAll(async () => {
    await shop.close();
    await clear();
  });

  it.each(FINDS)('finds an order by %s', async (_what, query) => {
    expect(await orders(query(known))).toContain(known.orderId);
  });

  it.each(FINDS_NOT)('finds no order by %j', async (search) => {
    expect(await orders(search)).not.toContain(known.orderId);
  });

  it('finds each invoice by its number and by those of its order, credit notes and return, however they are written', async () => {
    const all = (await shop.call('/woojiapi/order/qryinvoices', page, { token })).body.data;
    expect(all.length).toBeGreaterThan(10);
    for (const { invoiceNo, orderNo, credits } of all)
      for (const no of [invoiceNo, orderNo, ...credits.map(({ creditNo }) => creditNo)])
        for (const search of [no, no.replaceAll('-', ''), no.replaceAll('-', ' ').toLowerCase()])
          expect(await invoices(search), search).toContain(invoiceNo);
  });

  it('finds an order by its invoice and by its return', async () => {
    const [{ order_id, return_no } = { order_id: '', return_no: '' }] = await shop.db
      .selectFrom('returns')
      .innerJoin('users', 'users.company_id', 'returns.company_id')
      .select(['returns.order_id', 'returns.return_no'])
      .where('users.user_id', '=', userId)
      .execute();
    const { invoice_no } = await shop.db
      .selectFrom('invoices')
      .select('invoice_no')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    for (const no of [return_no, invoice_no])
      for (const search of [no, no.replace('-', ''), no.replace('-', '–').toLowerCase()])
        expect(await orders(search), search).toEqual([order_id]);
  });

  it('finds a quotation by its number, its order, title, site and post code, however they are written', async () => {
    const { quotationNo, orderNo } = known;
    for (const search of [
      quotationNo.replace('-', ''),
      quotationNo.replace('-', '–'),
      orderNo.replaceAll('-', ''),
      'cafe\u0301 "noel"',
      "king's yard",
      'unit 4-6',
      'ip331aa',
    ])
      expect(await quotations(search), search).toContain(quotationNo);
  });

  it('finds orders stored before this rule, because their search text is rewritten', async () => {
    await shop.db.updateTable('orders').set({ search_text: 'old' }).execute();
    await shop.db.updateTable('quotations').set({ search_text: 'old' }).execute();
    expect(await orders('ip331aa')).toEqual([]);
    await rewriteSearchTexts(shop.db);
    expect(await orders('ip331aa')).toContain(known.orderId);
    expect(await quotations('ip331aa')).toContain(known.quotationNo);
  });
});
