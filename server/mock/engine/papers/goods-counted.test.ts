import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../../contracts/domain/text/csv.ts';
import { TRADE } from '../../testing/buy.ts';
import { beginQuoting, quotingMillLane } from '../../testing/mill-lane.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { changeProduct, floor, other } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';
import { listPlacedOrders } from '../../tools/console/order-rows.ts';
import { moveOrder } from '../../trade/order/move-order.ts';

const userId = 'u-1001';
const UNDERLAY = 'AL-Z103';
const SKIRTING = 'AL-Z108';
const ADHESIVE = 'AL-Z101';
const FITTING = 'AL-F101';
const PLOTS = 2;
const room = (roomName: string) => ({
  roomName,
  storey: '',
  areaM2: 2,
  number: 1,
  pattern: '',
  direction: '',
  note: '',
});
/** Packs of one plot, and m2 of fitting. */
const LINES = [
  { productNo: floor.productNo, number: 3, rooms: [room('Kitchen'), room('Hall'), room('Kitchen')] },
  { productNo: other.productNo, number: 2 },
  { productNo: UNDERLAY, number: 2 },
  { productNo: SKIRTING, number: 5 },
  { productNo: ADHESIVE, number: 1 },
  { productNo: FITTING, number: 11 },
];
/** Of both plots. */
const PACKS = 26;
const FITTING_M2 = 22;
const AREA_M2 = Math.round((6 * floor.packSize + 4 * other.packSize) * 100) / 100;
const LOAD = { packs: PACKS, areaM2: AREA_M2, fittingM2: FITTING_M2 };
const IN_WORDS = `Packs ${PACKS} Area ${AREA_M2.toFixed(2)} m² Fitting ${FITTING_M2}.00 m² Weight`;
const KINDS = ['floor', 'floor', 'accessory', 'accessory', 'accessory', 'fitting'];

