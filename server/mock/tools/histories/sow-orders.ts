import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dueDay } from '../../../../contracts/domain/money/credit.ts';
import { packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import { orderPlans } from '../../../../fixtures/orders/order-plans.ts';
import type {
  SeedOrder,
  SeedOrderEvent,
  SeedOrderLine,
  SeedReturn,
} from '../../../../fixtures/orders/seed-order.ts';
import { tradeOrders } from '../../../../fixtures/orders/trade-orders.ts';
import { SEED_ADDRESSES } from '../../../../fixtures/people/addresses.ts';
import { TRADE_CUSTOMERS } from '../../../../fixtures/people/people.ts';
import type { SeedPerson } from '../../../../fixtures/people/seed-person.ts';
import type { Site } from '../../company/addresses/site-text.ts';
import { paperNo } from '../../engine/database/paper-numbers.ts';
import type {
  CreditNoteRow,
  Db,
  InvoiceRow,
  OrderLineRow,
  OrderRow,
  PaymentRow,
  ReturnLineRow,
  ReturnRow,
  Tables,
} from '../../engine/database/tables.ts';
import type { Seed } from '../../engine/seeds/seed.ts';
import { billingPlace } from '../../trade/order/billing-place.ts';
import { orderLineRow, orderRow } from '../../trade/order/order-rows.ts';

/**
 * The orders, invoices and payments of the seeded people in the last 18 months. They are not added to a shop that has orders
 * already, as its order numbers have begun.
 */
export const sowOrders: Seed = {
  name: 'orders',
  content: orderPlans,
  async sow(db, now) {
    const ordered = await db.selectFrom('orders').select('order_id').limit(1).executeTakeFirst();
    if (ordered) return;
    const orders = tradeOrders(now);
    const invoices = orders.flatMap(invoiced).sort((a, b) => a.at - b.at);
    const rows = orders.map(rowOf);
    await fill(db, 'orders', rows);
    await fill(db, 'order_lines', orders.flatMap(lineRows));
    await fill(
      db,
      'order_events',
      orders.flatMap(({ orderId, events, lines, returns }) =>
        [...events, ...returns.map((back) => returnedEvent(back, lines))].map(({ sts, at, note }, step) => ({
          event_id: `${orderId}-${step}`,
          order_id: orderId,
          sts,
          at,
          note,
        })),
      ),
    );
    await fill(
      db,
      'invoices',
      invoices.map(({ order, at }, index) => invoiceRow(order, at, index + 1)),
    );
    await fill(db, 'payments', orders.flatMap(paymentRows));
    const returns = orders.flatMap((order) => order.returns.map((back) => ({ order, back })));
    await fill(db, 'returns', returns.map(returnRow));
    await fill(db, 'return_lines', returns.flatMap(returnLineRows));
    await fill(db, 'credit_notes', returns.map(creditRow));
    await fill(db, 'paper_numbers', [
      { series: 'order', last: orders.length },
      { series: 'invoice', last: invoices.length },
      { series: 'return', last: returns.length },
      { series: 'credit', last: returns.length },
    ]);
  },
};

/** Rows of one statement, well within the limits of both engines. */
const AT_ONCE = 50;

async function fill<T extends keyof Tables>(db: Db, table: T, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + AT_ONCE) as never)
      .execute();
  }
}

const PEOPLE = new Map(TRADE_CUSTOMERS.map((person) => [person.userId, person]));

function personOf({ userId }: SeedOrder): SeedPerson {
  const person = PEOPLE.get(userId);
  if (!person) throw new Error(`${userId} is no seeded customer`);
  return person;
}

