import { useState } from 'react';
import {
  type PaidItem,
  payFromCredit,
  type ToPay,
  type ToPayItem,
  useToPayCall,
} from '../../features/payments/payments.api.ts';
import { usePayByCard } from '../../features/payments/use-pay-by-card.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useWrite, type Write } from '../../lib/use-write.ts';
import { useCustomer } from '../../state/session.ts';
import { sharedCredit } from './shared-credit.ts';
import { firstAmount, payable, type Ticked, type TickedSum, tickedSum } from './ticked-sums.ts';

export interface PaymentsModel {
  readonly reading: Reading<ToPay>;
  readonly ticked: Ticked;
  readonly sum: TickedSum;
  readonly tick: (item: ToPayItem, isTicked: boolean) => void;
  readonly type: (item: ToPayItem, typed: string) => void;
  readonly tickAll: (isTicked: boolean) => void;
  readonly isAllTicked: boolean;
  readonly card: Write<[items: readonly PaidItem[]]>;
  /** how much of each ticked item the company's credit can pay; empty without credit */
  readonly fromCredit: readonly PaidItem[];
  readonly credit: Write<[items: readonly PaidItem[]], boolean>;
}

function creditShares({ items, isWrong }: TickedSum, toPay: ToPay | undefined): readonly PaidItem[] {
  if (isWrong || toPay?.forOrdersPence === undefined) return [];
  return sharedCredit(items, { creditPence: toPay.creditPence, forOrdersPence: toPay.forOrdersPence });
}

/** What is to be paid, and how much of it is paid now. */
export function usePayments(): PaymentsModel {
  const call = useToPayCall();
  const card = usePayByCard();
  const { userId } = useCustomer().user;
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const items = call.data?.data.items ?? [];
  const open = items.filter((item) => payable(item) > 0);
  const change = (changed: (now: Map<string, string>) => void) =>
    setTicked((before) => {
      const now = new Map(before);
      changed(now);
      return now;
    });
  const credit = useWrite(async (paid: readonly PaidItem[]) => {
    await payFromCredit(userId, paid);
    setTicked(new Map());
    return true;
  });
  const sum = tickedSum(items, ticked);
  return {
    reading: readingOf(call, call.data?.data),
    ticked,
    sum,
    fromCredit: creditShares(sum, call.data?.data),
    credit,
    tick: (item, isTicked) =>
      change((now) => void (isTicked ? now.set(item.id, firstAmount(item)) : now.delete(item.id))),
    type: (item, typed) => change((now) => void now.set(item.id, typed)),
    tickAll: (isTicked) =>
      setTicked(new Map(isTicked ? open.map((item) => [item.id, firstAmount(item)]) : [])),
    isAllTicked: open.length > 0 && open.every(({ id }) => ticked.has(id)),
    card,
  };
}
