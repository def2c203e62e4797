import type { CardPaymentEntry } from '../../../../contracts/api/mock-console.ts';
import type { CardSessionRow, Db } from '../../engine/database/tables.ts';

const MOST = 100;

/** The last payments of all customers, newest first. @param sessions the provider's */
export async function listCardPayments(
  db: Db,
  sessions: readonly CardSessionRow[],
): Promise<CardPaymentEntry[]> {
  const rows = await db
    .selectFrom('card_payments as payment')
    .innerJoin('companies', 'companies.company_id', 'payment.company_id')
    .selectAll('payment')
    .select('companies.company_name')
    .orderBy('payment.began_at', 'desc')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ card_payment_id }) => card_payment_id);
  const items = await db
    .selectFrom('card_payment_items as item')
    .innerJoin('orders', 'orders.order_id', 'item.order_id')
    .select(['item.card_payment_id', 'item.invoice_no', 'orders.order_no'])
    .where('item.card_payment_id', 'in', ids)
    .orderBy('item.position')
    .execute();
  const byReference = new Map(sessions.map((session) => [session.reference, session]));
  return rows.map((row) => {
    const session = byReference.get(row.card_payment_id);
    return {
      cardPaymentId: row.card_payment_id,
      sessionId: session?.session_id ?? '',
      companyName: row.company_name,
      what: items
        .filter((item) => item.card_payment_id === row.card_payment_id)
        .map(({ invoice_no, order_no }) => invoice_no || order_no),
      amountPence: row.amount_pence,
      beganAt: row.began_at,
      shop: row.sts,
      paidAfter: row.paid_after,
      provider: session?.state ?? '',
      last4: session?.last4 ?? '',
      refundPence: row.refund_pence,
    };
  });
}
