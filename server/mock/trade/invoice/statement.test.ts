import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOf } from '../../../../contracts/domain/paper/ageing.ts';
import { type Ledger, statementOf } from './statement.ts';

const DAY = 86_400_000;
const day = (month: number, date: number) => Date.UTC(2026, month - 1, date);
const total = (pence: readonly number[]) => pence.reduce((sum, each) => sum + each, 0);

const invoice = (no: number, taxPoint: number, totalPence: number) => ({
  invoiceNo: `AI-${no}`,
  orderId: `o-${no}`,
  reference: `PO-${no}`,
  taxPoint,
  dueDay: taxPoint + 40 * DAY,
  totalPence,
});
const payment = (no: number, receivedDay: number, amountPence: number) => ({
  orderId: `o-${no}`,
  orderNo: `AO-${no}`,
  amountPence,
  receivedDay,
});
const credit = (no: number, taxPoint: number, totalPence: number) => ({
  creditNo: `AC-${no}`,
  orderId: `o-${no}`,
  reference: `PO-${no}`,
  taxPoint,
  totalPence,
});

describe('a statement', () => {
  it('shows a month: brought forward, its documents and payments, and the balance after each', () => {
    const ledger = {
      invoices: [invoice(1, day(9, 10), 10_000), invoice(2, day(10, 5), 5000), invoice(3, day(11, 2), 700)],
      payments: [payment(1, day(9, 30), 4000), payment(1, day(10, 20), 6000), payment(2, day(11, 1), 1)],
      credits: [],
    };
    const october = statementOf(ledger, day(10, 1), day(10, 31));
    expect(october.broughtForwardPence).toBe(6000);
    expect(october.entries).toEqual([
      {
        day: day(10, 5),
        text: 'Invoice AI-2',
        reference: 'PO-2',
        chargePence: 5000,
        paymentPence: 0,
        balancePence: 11_000,
      },
      {
        day: day(10, 20),
        text: 'Payment, AI-1',
        reference: '',
        chargePence: 0,
        paymentPence: 6000,
        balancePence: 5000,
      },
    ]);
    expect(october.balancePence).toBe(5000);
    expect(october.ageing.currentPence).toBe(5000);
  });

  it('keeps documents of one day in their order, and before the payments of that day', () => {
    const ledger = {
      invoices: [invoice(1, day(10, 5), 300), invoice(2, day(10, 5), 900)],
      payments: [payment(1, day(10, 5), 300), payment(2, day(10, 5), 5)],
      credits: [],
    };
    const { entries } = statementOf(ledger, day(10, 1), day(10, 31));
    expect(entries.map(({ text }) => text)).toEqual([
      'Invoice AI-1',
      'Invoice AI-2',
      'Payment, AI-1',
      'Payment, AI-2',
    ]);
  });

  it('counts what is paid before the invoice as paid in advance, by the number of the order', () => {
    const ledger = { invoices: [], payments: [payment(1, day(10, 20), 6000)], credits: [] };
    const { entries, balancePence, advancePence } = statementOf(ledger, day(10, 1), day(10, 31));
    expect(entries.map(({ text }) => text)).toEqual(['Payment, AO-1']);
    expect([balancePence, advancePence]).toEqual([-6000, 6000]);
  });

  it('deducts a credit note from its invoice; any amount beyond what is open is credited to the account', () => {
    const ledger = {
      invoices: [invoice(1, day(10, 5), 9000), invoice(2, day(10, 6), 500)],
      payments: [payment(1, day(10, 20), 6000), payment(1, day(11, 3), -1000)],
      credits: [credit(1, day(10, 25), 4000)],
    };
    const october = statementOf(ledger, day(10, 1), day(10, 31));
    expect(october.entries.at(-1)).toEqual({
      day: day(10, 25),
      text: 'Credit note AC-1',
      reference: 'PO-1',
      chargePence: 0,
      paymentPence: 4000,
      balancePence: -500,
    });
    expect(openOf(october.ageing).openPence).toBe(500);
    expect(october.creditPence).toBe(1000);
    const november = statementOf(ledger, day(11, 1), day(11, 30));
    expect(november.entries).toMatchObject([{ text: 'Refund, AI-1', chargePence: 1000, balancePence: 500 }]);
    expect(november.creditPence).toBe(0);
  });

  it('shows what was paid for a cancelled order as credit until it has gone back', () => {
    const paid = { ...payment(1, day(10, 20), 6000), cancelledDay: day(10, 28) };
    const back = { ...paid, amountPence: -6000, receivedDay: day(11, 2) };
    const ledger = { invoices: [], payments: [paid, back], credits: [] };
    const october = statementOf(ledger, day(10, 1), day(10, 31));
    expect([october.advancePence, october.creditPence]).toEqual([0, 6000]);
    const november = statementOf(ledger, day(11, 1), day(11, 30));
    expect(november.entries).toMatchObject([{ text: 'Refund, AO-1', chargePence: 6000, balancePence: 0 }]);
    expect([november.balancePence, november.creditPence]).toEqual([0, 0]);
  });

  it('does not change once its month is over, even if orders are cancelled later', () => {
    const ledger = {
      invoices: [],
      payments: [{ ...payment(1, day(10, 20), 6000), cancelledDay: day(11, 2) }],
      credits: [],
    };
    const october = statementOf(ledger, day(10, 1), day(10, 31));
    expect([october.advancePence, october.creditPence]).toEqual([6000, 0]);
    const november = statementOf(ledger, day(11, 1), day(11, 30));
    expect([november.advancePence, november.creditPence]).toEqual([0, 6000]);
  });

  const span = fc.integer({ min: 0, max: 200 });
  const sale = fc.record({
    invoiced: fc.option(span),
    totalPence: fc.integer({ min: 1, max: 1e8 }),
    cancelled: fc.option(span),
    credited: fc.array(fc.record({ at: span, share: fc.integer({ min: 0, max: 40 }) }), { maxLength: 2 }),
    parts: fc.array(fc.record({ at: span, share: fc.integer({ min: 0, max: 33 }) }), { maxLength: 3 }),
  });
  const ledgers = fc.array(sale, { maxLength: 30 }).map(
    (sales): Ledger => ({
      invoices: sales.flatMap(({ invoiced, totalPence }, n) =>
        invoiced === null ? [] : [invoice(n, day(1, 1) + invoiced * DAY, totalPence)],
      ),
      payments: sales.flatMap(({ totalPence, parts, invoiced, cancelled }, n) =>
        parts.map(({ at, share }) => ({
          ...payment(n, day(1, 1) + at * DAY, Math.floor((totalPence * share) / 100)),
          ...(invoiced === null && cancelled !== null ? { cancelledDay: day(1, 1) + cancelled * DAY } : {}),
        })),
      ),
      // goods come back after they were invoiced
      credits: sales.flatMap(({ totalPence, invoiced, credited }, n) =>
        invoiced === null
          ? []
          : credited.map(({ at, share }) =>
              credit(n, day(1, 1) + (invoiced + at) * DAY, Math.floor((totalPence * share) / 100)),
            ),
      ),
    }),
  );

  it('adds up: forward + documents - payments = balance = bands - advance - credit, and months join without a gap', () => {
    fc.assert(
      fc.property(ledgers, span, span, (ledger, start, length) => {
        const from = day(1, 1) + start * DAY;
        const until = from + length * DAY;
        const { broughtForwardPence, entries, balancePence, advancePence, creditPence, ageing } = statementOf(
          ledger,
          from,
          until,
        );
        const moved =
          total(entries.map(({ chargePence }) => chargePence)) -
          total(entries.map(({ paymentPence }) => paymentPence));
        expect(broughtForwardPence + moved).toBe(balancePence);
        // paid before its invoice, an order makes its band smaller, never the balance
        expect(openOf(ageing).openPence - advancePence - creditPence).toBe(balancePence);
        expect(statementOf(ledger, until + DAY, until + 30 * DAY).broughtForwardPence).toBe(balancePence);
      }),
    );
  });
});
