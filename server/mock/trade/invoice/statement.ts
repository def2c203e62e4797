import { type Ageing, ageingOf } from '../../../../contracts/domain/paper/ageing.ts';
import { balanceOf } from '../../../../contracts/domain/paper/credit-note.ts';

/** An invoice in a company's ledger. Days are the milliseconds of their midnight in UTC, money is whole pence. */
export interface LedgerInvoice {
  readonly invoiceNo: string;
  readonly orderId: string;
  readonly reference: string;
  readonly taxPoint: number;
  readonly dueDay: number;
  readonly totalPence: number;
}

/** Money received for an order, which may not be invoiced yet; negative for money that we have transferred back. */
export interface LedgerPayment {
  readonly orderId: string;
  readonly orderNo: string;
  readonly amountPence: number;
  readonly receivedDay: number;
  /** credit moved from one order to another; an entry for each, the first negative */
  readonly isCredit?: boolean;
  /** when the order was cancelled, so that it will never be invoiced */
  readonly cancelledDay?: number;
}

/** A credit note for goods of an invoiced order. */
export interface LedgerCredit {
  readonly creditNo: string;
  readonly orderId: string;
  readonly reference: string;
  readonly taxPoint: number;
  readonly totalPence: number;
}

export interface Ledger {
  readonly invoices: readonly LedgerInvoice[];
  readonly payments: readonly LedgerPayment[];
  readonly credits: readonly LedgerCredit[];
}

export interface StatementEntry {
  readonly day: number;
  readonly text: string;
  readonly reference: string;
  readonly chargePence: number;
  readonly paymentPence: number;
  /** after this entry; negative if we owe the customer */
  readonly balancePence: number;
}

export interface StatementSums {
  readonly broughtForwardPence: number;
  readonly entries: readonly StatementEntry[];
  readonly balancePence: number;
  /** what was paid for orders that are not invoiced yet */
  readonly advancePence: number;
  /** paid and credited beyond invoices' totals, or for cancelled orders; the balance is the bands less this and `advancePence` */
  readonly creditPence: number;
  readonly ageing: Ageing;
}

/**
 * A company's statement over some days: brought forward, documents and payments, and what is open on the last day by age
 * (docs/product.md, "Papers").
 * @param from the first day, @param until the last day
 */
export function statementOf(
  { invoices, payments, credits }: Ledger,
  from: number,
  until: number,
): StatementSums {
  const known = invoices.filter(({ taxPoint }) => taxPoint <= until);
  const received = payments.filter(({ receivedDay }) => receivedDay <= until);
  const credited = credits.filter(({ taxPoint }) => taxPoint <= until);
  const numbers = new Map(invoices.map(({ orderId, invoiceNo }) => [orderId, invoiceNo]));
  const moves = [
    ...known.map(({ invoiceNo, reference, taxPoint, totalPence }) => ({
      day: taxPoint,
      text: `Invoice ${invoiceNo}`,
      reference,
      chargePence: totalPence,
      paymentPence: 0,
      rank: 0,
    })),
    ...credited.map(({ creditNo, reference, taxPoint, totalPence }) => ({
      day: taxPoint,
      text: `Credit note ${creditNo}`,
      reference,
      chargePence: 0,
      paymentPence: totalPence,
      rank: 1,
    })),
    ...received.map(({ orderId, orderNo, receivedDay, amountPence, isCredit = false }) => ({
      day: receivedDay,
      text: `${wordOf(amountPence, isCredit)}, ${numbers.get(orderId) ?? orderNo}`,
      reference: '',
      chargePence: Math.max(0, -amountPence),
      paymentPence: Math.max(0, amountPence),
      rank: 2,
    })),
  ]
    // within a day documents come first; each kind keeps its order
    .sort((a, b) => a.day - b.day || a.rank - b.rank);
  let balancePence = 0;
  const all = moves.map(({ rank, ...move }) => {
    balancePence += move.chargePence - move.paymentPence;
    return { ...move, balancePence };
  });
  const before = all.filter(({ day }) => day < from);
  const paid = sumByOrder(received.map(({ orderId, amountPence }) => [orderId, amountPence]));
  const given = sumByOrder(credited.map(({ orderId, totalPence }) => [orderId, totalPence]));
  const invoiced = new Set(known.map(({ orderId }) => orderId));
  const balances = known.map(({ orderId, dueDay, totalPence }) => ({
    dueDay,
    ...balanceOf({
      totalPence,
      paidPence: paid.get(orderId) ?? 0,
      creditedPence: given.get(orderId) ?? 0,
    }),
  }));
  const early = received.filter(({ orderId }) => !invoiced.has(orderId));
  // a past month is shown as of its last day
  const paidFor = (isCancelled: boolean) =>
    early
      .filter(({ cancelledDay = Infinity }) => cancelledDay <= until === isCancelled)
      .reduce((sum, { amountPence }) => sum + amountPence, 0);
  return {
    broughtForwardPence: before.at(-1)?.balancePence ?? 0,
    entries: all.slice(before.length),
    balancePence,
    advancePence: paidFor(false),
    creditPence: balances.reduce((sum, { surplusPence }) => sum + surplusPence, paidFor(true)),
    ageing: ageingOf(balances, until),
  };
}

function wordOf(amountPence: number, isCredit: boolean): string {
  if (isCredit) return amountPence < 0 ? 'Credit used' : 'Paid from credit';
  return amountPence < 0 ? 'Refund' : 'Payment';
}

function sumByOrder(amounts: readonly (readonly [orderId: string, pence: number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [orderId, pence] of amounts) sums.set(orderId, (sums.get(orderId) ?? 0) + pence);
  return sums;
}
