import type { ToPayItem } from '../../../features/payments/payments.api.ts';

/** An item's name with its paper's number; '' if it has been paid meanwhile. */
export function nameOf(item: ToPayItem | undefined): string {
  if (!item) return '';
  return item.kind === 'invoice' ? `Invoice ${item.id}` : `Order ${item.orderNo}`;
}
