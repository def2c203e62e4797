import { sql } from 'kysely';
import type {
  CardPaymentItemRow,
  CardPaymentRow,
  Db,
  InvoiceRow,
  OrderRow,
} from '../../engine/database/tables.ts';

export async function addCardPayment(
  db: Db,
  payment: CardPaymentRow,
  items: readonly CardPaymentItemRow[],
): Promise<void> {
  await db.insertInto('card_payments').values(payment).execute();
  await db.insertInto('card_payment_items').values(items).execute();
}

export async function findCardPayment(db: Db, cardPaymentId: string): Promise<CardPaymentRow | undefined> {
  return await db
    .selectFrom('card_payments')
    .selectAll()
    .where('card_payment_id', '=', cardPaymentId)
    .executeTakeFirst();
}

export async function changeCardPayment(
  db: Db,
  cardPaymentId: string,
  change: Partial<Omit<CardPaymentRow, 'card_payment_id'>>,
): Promise<void> {
  await db.updateTable('card_payments').set(change).where('card_payment_id', '=', cardPaymentId).execute();
}

/** Sorted by order, so that two payments that lock the same orders never deadlock. */
export async function listItems(db: Db, cardPaymentId: string): Promise<CardPaymentItemRow[]> {
  return await db
    .selectFrom('card_payment_items')
    .selectAll()
    .where('card_payment_id', '=', cardPaymentId)
    .orderBy('order_id')
    .execute();
}

/** Payments of a company that can still be made, oldest first. */
export async function listPending(db: Db, companyId: string): Promise<CardPaymentRow[]> {
  return await db
    .selectFrom('card_payments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sts', '=', 'pending')
    .orderBy('began_at')
    .execute();
}

/** Pending payments of all companies, begun before a moment. */
export async function listPendingSince(db: Db, before: number, most: number): Promise<CardPaymentRow[]> {
  return await db
    .selectFrom('card_payments')
    .selectAll()
    .where('sts', '=', 'pending')
    .where('began_at', '<=', before)
    .orderBy('began_at')
    .limit(most)
    .execute();
}

/** Pence reserved by begun payments, by order. */
export async function pendingSums(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('card_payment_items as item')
    .innerJoin('card_payments as payment', 'payment.card_payment_id', 'item.card_payment_id')
    .select((row) => ['item.order_id', row.fn.sum<number | string>('item.amount_pence').as('pence')])
    .where('payment.sts', '=', 'pending')
    .where('item.order_id', 'in', orderIds)
    .groupBy('item.order_id')
    .execute();
  return new Map(rows.map(({ order_id, pence }) => [order_id, Number(pence)]));
}

export type PayableOrder = OrderRow & Partial<{ [K in 'invoice_no' | 'due_day']: InvoiceRow[K] | null }>;

const withInvoice = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.order_id')
    .selectAll('orders')
    .select(['invoices.invoice_no', 'invoices.due_day']);

/** Orders of a company that are not paid in full, with their invoices. */
export async function listUnpaid(db: Db, companyId: string): Promise<PayableOrder[]> {
  return await withInvoice(db)
    .where('orders.company_id', '=', companyId)
    .where('orders.sts', '<>', 'cancelled')
    .where(sql<boolean>`orders.paid_pence + orders.credited_pence < orders.total_pence`)
    .execute();
}

/** An order of a company by its own id or by the number of its invoice. */
export async function findPayable(
  db: Db,
  companyId: string,
  kind: 'order' | 'invoice',
  id: string,
): Promise<PayableOrder | undefined> {
  return await withInvoice(db)
    .where('orders.company_id', '=', companyId)
    .where(kind === 'order' ? 'orders.order_id' : 'invoices.invoice_no', '=', id)
    .executeTakeFirst();
}

export async function listOrdersOf(
  db: Db,
  items: readonly Pick<CardPaymentItemRow, 'order_id'>[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ order_id }) => order_id);
  const rows = await db.selectFrom('orders').selectAll().where('order_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Removes payments that never reached the provider. */
export async function removeBegun(db: Db, before: number): Promise<void> {
  const old = db
    .selectFrom('card_payments')
    .select('card_payment_id')
    .where('sts', '=', 'begun')
    .where('began_at', '<', before);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('card_payment_items').where('card_payment_id', 'in', old).execute();
    await trx.deleteFrom('card_payments').where('sts', '=', 'begun').where('began_at', '<', before).execute();
  });
}

export async function payOtherwise(
  db: Db,
  orderId: string,
  payment: OrderRow['payment'],
  transferReference: string,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment, transfer_reference: transferReference, card_pence: 0 })
    .where('order_id', '=', orderId)
    .execute();
}

/** A person's payments by card, oldest first. */
export async function listCardPaymentsOf(db: Db, userId: string): Promise<CardPaymentRow[]> {
  return await db
    .selectFrom('card_payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('began_at')
    .orderBy('card_payment_id')
    .execute();
}
