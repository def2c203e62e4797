import { beforeEach, describe, expect, it } from 'vitest';
import { costOf, totalAmount } from '../../../../contracts/rules/packs.ts';
import { buildQuotedOrderInput } from '../../../../fixtures/builders/build-order.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { fillBasket } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';
import { answerQuotation, QuotationStays, type StaffAnswer } from './staff-answer.ts';
import { tellEnds } from './tell-ends.ts';

const MAKE = '/woojiapi/order/insertquotation';
const LIST = '/woojiapi/order/qryquotations';
const READ = '/woojiapi/order/qryquotationdetail';
const CHANGE = '/woojiapi/order/updatequotation';
const ASK = '/woojiapi/order/requestquotation';
const ACCEPT = '/woojiapi/order/acceptquotation';
const DECLINE = '/woojiapi/order/declinequotation';
const COPY = '/woojiapi/order/copyquotation';
const DELETE = '/woojiapi/order/deletequotation';
const FILL = '/woojiapi/order/insertquotationbasket';
const WRITE = '/woojiapi/order/insertquotationmessage';
const UPLOAD = '/woojiapi/order/uploadquotationfile';
const FILE = '/woojiapi/order/downloadquotationfile';
const CHECKOUT = '/woojiapi/order/qrycheckout';
const ORDER = '/woojiapi/order/insertorder';
const ORDERS = '/woojiapi/order/qryorderdetail';

const START = Date.UTC(2026, 10, 21, 9, 30);
const DAY_MS = 86_400_000;
const floor = stockedFloor(0);
const other = stockedFloor(1);
const userId = 'u-1001';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n', 'latin1');

