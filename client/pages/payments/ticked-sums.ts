import { formatPence } from '../../../contracts/domain/money/money.ts';
import { penceOfText } from '../../../contracts/domain/number/figure-text.ts';
import type { PaidItem, ToPayItem } from '../../features/payments/payments.api.ts';

/** The amount as typed for each ticked item, by its id. */
export type Ticked = ReadonlyMap<string, string>;

/** An item's name with its paper's number; '' if it has been paid meanwhile. */
export function nameOf(item: ToPayItem | undefined): string {
  if (!item) return '';
  return item.kind === 'invoice' ? `Invoice ${item.id}` : `Order ${item.orderNo}`;
}

/** What can still be paid of an item. */
export const payable = ({ openPence, pendingPence }: ToPayItem) => openPence - pendingPence;

/** The amount that a field begins with: all that can be paid, as `1,234.50`. */
export const firstAmount = (item: ToPayItem) => formatPence(payable(item)).slice('£'.length);

/** What is wrong with an amount; '' if nothing. */
export function amountError(item: ToPayItem, typed: string): string {
  const pence = penceOfText(typed);
  if (pence === undefined) return 'Enter an amount such as 250.00.';
  return pence > payable(item) ? `At most ${formatPence(payable(item))}.` : '';
}

export interface TickedSum {
  readonly items: readonly PaidItem[];
  readonly pence: number;
  /** an amount is wrong */
  readonly isWrong: boolean;
}

/** How much is paid of each item. Items that have been paid meanwhile are left out. */
export function tickedSum(all: readonly ToPayItem[], ticked: Ticked): TickedSum {
  const chosen = all.filter((item) => ticked.has(item.id) && payable(item) > 0);
  const typed = (item: ToPayItem) => ticked.get(item.id) ?? '';
  const isWrong = chosen.some((item) => amountError(item, typed(item)) !== '');
  const items = chosen.map((item) => ({
    kind: item.kind,
    id: item.id,
    amountPence: penceOfText(typed(item)) ?? 0,
  }));
  return { items, isWrong, pence: items.reduce((sum, { amountPence }) => sum + amountPence, 0) };
}
