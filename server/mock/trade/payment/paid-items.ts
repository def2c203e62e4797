import type { InputOf } from '../../../../contracts/api/calls.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { Db, InvoiceRow, OrderRow } from '../../engine/database/tables.ts';
import { standingOf } from '../invoice/issue-invoice.ts';
import { findPayable, type PayableOrder, pendingSums } from './repository.ts';

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

type PaidItem = InputOf<'/woojiapi/order/insertcreditpayment'>['items'][number];

/**
 * The orders that a company pays for, each once.
 * @throws CallFailure 102 for another company's items, "1" for more than is open
 */
export async function readPaid(
  db: Db,
  companyId: string,
  items: readonly PaidItem[],
): Promise<(PaidItem & { readonly order: PayableOrder })[]> {
  const paid: (PaidItem & { readonly order: PayableOrder })[] = [];
  for (const [position, item] of items.entries()) {
    const order = await findPayable(db, companyId, item.kind, item.id);
    if (!order) throw new CallFailure('102');
    if (paid.some((other) => other.order.order_id === order.order_id))
      refuseField(`items[${position}].id`, 'Each order can be paid once at a time.');
    await checkOpen(db, order, item.amountPence, `items[${position}].amountPence`);
    paid.push({ ...item, order });
  }
  return paid;
}

/** @throws CallFailure "1" when less is open, or another payment has reserved it */
export async function checkOpen(
  db: Db,
  order: PayableOrder,
  amountPence: number,
  field: string,
): Promise<void> {
  const { invoice_no, order_no, order_id } = order;
  const open = openSum(order, typeof invoice_no === 'string' ? { invoice_no } : undefined);
  const what = invoice_no ? `invoice ${invoice_no}` : `order ${order_no}`;
  if (order.approval === 'waiting')
    refuseField(field, `Order ${order_no} waits for approval. It can be paid once it is approved.`);
  if (open === 0) refuseField(field, `There is nothing left to pay of ${what}.`);
  if (amountPence > open) refuseField(field, `Only ${formatPence(open)} of ${what} is open.`);
  const held = (await pendingSums(db, [order_id])).get(order_id) ?? 0;
  if (amountPence > open - held)
    refuseField(
      field,
      `A card payment of ${formatPence(held)} for ${what} has begun. Please finish it or cancel it first.`,
    );
}