describe.each(ENGINES)('a quotation on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    shop.clock.now = START;
    for (const table of [
      'quotation_files',
      'quotation_messages',
      'quotation_revisions',
      'quotation_lines',
      'quotations',
      'order_events',
      'order_lines',
      'orders',
      'basket_lines',
      'mails',
    ] as const)
      await shop.db.deleteFrom(table).execute();
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: START + 400 * DAY_MS })
      .execute();
    await product(floor.productId, { stock_packs: 50, price_pence: 4150, is_listed: 1 });
    await product(other.productId, { stock_packs: 50, price_pence: 5233, is_listed: 1 });
  });

  const product = (
    productId: string,
    values: { stock_packs?: number; price_pence?: number; is_listed?: number },
  ) => shop.db.updateTable('products').set(values).where('product_id', '=', productId).execute();
  const stockOf = async (productId: string) =>
    (
      await shop.db
        .selectFrom('products')
        .select('stock_packs')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
    ).stock_packs;
  const call = <P extends Parameters<TestShop['call']>[0]>(path: P, body: object, options: object = {}) =>
    shop.call(path, { userId, ...body }, { token, json: true, callserial: newSerial(), ...options });
  const ok = async <P extends Parameters<TestShop['call']>[0]>(path: P, body: object) => {
    const answer = await call(path, body);
    expect(answer.resultCode, answer.text).toBe('0');
    return answer.body;
  };
  const make = async (differs: object = {}) =>
    (
      await ok(MAKE, {
        source: 'lines',
        title: ' Mill Lane 4 ',
        postCode: 'ip4 2be',
        lines: [
          { productNo: floor.productNo, number: 3, note: 'Kitchen first' },
          { productNo: other.productNo, number: 2 },
        ],
        ...differs,
      })
    ).data;
  const read = async (quotationId: string) => (await ok(READ, { quotationId })).data;
  const staff = (quotationId: string, answer: StaffAnswer) =>
    shop.db.transaction().execute((db) => answerQuotation(db, quotationId, answer, shop.clock.now));
  const mails = async () =>
    (await shop.db.selectFrom('mails').select(['kind', 'to_address', 'body']).orderBy('mail_id').execute())
      .map(({ kind, to_address }) => `${kind} ${to_address}`)
      .sort();
  const accepted = async (differs: object = {}) => {
    const { quotationId } = await make(differs);
    await ok(ACCEPT, { quotationId, version: 1, signedBy: 'Tom Halloran' });
    return quotationId;
  };
  const checkout = async (quotationIds: string[], differs: object = {}) => {
    const { quotations = [] } = (await ok(CHECKOUT, { quotationIds })).data;
    return buildQuotedOrderInput(quotations, shop.clock.now, { userId, ...differs });
  };

  it('is made of given lines at today’s prices, numbered, and adds up', async () => {
    const { quotationId, quotationNo } = await make({ plots: 12, houseType: 'type B' });
    expect(quotationNo).toMatch(/^Q-\d{6}$/);
    const one = await read(quotationId);
    const costs = [
      costOf(totalAmount(36, floor.packSize), 4150),
      costOf(totalAmount(24, other.packSize), 5233),
    ];
    expect(one).toMatchObject({
      title: 'Mill Lane 4',
      postCode: 'IP4 2BE',
      sts: 'draft',
      revision: 1,
      version: 1,
      plots: 12,
      validUntil: '2026-12-21',
      daysLeft: 30,
      isDeliveryKnown: 1,
      mayAccept: 1,
      mayOrder: 0,
      changes: [],
    });
    expect(one.lines.map(({ linePence }) => linePence)).toEqual(costs);
    expect(one.lines[0]).toMatchObject({ number: 3, totalNumber: 36, note: 'Kitchen first' });
    expect(one.goodsPence).toBe((costs[0] ?? 0) + (costs[1] ?? 0));
    expect(one.totalPence).toBe(one.goodsPence + one.deliveryPence + one.vatPence);
    const next = await make();
    expect(Number(next.quotationNo.slice(2))).toBe(Number(quotationNo.slice(2)) + 1);
  });

  it('is made from the basket and from a project, and keeps its lines when they change', async () => {
    expect((await call(MAKE, { source: 'basket', title: 'Empty' })).body).toMatchObject({
      resultCode: '1',
      field: 'source',
    });
    await fillBasket(shop, TRADE, [floor, 3]);
    const { quotationId } = await make({ source: 'basket', lines: undefined });
    await shop.db.deleteFrom('basket_lines').execute();
    expect((await read(quotationId)).lines).toMatchObject([{ productNo: floor.productNo, number: 3 }]);
    const project = await shop.db
      .selectFrom('projects')
      .innerJoin('project_lines', 'project_lines.project_id', 'projects.project_id')
      .select('projects.project_id')
      .where('projects.user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const ofProject = await make({
      source: 'project',
      projectId: project.project_id,
      lines: undefined,
    });
    const one = await read(ofProject.quotationId);
    expect(one.projectId).toBe(project.project_id);
    expect(one.lines.length).toBeGreaterThan(0);
    const before = one.lines.length;
    await shop.db
      .updateTable('projects')
      .set({ deleted_at: START })
      .where('project_id', '=', project.project_id)
      .execute();
    const left = await read(ofProject.quotationId);
    expect([left.projectId, left.lines.length]).toEqual(['', before]);
    await shop.db.updateTable('projects').set({ deleted_at: null }).execute();
  });

  it('is only its company’s, and has no price for a visitor', async () => {
    const { quotationId } = await make();
    const stranger = await shop.logIn(ARCHITECT);
    const theirs = { userId: 'u-1002', quotationId };
    for (const [path, rest] of [
      [READ, {}],
      [CHANGE, { version: 1, title: 'Mine' }],
      [ASK, { version: 1, message: '' }],
      [ACCEPT, { version: 1, signedBy: 'Me' }],
      [DECLINE, { version: 1, reason: '' }],
      [COPY, {}],
      [DELETE, {}],
      [FILL, {}],
      [WRITE, { text: 'Hello', fileIds: [] }],
    ] as const) {
      const answer = await shop.call(path, { ...theirs, ...rest }, { token: stranger, json: true });
      expect(answer.resultCode, path).toBe('102');
    }
    expect((await shop.call(READ, { userId, quotationId }, { json: true })).status).toBe(401);
    expect((await read(quotationId)).version).toBe(1);
  });

  it('is changed as a draft by the newest version alone', async () => {
    const { quotationId } = await make();
    const changed = await ok(CHANGE, { quotationId, version: 1, plots: 2, clientName: 'Ada Moss' });
    expect(changed.data.version).toBe(2);
    expect(await read(quotationId)).toMatchObject({ plots: 2, clientName: 'Ada Moss', title: 'Mill Lane 4' });
    const late = await call(CHANGE, { quotationId, version: 1, plots: 3 });
    expect(late.body).toMatchObject({ resultCode: '1', field: 'version' });
    await ok(CHANGE, { quotationId, version: 2, lines: [{ productNo: other.productNo, number: 7 }] });
    expect((await read(quotationId)).lines).toMatchObject([{ productNo: other.productNo, totalNumber: 14 }]);
    await ok(DELETE, { quotationId });
    await ok(DELETE, { quotationId });
    expect((await call(READ, { quotationId })).resultCode).toBe('102');
  });

  it('is answered by our staff within their bounds: a revision that says what it changed', async () => {
    const { quotationId } = await make();
    await ok(ASK, { quotationId, version: 1, message: 'Can you do better?' });
    const asked = await read(quotationId);
    expect(asked).toMatchObject({ sts: 'requested', version: 2, mayChange: 0 });
    const [first, second] = asked.lines;
    const line = (price: number) => [{ lineId: first?.lineId, number: 4, pricePence: price }];
    await expect(staff(quotationId, { version: 2, message: '', lines: line(2489) })).rejects.toBeInstanceOf(
      QuotationStays,
    );
    await expect(staff(quotationId, { version: 2, message: '', lines: line(4151) })).rejects.toBeInstanceOf(
      QuotationStays,
    );
    await expect(staff(quotationId, { version: 1, message: '' })).rejects.toThrow('version');
    await staff(quotationId, { version: 2, message: 'Our best price', lines: line(3735) });
    const answered = await read(quotationId);
    expect(answered).toMatchObject({ sts: 'answered', revision: 2, version: 3, mayAccept: 1 });
    expect(answered.lines).toHaveLength(1);
    expect(answered.revisions[0]?.changes.map(({ text }) => text)).toEqual([
      'The price goes down from £41.50 to £37.35 per m². 3 packs become 4.',
      'Left out.',
    ]);
    expect(answered.revisions[0]?.changes[1]?.productName).toBe(second?.productName);
    expect(answered.messages.map(({ text, isStaff }) => [text, isStaff])).toEqual([
      ['Can you do better?', 0],
      ['Our best price', 1],
    ]);
    expect(answered.totalPence).toBe(answered.goodsPence + answered.deliveryPence + answered.vatPence);
  });

  it('becomes an order at its prices, whatever ours are by then, once', async () => {
    const quotationId = await accepted({ plots: 2 });
    const quoted = await read(quotationId);
    await product(floor.productId, { price_pence: 9900 });
    expect((await read(quotationId)).changes).toMatchObject([
      { text: expect.stringContaining('Yours stays at £41.50 until 21 December 2026.') },
    ]);
    const input = await checkout([quotationId], { jobReference: 'Mill' });
    const answers = await Promise.all([call(ORDER, input), call(ORDER, input)]);
    expect(answers.map(({ resultCode }) => resultCode).sort(), answers[0]?.text).toEqual(['0', '1']);
    const placed = answers.find(({ resultCode }) => resultCode === '0');
    const { orderId, orderNo } = placed?.body.data ?? { orderId: '', orderNo: '' };
    const order = (await ok(ORDERS, { orderId })).data;
    expect(order).toMatchObject({
      goodsPence: quoted.goodsPence,
      totalPence: quoted.totalPence,
      quotations: [{ quotationId, title: 'Mill Lane 4' }],
    });
    expect(order.lines.map(({ number }) => number)).toEqual([6, 4]);
    expect(order.lines[0]?.note).toBe('2 plots. Kitchen first');
    expect(await read(quotationId)).toMatchObject({ sts: 'ordered', orderId, orderNo, changes: [] });
    expect(await stockOf(floor.productId)).toBe(44);
    expect((await call(CHECKOUT, { quotationIds: [quotationId] })).resultCode).toBe('1');
  });

  it('sums several house types in one order, and one that is short leaves all accepted', async () => {
    const types = [
      await accepted({ houseType: 'type A', plots: 3 }),
      await accepted({ houseType: 'type B' }),
    ];
    const input = await checkout(types);
    await product(floor.productId, { stock_packs: 11 });
    const refused = await call(ORDER, input);
    const { lines } = JSON.parse(refused.text);
    expect(lines).toHaveLength(1);
    expect(await read(types[0] ?? '')).toMatchObject({ sts: 'accepted', orderId: '' });
    expect(await stockOf(other.productId)).toBe(50);
    await product(floor.productId, { stock_packs: 12 });
    const { orderId } = (await ok(ORDER, input)).data;
    const order = (await ok(ORDERS, { orderId })).data;
    expect(order.quotations).toHaveLength(2);
    const sums = await Promise.all(types.map(read));
    expect(order.goodsPence).toBe(sums.reduce((sum, one) => sum + one.goodsPence, 0));
    expect(await stockOf(floor.productId)).toBe(0);
    const mixed = await call(ORDER, { ...input, lines: [{ carId: 'b-1', number: 1, productPrice: 1 }] });
    expect(mixed.body).toMatchObject({ resultCode: '1', field: 'quotationIds' });
  });

  it('ends by the clock: told soon and told once, neither accepted nor ordered, and quoted again', async () => {
    const quotationId = await accepted();
    const input = await checkout([quotationId]);
    const { quotationId: draft } = await make();
    const outbox = createOutbox(false, () => shop.clock.now);
    const look = () => tellEnds({ db: shop.db, outbox, brand: BRAND, now: shop.clock.now });
    await shop.db.deleteFrom('mails').execute();
    await look();
    expect(await mails()).toEqual([]);
    shop.clock.now = Date.UTC(2026, 11, 16, 12);
    await look();
    await look();
    expect(await mails()).toEqual([`quotation-ends ${TRADE}`]);
    expect((await ok(LIST, { pageNo: 1, pageSize: 20, endsSoon: 1 })).total).toBe(2);
    shop.clock.now = Date.UTC(2026, 11, 21, 23, 59);
    expect((await read(quotationId)).sts).toBe('accepted');
    shop.clock.now = Date.UTC(2026, 11, 22, 0, 1);
    expect(await read(quotationId)).toMatchObject({ sts: 'expired', daysLeft: 0, mayOrder: 0 });
    await look();
    await look();
    expect(await mails()).toEqual([`quotation-ends ${TRADE}`, `quotation-ends ${TRADE}`]);
    expect((await ok(LIST, { pageNo: 1, pageSize: 20, sts: 'expired' })).total).toBe(2);
    expect((await ok(LIST, { pageNo: 1, pageSize: 20, sts: 'accepted' })).total).toBe(0);
    expect((await call(ORDER, input)).body).toMatchObject({ resultCode: '1', field: 'quotationIds' });
    expect((await call(ACCEPT, { quotationId: draft, version: 1, signedBy: 'Tom' })).resultCode).toBe('1');

    await product(floor.productId, { price_pence: 4500 });
    await product(other.productId, { is_listed: 0 });
    const copy = (await ok(COPY, { quotationId, houseType: 'type C', plots: 8 })).data;
    expect(copy.changes.map(({ text }) => text)).toEqual([
      'It was quoted at £41.50; today’s price is £45.00.',
      'This product is no longer sold, so it is left out.',
    ]);
    expect(await read(copy.quotationId)).toMatchObject({
      sts: 'draft',
      houseType: 'type C',
      plots: 8,
      validUntil: '2027-01-21',
    });
  });

  it('takes messages with files that only its company reads, and tells our staff', async () => {
    const { quotationId } = await make();
    const upload = async (bytes: Buffer, asToken = token) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'evil".exe');
      return await fetch(shop.origin + UPLOAD, {
        method: 'POST',
        headers: { brand: BRAND, callserial: newSerial(), token: asToken },
        body: form,
      });
    };
    const sent = await (await upload(PDF)).json();
    expect(sent).toMatchObject({ resultCode: '0', data: { kind: 'pdf', bytes: PDF.length } });
    const wrong = await (await upload(Buffer.from('MZ no picture at all'))).json();
    expect(wrong).toMatchObject({ resultCode: '1', field: 'file' });
    const script = Buffer.from('%PDF-1.4\n/OpenAction<</S/JavaScript/JS(x)>>\n%%EOF', 'latin1');
    expect(await (await upload(script)).json()).toMatchObject({ resultCode: '1', field: 'file' });
    const theirs = await (await upload(PDF, await shop.logIn(ARCHITECT))).json();
    const message = { quotationId, text: 'The plan', fileIds: [theirs.data.fileId] };
    expect((await call(WRITE, message)).resultCode).toBe('102');
    expect((await read(quotationId)).messages).toEqual([]);
    await ok(WRITE, { ...message, fileIds: [sent.data.fileId] });
    const one = await read(quotationId);
    expect(one.version).toBe(1);
    expect(one.messages).toMatchObject([
      { by: 'Tom Halloran', text: 'The plan', files: [{ fileName: `${one.quotationNo}-1.pdf` }] },
    ]);
    const { fileId } = sent.data;
    const file = await fetch(shop.origin + FILE, {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token },
      body: new URLSearchParams({ userId, quotationId, fileId }),
    });
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, PDF]);
    expect(file.headers.get('content-disposition')).toContain(`${one.quotationNo}-1.pdf`);
    const stranger = await shop.logIn(ARCHITECT);
    const refused = await shop.call(
      FILE,
      { userId: 'u-1002', quotationId, fileId },
      { token: stranger, json: true },
    );
    expect(refused.resultCode).toBe('102');
    expect(await mails()).toEqual(['quotation-for-staff sales@alderline.example']);
  });

  it('writes a mail for each step, and goes into the basket as it is', async () => {
    const { quotationId } = await make();
    await ok(ASK, { quotationId, version: 1, message: '' });
    expect(await mails()).toEqual([
      'quotation-for-staff sales@alderline.example',
      `quotation-requested ${TRADE}`,
    ]);
    await shop.db.deleteFrom('mails').execute();
    await staff(quotationId, { version: 2, message: '' });
    await ok(ACCEPT, { quotationId, version: 3, signedBy: 'Tom' });
    const again = await ok(ACCEPT, { quotationId, version: 3, signedBy: 'Tom' });
    expect(again.data.version).toBe(4);
    expect(await mails()).toEqual([
      'quotation-accepted trade@alderline.example',
      'quotation-for-staff sales@alderline.example',
    ]);
    const added = await ok(FILL, { quotationId });
    expect(added.data).toHaveLength(2);
    expect((await read(quotationId)).sts).toBe('accepted');
    await ok(DECLINE, { quotationId, version: 4, reason: ' The client has stopped ' });
    await ok(DECLINE, { quotationId, version: 4, reason: '' });
    expect(await read(quotationId)).toMatchObject({ sts: 'declined', reason: 'The client has stopped' });
  });

  it('is accepted, answered or declined once when several do it at once', async () => {
    const { quotationId } = await make();
    const answers = await Promise.all([
      call(ACCEPT, { quotationId, version: 1, signedBy: 'Tom' }),
      call(CHANGE, { quotationId, version: 1, plots: 40 }),
      call(ASK, { quotationId, version: 1, message: '' }),
    ]);
    expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
    expect((await read(quotationId)).version).toBe(2);
  });

  it('is found by its state, its words and its project, newest first, a page at a time', async () => {
    const first = await make({ clientName: 'Ada Moss' });
    shop.clock.now += 1000;
    const second = await make({ title: 'Chapel', houseType: 'type B' });
    const list = async (query: object) =>
      (await ok(LIST, { pageNo: 1, pageSize: 20, ...query })).data.map(({ quotationNo }) => quotationNo);
    expect(await list({})).toEqual([second.quotationNo, first.quotationNo]);
    expect(await list({ pageNo: 2, pageSize: 1 })).toEqual([first.quotationNo]);
    expect(await list({ search: ' ADA  moss' })).toEqual([first.quotationNo]);
    expect(await list({ search: 'TYPE B' })).toEqual([second.quotationNo]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(await list({ sts: 'requested' })).toEqual([]);
    expect(await list({ projectId: 'j-none' })).toEqual([]);
  });
});