describe.each(ENGINES)('an order with fitting on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let owner: ReturnType<typeof quotingMillLane>;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
    await beginQuoting(shop);
    owner = quotingMillLane(shop, { userId, token });
  });

  const move = (
    orderId: string,
    sts: Parameters<typeof moveOrder>[2],
    parcels?: Parameters<typeof moveOrder>[5],
  ) => shop.db.transaction().execute((trx) => moveOrder(trx, orderId, sts, '', shop.clock.now, parcels));
  async function save(path: string, input: Readonly<Record<string, string>>) {
    const response = await fetch(shop.origin + path, {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token },
      body: new URLSearchParams({ userId, ...input }),
    });
    return Buffer.from(await response.arrayBuffer());
  }
  async function pdfText(path: string, input: Readonly<Record<string, string>>) {
    const pdf = await getDocumentProxy(new Uint8Array(await save(path, input)));
    return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
  }

  it('has one count of packs, floor area and fitting on its quotation, all papers and pages', async () => {
    const quotationId = await owner.accepted({ plots: PLOTS, lines: LINES });
    const quotation = await owner.read(quotationId);
    expect(quotation.areaM2).toBe(AREA_M2);

    for (const copy of ['own', 'client'] as const) {
      const asked = { quotationId, copy, ...(copy === 'client' ? { margin: '1000' } : {}) };
      const { data } = await owner.ok('/woojiapi/order/qryquotationpaper', {
        ...asked,
        ...(copy === 'client' ? { margin: 1000 } : {}),
      });
      expect(data.load).toMatchObject(LOAD);
      expect(data.lines.map(({ kind }) => kind)).toEqual(KINDS);
      const text = await pdfText('/woojiapi/order/downloadquotation', { ...asked, format: 'pdf' });
      expect(text).toContain(IN_WORDS);
      // no packs beside the m² that are laid
      expect(text).toMatch(/AL-F101 Fitting, glue down 22\.00 m² £/);
    }

    const csv = (
      await save('/woojiapi/order/downloadquotation', { quotationId, copy: 'own', format: 'csv' })
    ).toString();
    const [head = [], ...rows] = csv
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .map((line) => readRecord(line, 0, ',').cells);
    const packsAt = head.indexOf('Packs');
    expect(rows.reduce((sum, cells) => sum + Number(cells[packsAt] ?? 0), 0)).toBe(PACKS);
    const [laid = []] = rows.filter(([kind]) => kind === 'Fitting');
    expect([laid[packsAt], laid[head.indexOf('Amount')]]).toEqual(['', '22.00']);

    const { orderId } = await owner.ordered([quotationId]);
    for (const sts of ['confirmed', 'picking', 'dispatched'] as const) await move(orderId, sts);
    for (const kind of ['confirmation', 'delivery-note'] as const) {
      const { data } = await owner.ok('/woojiapi/order/qrypaper', { kind, id: orderId });
      expect(data.lines.map((line) => line.kind)).toEqual(KINDS);
      if (kind === 'delivery-note') expect(data.load).toMatchObject(LOAD);
    }
    const note = await pdfText('/woojiapi/order/downloadpaper', { kind: 'delivery-note', id: orderId });
    expect(note).toContain(IN_WORDS);
    // what was quoted, and where it goes
    expect(note).toContain(`Quotation ${quotation.quotationNo}`);
    expect(note).toContain('2 plots, whole packs on each plot. Kitchen, Hall 6');
    expect(note).toMatch(/AL-F101 Fitting, glue down 2 plots 22\.00 m² /);

    const [mail] = await shop.db
      .selectFrom('mails')
      .select('body')
      .where('kind', '=', 'order-placed')
      .execute();
    expect(mail?.body).toMatch(
      /^6 packs of .*\nNote: .*\n4 packs of .*\nNote: .*\n4 rolls of .*, 40\.00 m² at /m,
    );
    expect(mail?.body).toMatch(/^10 packs of .* \(AL-Z108\), 40 pieces at £/m);
    expect(mail?.body).toMatch(/^2 tubs of .* \(AL-Z101\), at £/m);
    expect(mail?.body).toMatch(/^22 m² of Fitting, glue down \(AL-F101\), at £/m);

    const invoice = await pdfText('/woojiapi/order/downloadpaper', { kind: 'invoice', id: orderId });
    expect(invoice).toMatch(/AL-F101 Fitting, glue down 2 plots 22\.00 m² £/);
    expect(invoice).toMatch(
      /AL-Z108 Oak Skirting Natural Square 2 plots, whole packs on each plot 10 40 pieces £/,
    );

    const { lines } = (await owner.ok('/woojiapi/order/qryorderdetail', { orderId })).data;
    const [placed] = await listPlacedOrders(shop.db);
    expect(placed?.awaited.map(({ number, productUnit }) => [number, productUnit])).toEqual(
      lines.map(({ number, productUnit }) => [number, productUnit]),
    );
    const goods = lines.filter(({ productUnit }) => productUnit !== 'm²');
    const arrived = goods.map(({ lineId, number }) => ({ lineId, number }));
    const part = await move(orderId, 'part-delivered', arrived);
    expect(part?.note).toMatch(/^Arrived: 6 packs of .*, 4 rolls of .*, 10 packs of .*, 2 tubs of /);
    expect(part?.note).toMatch(/ To follow: 22 m² of Fitting, glue down\.$/);
  });

  it('shows shortages in packs, never in the pieces in them', async () => {
    const lines = [{ productNo: SKIRTING, number: 35 }];
    const quotationId = await owner.accepted({ plots: 4, lines });
    const [quoted] = (await owner.read(quotationId)).lines;
    const input = await owner.checkout([quotationId]);
    await changeProduct(shop, quoted?.productId ?? '', { stock_packs: 62 });
    expect((await owner.read(quotationId)).changes).toMatchObject([
      { text: 'Only 62 of 140 packs are in stock.' },
    ]);
    const refused = await owner.call('/woojiapi/order/insertorder', input);
    expect(JSON.parse(refused.text).lines).toMatchObject([{ resultMsg: 'Only 62 of 140 packs are left.' }]);
  });
});
