import { buildQuotedOrderInput } from '../../fixtures/builders/build-order.ts';
import type { CallPath } from '../api/calls.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { type Buyer, buyer, write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { answerQuotation } from './control.ts';
import { CannotTell, expectCode, expectField, expectThat } from './judge.ts';
import { SITE } from './order-of-basket.ts';
import { logIn } from './people.ts';
import { plainPicture } from './plain-picture.ts';

type Quotation = components['schemas']['Quotation'];
const MAKE = '/woojiapi/order/insertquotation';
const LIST = '/woojiapi/order/qryquotations';
const READ = '/woojiapi/order/qryquotationdetail';
const CHANGE = '/woojiapi/order/updatequotation';
const ASK = '/woojiapi/order/requestquotation';
const WRITE = '/woojiapi/order/insertquotationmessage';
const UPLOAD = '/woojiapi/order/uploadquotationfile';
const FILE = '/woojiapi/order/downloadquotationfile';
const ACCEPT = '/woojiapi/order/acceptquotation';
const DECLINE = '/woojiapi/order/declinequotation';
const COPY = '/woojiapi/order/copyquotation';
const DELETE = '/woojiapi/order/deletequotation';
const FILL = '/woojiapi/order/insertquotationbasket';
const CHECKOUT = '/woojiapi/order/qrycheckout';
const ORDER = '/woojiapi/order/insertorder';

/** A PDF of one empty page. */
export const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');

interface Quoted {
  readonly person: Buyer;
  readonly quotationId: string;
  /** a call about it, as JSON @returns the reply of a success */
  readonly ok: (path: CallPath, rest?: object) => Promise<Record<string, unknown>>;
  readonly read: () => Promise<Quotation>;
}

/** A draft of two floors, for two plots. @param index which floors */
async function quoted(target: Target, index = 0, differs: object = {}): Promise<Quoted> {
  const person = await buyer(target);
  const { token, userId, products } = person;
  const lines = [index, index + 1].map((at) => {
    const product = products[at % products.length];
    if (!product) throw new CannotTell('needs floors with more than 200 packs in stock');
    return { productNo: product.productNo, number: at === index ? 3 : 2 };
  });
  const body = {
    userId,
    source: 'lines',
    title: 'Suite',
    postCode: SITE.postCode,
    plots: 2,
    packing: 'eachPlot',
    lines,
    ...differs,
  };
  const made = expectCode(MAKE, await send(target, MAKE, body, { token, as: 'json' }), '0');
  const { quotationId } = made.data as { quotationId: string };
  const ok = async (path: CallPath, rest: object = {}) =>
    expectCode(path, await send(target, path, { userId, quotationId, ...rest }, { token, as: 'json' }), '0');
  return { person, quotationId, ok, read: async () => (await ok(READ)).data as Quotation };
}

const upload = async (target: Target, token: string, bytes: Uint8Array) =>
  await send(target, UPLOAD, {}, { token, file: { part: 'file', name: 'plan.pdf', bytes } });

function expectSums(one: Quotation): void {
  const lines = one.lines.reduce((sum, { linePence }) => sum + linePence, 0);
  expectThat(lines === one.goodsPence, `${READ}: the lines come to ${lines}, the goods to ${one.goodsPence}`);
  const all = one.goodsPence + one.deliveryPence + one.vatPence;
  expectThat(all === one.totalPence, `${READ}: the parts come to ${all}, the total is ${one.totalPence}`);
}

/** What would change a quotation of another company. */
const OTHERS: readonly (readonly [CallPath, object])[] = [
  [READ, {}],
  [CHANGE, { version: 1, title: 'Mine' }],
  [ASK, { version: 1, message: '' }],
  [WRITE, { text: 'Hello', fileIds: [] }],
  [FILE, { fileId: 'i-none' }],
  [ACCEPT, { version: 1, signedBy: 'Me' }],
  [DECLINE, { version: 1, reason: '' }],
  [COPY, {}],
  [DELETE, {}],
  [FILL, {}],
];

const strangerCases = OTHERS.map(
  ([call, rest]): ContractCase => ({
    call,
    code: '102',
    title: "is not for another company's quotation",
    writes: true,
    run: async (target) => {
      const { quotationId } = await quoted(target);
      const { token, userId } = await logIn(target, 'architect');
      const answer = await send(target, call, { userId, quotationId, ...rest }, { token, as: 'json' });
      expectCode(call, answer, '102');
    },
  }),
);

