import type { InputOf } from '../../../../contracts/api/calls.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { hasLeft } from '../../../../contracts/domain/order/order-state.ts';
import { ageingOf, daysOverdue, openOf } from '../../../../contracts/domain/paper/ageing.ts';
import { balanceOf } from '../../../../contracts/domain/paper/credit-note.ts';
import { searchFor } from '../../../../contracts/domain/text/search-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { CreditNoteRow, OrderRow } from '../../engine/database/tables.ts';
import { makePdf } from '../../engine/papers/make-pdf.ts';
import { listOrderLines } from '../order/line-repository.ts';
import { findOrder } from '../order/repository.ts';
import { quotationsOfOrder } from '../quotation/repository.ts';
import { creditNotePaper } from './credit-note-paper.ts';
import { findCredit, listCreditedLines, listCredits, listCreditsUntil } from './credit-repository.ts';
import { orderPaper, type Paper } from './order-paper.ts';
import {
  countInvoices,
  creditInFavour,
  findInvoice,
  type ListedInvoice,
  listInvoices,
  listInvoicesUntil,
  listOpen,
  listPaymentsUntil,
} from './repository.ts';
import type { LedgerCredit, LedgerInvoice, LedgerPayment } from './statement.ts';
import { statementDays, statementPaper } from './statement-paper.ts';

type PaperRef = InputOf<'/woojiapi/order/qrypaper'>;

/** The company's invoices, and what is open on all of them by age. */
export const readInvoices: Handler<'/woojiapi/order/qryinvoices'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id: companyId } = await companyOf(call.db, userId);
  const today = londonTime(call.now).day;
  const show = input.show ?? 'all';
  const query = { companyId, today, show, search: searchFor(input.search ?? '') };
  const rows = await listInvoices(call.db, query, input);
  const credits = await listCredits(
    call.db,
    rows.map(({ order_id }) => order_id),
  );
  const open = (await listOpen(call.db, companyId)).map((row) => ({
    dueDay: row.due_day,
    ...standingOf(row),
  }));
  const ageing = ageingOf(open, today);
  const counts = await countInvoices(call.db, query);
  return {
    resultCode: '0',
    data: rows.map((row) =>
      listed(
        row,
        credits.filter(({ order_id }) => order_id === row.order_id),
        today,
      ),
    ),
    total: counts[show],
    counts,
    ...openOf(ageing),
    creditPence: await creditInFavour(call.db, companyId),
    ageing,
  };
};

const standingOf = (row: Pick<ListedInvoice, 'total_pence' | 'paid_pence' | 'credited_pence'>) =>
  balanceOf({
    totalPence: row.total_pence,
    paidPence: row.paid_pence,
    creditedPence: row.credited_pence,
  });

function listed(row: ListedInvoice, credits: readonly CreditNoteRow[], today: number) {
  const { duePence } = standingOf(row);
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
    creditedPence: row.credited_pence,
    duePence,
    daysOverdue: duePence > 0 ? daysOverdue(row.due_day, today) : 0,
    credits: credits.map((credit) => ({
      creditNo: credit.credit_no,
      returnId: credit.return_id,
      taxPoint: dayText(credit.tax_point),
      totalPence: credit.total_pence,
    })),
  };
}

/** @throws CallFailure "102" for an order of another company, "1" for a paper that doesn't exist yet */
export const readPaper: Handler<'/woojiapi/order/qrypaper'> = async (input, call) => {
  return { resultCode: '0', data: await paperOf(input, call) };
};

/** The same as PDF. @throws CallFailure as `readPaper` does, "104" when too many papers are being made */
export const downloadPaper: Handler<'/woojiapi/order/downloadpaper'> = async (input, call) => {
  const paper = await paperOf(input, call);
  return new MadeFile(paper.fileName, await makePdf(paper, call.now));
};

/** Everything that a paper shows. @throws CallFailure as `readPaper` does */
export async function paperOf(input: PaperRef, call: CallContext): Promise<Paper> {
  const { userId } = ownCustomer(call, input);
  const company = await companyOf(call.db, userId);
  const { kind, id } = input;
  if (kind === 'statement') {
    const days = statementDays(id, londonTime(call.now).day);
    if (!days) refuseField('id', 'Choose a month up to this one.');
    return statementPaper(company, await ledgerOf(company.company_id, days.until, call), days, call.brand);
  }
  if (kind === 'credit-note') return await creditPaper(id, company.company_id, call);
  const order = await findOrder(call.db, company.company_id, id);
  if (!order) throw new CallFailure('102');
  const invoice = await findInvoice(call.db, id);
  const lacking = whyNot(kind, order, invoice !== undefined);
  if (lacking !== undefined) refuseField('kind', lacking);
  const lines = await listOrderLines(call.db, [id]);
  const quotations = await quotationsOfOrder(call.db, id);
  const quotationNos = quotations.map(({ quotationNo }) => quotationNo);
  return orderPaper(kind, { order, lines, invoice, quotationNos, brand: call.brand });
}

/** @throws CallFailure "102" for a return of another company or without a credit note, so that ids can't be probed */
async function creditPaper(returnId: string, companyId: string, { db, brand }: CallContext): Promise<Paper> {
  const credit = await findCredit(db, returnId, companyId);
  const order = credit && (await findOrder(db, companyId, credit.order_id));
  if (!credit || !order) throw new CallFailure('102');
  const lines = await listCreditedLines(db, returnId);
  return creditNotePaper({ order, credit, lines, invoice: await findInvoice(db, order.order_id), brand });
}

/** Why an order doesn't have a paper; undefined if it does. */
function whyNot(kind: PaperRef['kind'], order: OrderRow, isInvoiced: boolean): string | undefined {
  switch (kind) {
    case 'invoice':
      return isInvoiced ? undefined : NO_INVOICE;
    case 'proforma':
      if (order.payment !== 'transfer') return 'Only orders that are paid by bank transfer have a proforma.';
      return order.sts === 'cancelled' ? 'This order is cancelled, so there is nothing to pay.' : undefined;
    case 'delivery-note':
      return order.sts === 'picking' || hasLeft(order.sts)
        ? undefined
        : 'The delivery note is written when we pick the order.';
    default:
      return undefined;
  }
}

const NO_INVOICE =
  'There is no invoice for this order. We invoice an order on the day on which it leaves us.';

const referenceOf = ({ po_number, job_reference }: Pick<OrderRow, 'po_number' | 'job_reference'>) =>
  [po_number, job_reference].filter((text) => text !== '').join(', ');

async function ledgerOf(companyId: string, until: number, { db }: CallContext) {
  const invoices = await listInvoicesUntil(db, companyId, until);
  const payments = await listPaymentsUntil(db, companyId, until);
  const credits = await listCreditsUntil(db, companyId, until);
  return {
    invoices: invoices.map(
      (row): LedgerInvoice => ({
        invoiceNo: row.invoice_no,
        orderId: row.order_id,
        reference: referenceOf(row),
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
        isCredit: row.source === 'credit',
        ...(row.cancelled_at === null ? {} : { cancelledDay: londonTime(Number(row.cancelled_at)).day }),
      }),
    ),
    credits: credits.map(
      (row): LedgerCredit => ({
        creditNo: row.credit_no,
        orderId: row.order_id,
        reference: referenceOf(row),
        taxPoint: row.tax_point,
        totalPence: row.total_pence,
      }),
    ),
  };
}
