import type { InputOf, ReplyOf } from '../../../../contracts/calls.ts';
import { ageingOf, daysOverdue, openOf } from '../../../../contracts/rules/ageing.ts';
import { dayText } from '../../../../contracts/rules/delivery-day.ts';
import type { LedgerInvoice, LedgerPayment } from '../../../../contracts/rules/statement.ts';
import { londonTime } from '../../../../contracts/rules/working-days.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { MadeFile } from '../../answering/file-reply.ts';
import { type CallContext, ownCustomer } from '../../answering/handler.ts';
import type { OrderRow } from '../../database/tables.ts';
import { makePdf } from '../../papers/make-pdf.ts';
import { orderPaper, type Paper } from './order-paper.ts';
import {
  companyOf,
  countInvoices,
  findInvoice,
  findOrder,
  type ListedInvoice,
  listInvoices,
  listInvoicesUntil,
  listOpen,
  listOrderLines,
  listPaymentsUntil,
} from './repository.ts';
import { statementDays, statementPaper } from './statement-paper.ts';

type PaperRef = InputOf<'/woojiapi/order/qrypaper'>;

/** The company's invoices, and what is open on all of them by age. */
export async function readInvoices(
  input: InputOf<'/woojiapi/order/qryinvoices'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qryinvoices'>> {
  const { userId } = ownCustomer(call, input);
  const { company_id: companyId } = await companyOf(call.db, userId);
  const today = londonTime(call.now).day;
  const query = { companyId, today, show: input.show ?? 'all', search: (input.search ?? '').trim() };
  const rows = await listInvoices(call.db, query, input);
  const open = await listOpen(call.db, companyId);
  const ageing = ageingOf(
    open.map((row) => ({ dueDay: row.due_day, duePence: row.total_pence - row.paid_pence })),
    today,
  );
  return {
    resultCode: '0',
    data: rows.map((row) => listed(row, today)),
    total: await countInvoices(call.db, query),
    ...openOf(ageing),
    ageing,
  };
}

function listed(row: ListedInvoice, today: number) {
  const duePence = row.total_pence - row.paid_pence;
  return {
    invoiceNo: row.invoice_no,
    orderId: row.order_id,
    orderNo: row.order_no,
    poNumber: row.po_number,
    jobReference: row.job_reference,
    taxPoint: dayText(row.tax_point),
    dueDay: dayText(row.due_day),
    totalPence: row.total_pence,
    paidPence: row.paid_pence,
    duePence,
    daysOverdue: duePence > 0 ? daysOverdue(row.due_day, today) : 0,
  };
}

/** @throws CallFailure "102" for an order of another company, "1" for a paper that there isn't yet */
export async function readPaper(
  input: PaperRef,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qrypaper'>> {
  return { resultCode: '0', data: await paperOf(input, call) };
}

/** The same as PDF. @throws CallFailure as `readPaper` does, "104" when too many papers are being made */
export async function downloadPaper(input: PaperRef, call: CallContext): Promise<MadeFile> {
  const paper = await paperOf(input, call);
  return new MadeFile(paper.fileName, await makePdf(paper, call.now));
}

async function paperOf(input: PaperRef, call: CallContext): Promise<Paper> {
  const { userId } = ownCustomer(call, input);
  const company = await companyOf(call.db, userId);
  const { kind, id } = input;
  if (kind === 'statement') {
    const days = statementDays(id, londonTime(call.now).day);
    if (!days) throw new CallFailure('1', 'Choose a month up to this one.', 200, undefined, 'id');
    return statementPaper(company, await ledgerOf(company.company_id, days.until, call), days, call.brand);
  }
  const order = await findOrder(call.db, id, company.company_id);
  if (!order) throw new CallFailure('102');
  const invoice = await findInvoice(call.db, id);
  const lacking = whyNot(kind, order, invoice !== undefined);
  if (lacking !== undefined) throw new CallFailure('1', lacking, 200, undefined, 'kind');
  const lines = await listOrderLines(call.db, id);
  return orderPaper(kind, { order, lines, invoice, brand: call.brand });
}

const ON_THE_WAY: readonly OrderRow['sts'][] = ['picking', 'dispatched', 'delivered'];

/** Why an order doesn't have a paper; undefined if it does. */
function whyNot(kind: PaperRef['kind'], order: OrderRow, isInvoiced: boolean): string | undefined {
  switch (kind) {
    case 'invoice':
      return isInvoiced ? undefined : NO_INVOICE;
    case 'proforma':
      if (order.payment !== 'transfer') return 'Only orders that are paid by bank transfer have a proforma.';
      return order.sts === 'cancelled' ? 'This order is cancelled, so there is nothing to pay.' : undefined;
    case 'delivery-note':
      return ON_THE_WAY.includes(order.sts)
        ? undefined
        : 'The delivery note is written when we pick the order.';
    default:
      return undefined;
  }
}

const NO_INVOICE =
  'There is no invoice for this order. We invoice an order on the day on which it leaves us.';

async function ledgerOf(companyId: string, until: number, { db }: CallContext) {
  const invoices = await listInvoicesUntil(db, companyId, until);
  const payments = await listPaymentsUntil(db, companyId, until);
  return {
    invoices: invoices.map(
      (row): LedgerInvoice => ({
        invoiceNo: row.invoice_no,
        orderId: row.order_id,
        reference: [row.po_number, row.job_reference].filter((text) => text !== '').join(', '),
        taxPoint: row.tax_point,
        dueDay: row.due_day,
        totalPence: row.total_pence,
      }),
    ),
    payments: payments.map(
      (row): LedgerPayment => ({
        orderId: row.order_id,
        orderNo: row.order_no,
        amountPence: row.amount_pence,
        receivedDay: row.received_day,
      }),
    ),
  };
}
