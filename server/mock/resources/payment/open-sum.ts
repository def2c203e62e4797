import type { InvoiceRow, OrderRow } from '../../database/tables.ts';

/**
 * Pence of an order that a customer can pay now: all that is open once it is invoiced or if it is paid before it leaves; of
 * an order on account that has not left, what was to be paid by card.
 */
export function openSum(
  { sts, payment, total_pence, paid_pence, card_pence }: OrderRow,
  invoice: Pick<InvoiceRow, 'invoice_no'> | undefined,
): number {
  if (sts === 'cancelled') return 0;
  const wanted = invoice || payment === 'transfer' || payment === 'card' ? total_pence : card_pence;
  return Math.max(0, wanted - paid_pence);
}
