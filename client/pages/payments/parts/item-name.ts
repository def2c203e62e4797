import type { ToPayItem } from '../../../features/payments/payments.api.ts';

/** What is to be paid, by the number that its paper has; '' where it has been paid meanwhile. */
export function nameOf(item: ToPayItem | undefined): string {
  if (!item) return '';
  return item.kind === 'invoice' ? `Invoice ${item.id}` : `Order ${item.orderNo}`;
}