/** Quotations: made, asked about, answered, accepted, ordered. */
export const quotationCases: readonly ContractCase[] = [
  write(MAKE, 'makes a draft that adds up, for all its plots', async (target) => {
    const one = await (await quoted(target)).read();
    expectThat(one.sts === 'draft' && one.plots === 2, `${READ}: a draft is ${one.sts}, ${one.plots} plots`);
    expectThat(
      one.lines.every(({ number, totalNumber }) => totalNumber === 2 * number),
      `${READ}: not the packs of two plots`,
    );
    expectSums(one);
  }),
  {
    call: MAKE,
    code: '1',
    title: 'refuses a product that is not sold, naming its line',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const lines = [{ productNo: 'NO-SUCH', number: 1 }];
      const body = { userId, source: 'lines', title: 'Suite', lines };
      const answer = await send(target, MAKE, body, { token, as: 'json' });
      expectField(MAKE, expectCode(MAKE, answer, '1'), 'lines[0].productNo');
    },
  },
  write(LIST, 'lists it first, and finds it by its number', async (target) => {
    const { ok, read } = await quoted(target);
    const { quotationNo, quotationId } = await read();
    for (const narrowed of [
      { search: '' },
      { search: quotationNo.toLowerCase() },
      { sts: 'draft', endsSoon: 0 },
    ]) {
      const reply = await ok(LIST, { quotationId: undefined, pageNo: 1, pageSize: 1, ...narrowed });
      const [first] = reply.data as components['schemas']['QuotationSummary'][];
      const asked = JSON.stringify(narrowed);
      expectThat(first?.quotationId === quotationId, `${LIST}: another one is first for ${asked}`);
    }
  }),
  write(READ, 'gives it as it was made', async (target) => {
    const one = await (await quoted(target, 0, { clientName: ' Ada Moss ' })).read();
    expectThat(one.clientName === 'Ada Moss', `${READ}: the client is "${one.clientName}"`);
    expectThat(one.changes.length === 0, `${READ}: something has changed since a moment ago`);
  }),
  write(CHANGE, 'changes what is sent, and works the sums out again', async (target) => {
    const { ok, read } = await quoted(target);
    const before = await read();
    await ok(CHANGE, { version: before.version, plots: 5, packing: 'together' });
    const after = await read();
    expectThat(
      after.plots === 5 && after.packing === 'together' && after.title === before.title,
      `${CHANGE}: not what was sent`,
    );
    expectThat(after.version === before.version + 1, `${CHANGE}: the version is ${after.version}`);
    expectSums(after);
  }),
  {
    call: CHANGE,
    code: '1',
    title: 'refuses an old version',
    writes: true,
    run: async (target) => {
      const { person, ok, quotationId } = await quoted(target);
      await ok(CHANGE, { version: 1, plots: 3 });
      const { token, userId } = person;
      const answer = await send(target, CHANGE, { userId, quotationId, version: 1, plots: 4 }, { token });
      expectField(CHANGE, expectCode(CHANGE, answer, '1'), 'version');
    },
  },
  write(ASK, 'hands it to the staff, who alone can change it then', async (target) => {
    const { ok, read } = await quoted(target);
    await ok(ASK, { version: 1, message: 'We start in May' });
    const one = await read();
    expectThat(one.sts === 'requested' && one.mayChange === 0, `${ASK}: it is ${one.sts}`);
    expectThat(one.messages[0]?.text === 'We start in May', `${ASK}: the message is missing`);
  }),
  write(WRITE, 'keeps a message and its files, for its quotation alone', async (target) => {
    const { person, ok, read } = await quoted(target);
    const sent = expectCode(UPLOAD, await upload(target, person.token, PDF), '0').data as { fileId: string };
    await ok(WRITE, { text: 'The plan', fileIds: [sent.fileId] });
    const [message] = (await read()).messages;
    expectThat(message?.files[0]?.fileId === sent.fileId, `${WRITE}: the file is missing`);
  }),
  write(UPLOAD, 'takes a PDF and a picture', async (target) => {
    const { token } = await logIn(target);
    for (const [bytes, kind] of [
      [PDF, 'pdf'],
      [plainPicture(), 'picture'],
    ] as const) {
      const reply = expectCode(UPLOAD, await upload(target, token, bytes), '0');
      const file = reply.data as components['schemas']['QuotationFile'];
      expectThat(file.kind === kind, `${UPLOAD}: a ${kind} is a ${file.kind}`);
    }
  }),
  {
    call: UPLOAD,
    code: '1',
    title: 'refuses any other file by its bytes',
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const answer = await upload(target, token, new TextEncoder().encode('MZ and more than sixteen bytes'));
      expectField(UPLOAD, expectCode(UPLOAD, answer, '1'), 'file');
    },
  },
  write(FILE, 'gives the bytes that were sent', async (target) => {
    const { person, ok, quotationId } = await quoted(target);
    const { token, userId } = person;
    const { fileId } = expectCode(UPLOAD, await upload(target, token, PDF), '0').data as { fileId: string };
    await ok(WRITE, { text: 'The plan', fileIds: [fileId] });
    const answer = await send(target, FILE, { userId, quotationId, fileId }, { token });
    expectThat(answer.contentType === 'application/pdf', `${FILE}: sent as ${answer.contentType}`);
    expectThat(answer.text === new TextDecoder().decode(PDF), `${FILE}: other bytes`);
  }),
  write(ACCEPT, 'accepts once, and its order has its sums', async (target) => {
    const { person, ok, read, quotationId } = await quoted(target, 4);
    await ok(ACCEPT, { version: 1, signedBy: 'Tom Halloran' });
    await ok(ACCEPT, { version: 1, signedBy: 'Tom Halloran' });
    const { token, userId } = person;
    const start = await send(
      target,
      CHECKOUT,
      { userId, quotationIds: [quotationId] },
      { token, as: 'json' },
    );
    const { quotations = [] } = expectCode(CHECKOUT, start, '0')
      .data as components['schemas']['CheckoutStart'];
    const [one] = quotations;
    expectThat(one !== undefined && one.mayOrder === 1, `${CHECKOUT}: the quotation is missing`);
    const order = buildQuotedOrderInput(quotations, Date.now(), {
      userId,
      delivery: SITE,
      payment: 'transfer',
    });
    const placed = expectCode(ORDER, await send(target, ORDER, order, { token, as: 'json' }), '0');
    const after = await read();
    const { orderId } = placed.data as { orderId: string };
    expectThat(after.sts === 'ordered' && after.orderId === orderId, `${READ}: it is ${after.sts}`);
    expectThat(order.totalPence === after.totalPence, `${ORDER}: not the sum of the quotation`);
    expectCode(ORDER, await send(target, ORDER, order, { token, as: 'json' }), '1');
  }),
  {
    call: ACCEPT,
    code: '1',
    title: 'refuses what the staff have answered since, until it is read again',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const { person, ok, read, quotationId } = await quoted(target, 2);
      await ok(ASK, { version: 1, message: '' });
      const asked = await read();
      const [line] = asked.lines;
      const pricePence = (line?.productPrice ?? 0) - 100;
      const lines = [{ lineId: line?.lineId ?? '', number: 4, pricePence }];
      await answerQuotation(target, quotationId, { version: asked.version, message: 'Our best', lines });
      const { token, userId } = person;
      const old = { userId, quotationId, version: asked.version, signedBy: 'Tom' };
      const late = await send(target, ACCEPT, old, { token });
      expectField(ACCEPT, expectCode(ACCEPT, late, '1'), 'version');
      const answered = await read();
      expectThat(answered.revision === 2 && answered.revisions.length === 1, `${READ}: no revision`);
      expectThat(answered.revisions[0]?.changes.length === 2, `${READ}: not what has changed`);
      expectSums(answered);
      await ok(ACCEPT, { version: answered.version, signedBy: 'Tom' });
    },
  },
  write(DECLINE, 'declines what was asked for, with the reason', async (target) => {
    const { ok, read } = await quoted(target);
    await ok(ASK, { version: 1, message: '' });
    await ok(DECLINE, { version: 2, reason: 'The client has stopped' });
    const one = await read();
    expectThat(one.sts === 'declined' && one.reason === 'The client has stopped', `${DECLINE}: ${one.sts}`);
  }),
  write(COPY, 'makes a draft of the same lines for other plots', async (target) => {
    const { ok, read, person } = await quoted(target);
    const before = await read();
    const reply = await ok(COPY, { plots: 7, houseType: 'type C' });
    const { quotationId } = reply.data as { quotationId: string };
    const { token, userId } = person;
    const copy = expectCode(READ, await send(target, READ, { userId, quotationId }, { token }), '0')
      .data as Quotation;
    expectThat(copy.sts === 'draft' && copy.plots === 7, `${COPY}: ${copy.sts}, ${copy.plots} plots`);
    expectThat(copy.lines.length === before.lines.length, `${COPY}: other lines`);
    expectSums(copy);
  }),
  write(DELETE, 'deletes a draft, once and again', async (target) => {
    const { ok, person, quotationId } = await quoted(target);
    await ok(DELETE);
    await ok(DELETE);
    const { token, userId } = person;
    expectCode(READ, await send(target, READ, { userId, quotationId }, { token }), '102');
  }),
  write(FILL, 'puts the packs of all plots into the basket', async (target) => {
    const { ok } = await quoted(target, 6);
    const added = (await ok(FILL)).data as { carId: string }[];
    expectThat(added.length === 2, `${FILL}: ${added.length} lines`);
  }),
  ...strangerCases,
];
