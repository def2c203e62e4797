import type { components } from '../api/generated/woojiapi.ts';
import { openOf } from '../domain/paper/ageing.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { dispatchOrder } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { placedOrder } from './order-of-basket.ts';
import { type LoggedIn, logIn } from './people.ts';

type Paper = components['schemas']['Paper'];
type Invoices = components['schemas']['InvoicesReply'];
const INVOICES = '/woojiapi/order/qryinvoices';
const PAPER = '/woojiapi/order/qrypaper';
const PDF = '/woojiapi/order/downloadpaper';

async function paperOf(
  target: Target,
  { token, userId }: LoggedIn,
  kind: string,
  id: string,
): Promise<Paper> {
  return expectCode(PAPER, await send(target, PAPER, { userId, kind, id }, { token }), '0').data as Paper;
}

async function invoicesOf(
  target: Target,
  { token, userId }: LoggedIn,
  search: object = {},
): Promise<Invoices> {
  const answer = await send(target, INVOICES, { userId, pageNo: 1, pageSize: 100, ...search }, { token });
  return expectCode(INVOICES, answer, '0') as unknown as Invoices;
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

function expectAddsUp({ kind, lines, sums }: Paper, total: number): void {
  if (!sums) throw new Error(`${PAPER}: a ${kind} without sums`);
  const { goodsPence, voucherPence = 0, deliveryPence, vat, totalPence } = sums;
  const goods = sum(lines.map(({ netPence = 0 }) => netPence));
  expectThat(goods === goodsPence, `${PAPER}: the lines of the ${kind} come to ${goods}, not ${goodsPence}`);
  const all = goodsPence - voucherPence + deliveryPence + sum(vat.map(({ vatPence }) => vatPence));
  expectThat(all === totalPence, `${PAPER}: the ${kind} comes to ${all}, not ${totalPence}`);
  expectThat(totalPence === total, `${PAPER}: the ${kind} asks for another total than was agreed`);
}

/** Papers that another company must not read, neither as data nor as a file. */
const OTHERS: readonly ContractCase[] = ([PAPER, PDF] as const).map((call) => ({
  call,
  code: '102',
  title: "is not another company's",
  writes: true,
  run: async (target) => {
    const { orderId } = await placedOrder(target, 'trade', 24);
    const { token, userId } = await logIn(target, 'architect');
    for (const id of [orderId, 'no-such'])
      expectCode(call, await send(target, call, { userId, kind: 'confirmation', id }, { token }), '102');
  },
}));

/** Invoices, and papers as data and as PDF. */
export const paperCases: readonly ContractCase[] = [
  {
    call: INVOICES,
    code: '0',
    title: 'lists invoices, newest first, and what is open by age',
    writes: false,
    run: async (target) => {
      const { data, total, openPence, overduePence, ageing } = await invoicesOf(target, await logIn(target));
      expectThat(data.length <= total, `${INVOICES}: more invoices than there are`);
      const days = data.map(({ taxPoint }) => taxPoint);
      expectThat(days.join() === days.toSorted().toReversed().join(), `${INVOICES}: not the newest first`);
      const open = openOf(ageing);
      expectThat(
        open.openPence === openPence && open.overduePence === overduePence,
        `${INVOICES}: the bands don't come to what is open`,
      );
    },
  },
  write(PAPER, 'gives the confirmation and the proforma of an order, and they add up', async (target) => {
    const person = await placedOrder(target, 'trade', 21);
    expectAddsUp(await paperOf(target, person, 'confirmation', person.orderId), person.order.totalPence);
    const proforma = await paperOf(target, person, 'proforma', person.orderId);
    expectAddsUp(proforma, person.order.totalPence);
    expectThat(/not a VAT invoice/.test(proforma.notice), `${PAPER}: a proforma that could be an invoice`);
  }),
  {
    call: PAPER,
    code: '1',
    title: 'says that an invoice and a delivery note come later, and refuses a month to come',
    writes: true,
    run: async (target) => {
      const { token, userId, orderId } = await placedOrder(target, 'trade', 22);
      for (const kind of ['invoice', 'delivery-note']) {
        const reply = expectCode(
          PAPER,
          await send(target, PAPER, { userId, kind, id: orderId }, { token }),
          '1',
        );
        expectField(PAPER, reply, 'kind');
      }
      const answer = await send(target, PAPER, { userId, kind: 'statement', id: '2999-01' }, { token });
      expectField(PAPER, expectCode(PAPER, answer, '1'), 'id');
    },
  },
  {
    call: PAPER,
    code: '0',
    title: 'invoices an order that has left: in the list, on the statement, and without prices on its note',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const person = await placedOrder(target, 'trade', 23);
      const { orderId, orderNo, order } = person;
      await dispatchOrder(target, orderId);
      const invoice = await paperOf(target, person, 'invoice', orderId);
      expectAddsUp(invoice, order.totalPence);
      const { data } = await invoicesOf(target, person, { search: orderNo });
      expectThat(data.length === 1, `${INVOICES}: ${data.length} invoices of one order`);
      expectThat(data[0]?.invoiceNo === invoice.paperNo, `${INVOICES}: another number than on the paper`);
      expectThat(data[0]?.duePence === 0, `${INVOICES}: what was paid is open`);
      const month = data[0]?.taxPoint.slice(0, 7) ?? '';
      const { statement } = await paperOf(target, person, 'statement', month);
      const texts = statement?.entries.map(({ text }) => text).join() ?? '';
      expectThat(texts.includes(invoice.paperNo), `${PAPER}: the statement lacks the invoice`);
      const note = await paperOf(target, person, 'delivery-note', orderId);
      expectThat(!/Pence/.test(JSON.stringify(note)), `${PAPER}: prices on a delivery note`);
    },
  },
  write(PDF, 'gives a paper as PDF under its own name', async (target) => {
    const { token, userId, orderId } = await placedOrder(target, 'trade', 25);
    const answer = await send(target, PDF, { userId, kind: 'confirmation', id: orderId }, { token });
    expectThat(answer.status === 200, `${PDF}: HTTP ${answer.status}`);
    expectThat(answer.contentType === 'application/pdf', `${PDF}: sent as ${answer.contentType}`);
    expectThat(answer.text.startsWith('%PDF') && answer.text.includes('%%EOF'), `${PDF}: no whole PDF`);
    expectThat(/filename="[\w-]+\.pdf"/.test(answer.disposition), `${PDF}: has no name`);
  }),
  ...OTHERS,
];
