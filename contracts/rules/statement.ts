import { type Ageing, ageingOf } from './ageing.ts';

/** An invoice in a company's ledger. Days are the milliseconds of their midnight in UTC, money is whole pence. */
export interface LedgerInvoice {
  readonly invoiceNo: string;
  readonly orderId: string;
  readonly reference: string;
  readonly taxPoint: number;
  readonly dueDay: number;
  readonly totalPence: number;
}

/** Money that has arrived for an order, which may not be invoiced yet. */
export interface LedgerPayment {
  readonly orderId: string;
  readonly orderNo: string;
  readonly amountPence: number;
  readonly receivedDay: number;
}

export interface Ledger {
  readonly invoices: readonly LedgerInvoice[];
  readonly payments: readonly LedgerPayment[];
}

export interface StatementEntry {
  readonly day: number;
  readonly text: string;
  readonly reference: string;
  readonly chargePence: number;
  readonly paymentPence: number;
  /** after this entry; below 0 what we owe the customer */
  readonly balancePence: number;
}

export interface StatementSums {
  readonly broughtForwardPence: number;
  readonly entries: readonly StatementEntry[];
  readonly balancePence: number;
  /** what each order was paid before it was invoiced: the bands less this are the balance */
  readonly advancePence: number;
  readonly ageing: Ageing;
}

/**
 * A company's statement over some days: brought forward, documents and payments, and what is open on the last day by age
 * (docs/product.md, "Papers").
 * @param from the first day, @param until the last day
 */
export function statementOf({ invoices, payments }: Ledger, from: number, until: number): StatementSums {
  const known = invoices.filter(({ taxPoint }) => taxPoint <= until);
  const received = payments.filter(({ receivedDay }) => receivedDay <= until);
  const numbers = new Map(invoices.map(({ orderId, invoiceNo }) => [orderId, invoiceNo]));
  const moves = [
    ...known.map(({ invoiceNo, reference, taxPoint, totalPence }) => ({
      day: taxPoint,
      text: `Invoice ${invoiceNo}`,
      reference,
      chargePence: totalPence,
      paymentPence: 0,
    })),
    ...received.map(({ orderId, orderNo, receivedDay, amountPence }) => ({
      day: receivedDay,
      text: `Payment, ${numbers.get(orderId) ?? orderNo}`,
      reference: '',
      chargePence: 0,
      paymentPence: amountPence,
    })),
  ]
    // of one day the documents first; each kind in the order in which it came
    .sort((a, b) => a.day - b.day || Number(a.chargePence === 0) - Number(b.chargePence === 0));
  let balancePence = 0;
  const all = moves.map((move) => {
    balancePence += move.chargePence - move.paymentPence;
    return { ...move, balancePence };
  });
  const before = all.filter(({ day }) => day < from);
  const paid = new Map<string, number>();
  for (const { orderId, amountPence } of received) paid.set(orderId, (paid.get(orderId) ?? 0) + amountPence);
  const invoiced = new Set(known.map(({ orderId }) => orderId));
  return {
    broughtForwardPence: before.at(-1)?.balancePence ?? 0,
    entries: all.slice(before.length),
    balancePence,
    advancePence: received
      .filter(({ orderId }) => !invoiced.has(orderId))
      .reduce((sum, { amountPence }) => sum + amountPence, 0),
    ageing: ageingOf(
      known.map(({ orderId, dueDay, totalPence }) => ({
        dueDay,
        duePence: totalPence - (paid.get(orderId) ?? 0),
      })),
      until,
    ),
  };
}
