/** What a payment is for, as the calls name it: an `order` is paid before it leaves, an `invoice` afterwards. Whole pence. */
interface Paid {
  readonly kind: 'order' | 'invoice';
  readonly id: string;
  readonly amountPence: number;
}

/**
 * Distributes a company's credit over what is to be paid, in the order given.
 * @param creditPence all of the credit
 * @param forOrdersPence the part of it that can pay for orders
 * @returns how much of each is paid from the credit; items that get nothing are left out
 */
export function sharedCredit(
  items: readonly Paid[],
  { creditPence, forOrdersPence }: { readonly creditPence: number; readonly forOrdersPence: number },
): Paid[] {
  let left = creditPence;
  let leftForOrders = forOrdersPence;
  return items.flatMap(({ kind, id, amountPence }) => {
    const most = kind === 'order' ? Math.min(left, leftForOrders) : left;
    const share = Math.min(amountPence, most);
    left -= share;
    if (kind === 'order') leftForOrders -= share;
    return share > 0 ? [{ kind, id, amountPence: share }] : [];
  });
}
