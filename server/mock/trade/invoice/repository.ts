import { sql } from 'kysely';
import type { Search } from '../../../../contracts/domain/text/search-text.ts';
import { orderHas } from '../../engine/database/search.ts';
import type { Db, InvoiceRow, OrderRow, PaymentRow } from '../../engine/database/tables.ts';

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  return await db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function addInvoice(db: Db, invoice: InvoiceRow): Promise<void> {
  await db.insertInto('invoices').values(invoice).execute();
}

export interface InvoiceQuery {
  readonly companyId: string;
  readonly show: 'open' | 'overdue' | 'all';
  /** a day's midnight in UTC */
  readonly today: number;
  readonly search: Search;
}

/** Whether payments and credits are less than the invoice's total. */
const isOpen = sql<boolean>`orders.paid_pence + orders.credited_pence < invoices.total_pence`;

const isOverdue = (today: number) => sql<boolean>`${isOpen} and invoices.due_day < ${today}`;

const joined = (db: Db) =>
  db.selectFrom('invoices').innerJoin('orders', 'orders.order_id', 'invoices.order_id');

function found(db: Db, { companyId, show, today, search }: InvoiceQuery) {
  let query = joined(db).where('invoices.company_id', '=', companyId);
  if (show === 'open') query = query.where(isOpen);
  if (show === 'overdue') query = query.where(isOverdue(today));
  return search.words === '' ? query : query.where(orderHas(search));
}

/** How many there are, whatever the query shows of them. */
export async function countInvoices(
  db: Db,
  query: InvoiceQuery,
): Promise<Record<InvoiceQuery['show'], number>> {
  const countOf = (condition: typeof isOpen) =>
    sql<number | string>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const { all, open, overdue } = await found(db, { ...query, show: 'all' })
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      countOf(isOpen).as('open'),
      countOf(isOverdue(query.today)).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), open: Number(open), overdue: Number(overdue) };
}

export type ListedInvoice = InvoiceRow &
  Pick<OrderRow, 'order_no' | 'po_number' | 'job_reference' | 'paid_pence' | 'credited_pence'>;

const LISTED = [
  'invoices.invoice_no',
  'invoices.order_id',
  'invoices.company_id',
  'invoices.tax_point',
  'invoices.due_day',
  'invoices.total_pence',
  'orders.order_no',
  'orders.po_number',
  'orders.job_reference',
  'orders.paid_pence',
  'orders.credited_pence',
] as const;

/** Newest first. */
export async function listInvoices(
  db: Db,
  query: InvoiceQuery,
  page: { readonly pageNo: number; readonly pageSize: number },
): Promise<ListedInvoice[]> {
  return await found(db, query)
    .select(LISTED)
    .orderBy('invoices.tax_point', 'desc')
    .orderBy('invoices.invoice_no', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
}

/** The company's invoices that are not paid in full. */
export async function listOpen(
  db: Db,
  companyId: string,
): Promise<Pick<ListedInvoice, 'due_day' | 'total_pence' | 'paid_pence' | 'credited_pence'>[]> {
  return await joined(db)
    .select(['invoices.due_day', 'invoices.total_pence', 'orders.paid_pence', 'orders.credited_pence'])
    .where('invoices.company_id', '=', companyId)
    .where(isOpen)
    .execute();
}

/** Pence of an order not yet paid back: payments for a cancelled one, or payments and credits beyond the total. */
const inFavour = sql<number>`paid_pence + credited_pence - case when sts = 'cancelled' then 0 else total_pence end`;

/** Pence of a company's credit. */
export async function creditInFavour(db: Db, companyId: string): Promise<number> {
  const { pence } = await db
    .selectFrom('orders')
    .select(sql<number | string | null>`sum(${inFavour})`.as('pence'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`${inFavour} > 0`)
    .executeTakeFirstOrThrow();
  return Number(pence ?? 0);
}

/** The orders from which a company has credit, oldest first. */
export async function listInFavour(db: Db, companyId: string): Promise<Pick<OrderRow, 'order_id'>[]> {
  return await db
    .selectFrom('orders')
    .select('order_id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`${inFavour} > 0`)
    .orderBy('placed_at')
    .orderBy('order_id')
    .execute();
}

/** References to the company's invoices and credit notes of some days, oldest first. */
export async function listPaperRefs(
  db: Db,
  companyId: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<{ readonly kind: 'invoice' | 'credit-note'; readonly id: string }[]> {
  const invoices = await db
    .selectFrom('invoices')
    .select('order_id as id')
    .where('company_id', '=', companyId)
    .where('tax_point', '>=', from)
    .where('tax_point', '<=', until)
    .orderBy('invoice_no')
    .execute();
  const credits = await db
    .selectFrom('credit_notes')
    .select('return_id as id')
    .where('company_id', '=', companyId)
    .where('tax_point', '>=', from)
    .where('tax_point', '<=', until)
    .orderBy('credit_no')
    .execute();
  return [
    ...invoices.map(({ id }) => ({ kind: 'invoice' as const, id })),
    ...credits.map(({ id }) => ({ kind: 'credit-note' as const, id })),
  ];
}

/** Invoices of the company up to a day, oldest first. */
export async function listInvoicesUntil(db: Db, companyId: string, day: number): Promise<ListedInvoice[]> {
  return await joined(db)
    .select(LISTED)
    .where('invoices.company_id', '=', companyId)
    .where('invoices.tax_point', '<=', day)
    .orderBy('invoices.tax_point')
    .orderBy('invoices.invoice_no')
    .execute();
}

/** Payments of the company up to a day, oldest first, with the moment at which their order was cancelled. */
export async function listPaymentsUntil(
  db: Db,
  companyId: string,
  day: number,
): Promise<(PaymentRow & Pick<OrderRow, 'order_no'> & { readonly cancelled_at: number | null })[]> {
  return await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.order_no')
    .select((payment) =>
      payment
        .selectFrom('order_events as event')
        .select((event) => event.fn.max('event.at').as('at'))
        .whereRef('event.order_id', '=', 'payments.order_id')
        .where('event.sts', '=', 'cancelled')
        .as('cancelled_at'),
    )
    .where('payments.company_id', '=', companyId)
    .where('received_day', '<=', day)
    .orderBy('received_day')
    .orderBy('payments.created_at')
    // credit taken from an order comes before what it pays for
    .orderBy('payments.amount_pence')
    .orderBy('payment_id')
    .execute();
}

export async function addPayment(db: Db, payment: PaymentRow): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

export async function changeVat(
  db: Db,
  orderId: string,
  vat: Pick<OrderRow, 'vat_rate' | 'vat_pence' | 'total_pence'>,
): Promise<void> {
  await db.updateTable('orders').set(vat).where('order_id', '=', orderId).execute();
}

export async function changePaid(db: Db, orderId: string, paidPence: number): Promise<void> {
  await db.updateTable('orders').set({ paid_pence: paidPence }).where('order_id', '=', orderId).execute();
}
