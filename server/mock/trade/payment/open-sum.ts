import type { InvoiceRow, OrderRow } from '../../engine/database/tables.ts';
import { standingOf } from '../invoice/issue-invoice.ts';

/**
 * Pence of an order that a customer can pay now: all that is open if it is invoiced, or must be paid before it leaves; for an
 * order on account that hasn't left, the part to be paid by card.
 */
export function openSum(order: OrderRow, invoice: Pick<InvoiceRow, 'invoice_no'> | undefined): number {
  // it can only be paid once it is approved
  if (order.approval === 'waiting') return 0;
  const { duePence } = standingOf(order);
  if (invoice || order.payment === 'transfer' || order.payment === 'card') return duePence;
  return Math.min(duePence, Math.max(0, order.card_pence - order.paid_pence));
}