function rowOf(order: SeedOrder): OrderRow {
  const person = personOf(order);
  const { company } = person;
  const billing = billingPlace({
    company_name: company.companyName,
    company_addr: company.companyAddr,
    post_code: company.postCode,
  });
  const contactName = `${person.firstName} ${person.lastName}`;
  const site: Site = SEED_ADDRESSES.find(({ companyId }) => companyId === company.companyId)?.site ?? {
    ...billing,
    siteContact: contactName,
    sitePhone: company.companyPhone,
    unloading: 'tail lift',
    largestVehicle: 'any',
    levelGround: 1,
    bookingNeeded: 0,
    floorAndLift: '',
  };
  const form = {
    contactName,
    contactPhone: company.companyPhone,
    delivery: { ...site, siteContact: contactName },
    billing,
    poNumber: order.poNumber,
    jobReference: order.jobReference,
    notes: '',
    projectInfo: order.projectId ?? '',
  };
  const whose = {
    order_id: order.orderId,
    order_no: order.orderNo,
    company_id: company.companyId,
    user_id: order.userId,
    payment: order.payment,
    card_pence: 0,
    requested_day: order.requestedDay,
    placed_at: order.placedAt,
  };
  return {
    ...orderRow(form, order.lines.map(agreed), order.load, order.sums, whose),
    sts: order.events.at(-1)?.sts ?? 'received',
    paid_pence: order.payments.reduce((pence, { amountPence }) => pence + amountPence, 0),
    credited_pence: order.returns.reduce((pence, { sums }) => pence + sums.total, 0),
  };
}

const agreed = (line: SeedOrderLine) => ({
  product: line,
  isSample: false,
  mainImg: line.mainImg,
  note: '',
  number: line.number,
  amount: line.amount,
  packSize: line.packSize,
  packWeight: line.packWeight,
  unit: line.productUnit,
  pricePence: line.pricePence,
  costPence: line.linePence,
});

const lineRows = ({ orderId, lines, events }: SeedOrder): OrderLineRow[] =>
  lines.map((line, position) => ({
    ...orderLineRow(orderId, agreed(line), position),
    line_id: `${orderId}-${position}`,
    delivered: events.at(-1)?.sts === 'delivered' ? line.number : 0,
  }));

/** An order is invoiced when it leaves. */
function invoiced(order: SeedOrder): { readonly order: SeedOrder; readonly at: number }[] {
  return order.events.filter(({ sts }) => sts === 'dispatched').map(({ at }) => ({ order, at }));
}

function invoiceRow(order: SeedOrder, at: number, running: number): InvoiceRow {
  const taxPoint = londonTime(at).day;
  return {
    invoice_no: paperNo('AI', running),
    order_id: order.orderId,
    company_id: personOf(order).company.companyId,
    tax_point: taxPoint,
    due_day: order.payment === 'account' ? dueDay(taxPoint) : taxPoint,
    total_pence: order.sums.total,
  };
}

const paymentRows = (order: SeedOrder): PaymentRow[] =>
  order.payments.map(({ amountPence, at }, index) => ({
    payment_id: `${order.orderId}-paid-${index}`,
    order_id: order.orderId,
    company_id: personOf(order).company.companyId,
    amount_pence: amountPence,
    source: '',
    received_day: londonTime(at).day,
    created_at: at,
  }));

interface Returned {
  readonly order: SeedOrder;
  readonly back: SeedReturn;
}

/** The event in the order's timeline for returned packs. */
function returnedEvent(back: SeedReturn, lines: SeedOrder['lines']): SeedOrderEvent {
  const note = back.lines
    .flatMap(({ position, number }) => {
      const line = lines[position];
      return line ? `${packsText(number, line)} of ${line.productName}` : [];
    })
    .join(', ');
  return { sts: 'returned', at: back.receivedAt, note };
}

const returnRow = ({ order, back }: Returned): ReturnRow => ({
  return_id: back.returnId,
  return_no: back.returnNo,
  order_id: order.orderId,
  company_id: personOf(order).company.companyId,
  user_id: order.userId,
  kind: 'return',
  sts: 'received',
  reason: back.reason,
  answer: back.answer,
  is_charged: back.isCharged ? 1 : 0,
  requested_at: back.requestedAt,
  decided_at: back.decidedAt,
  received_at: back.receivedAt,
});

const returnLineRows = ({ order, back }: Returned): ReturnLineRow[] =>
  back.lines.map(({ position, number, netPence }) => ({
    return_id: back.returnId,
    line_id: `${order.orderId}-${position}`,
    number,
    net_pence: netPence,
  }));

const creditRow = ({ order, back: { creditNo, returnId, receivedAt, sums } }: Returned): CreditNoteRow => ({
  credit_no: creditNo,
  return_id: returnId,
  order_id: order.orderId,
  company_id: personOf(order).company.companyId,
  tax_point: londonTime(receivedAt).day,
  goods_pence: sums.goods,
  voucher_pence: sums.voucher,
  restocking_pence: sums.restocking,
  vat_pence: sums.vat,
  total_pence: sums.total,
});
