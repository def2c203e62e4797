import type { components } from '../../api/generated/woojiapi.ts';
import { approvalEnds, needsApproval } from '../../domain/people/company-people.ts';
import { costOf, totalAmount } from '../../domain/quantity/packs.ts';
import { type KeptState, lastDay, quotationState } from '../../domain/quotation/quotation-state.ts';
import { expectThat } from '../judge.ts';

type Schemas = components['schemas'];
export type OrderPayment = Exclude<Schemas['OrderPayment'], 'none'>;

/** Money is whole pence everywhere, and times are milliseconds since 1970. */
export interface Company {
  readonly name: string;
  /** of its credit account */
  readonly limit: number;
  /** whether our staff have paid credit back, which may leave more on the account than its limit */
  isRefunded: boolean;
}

export interface Person {
  readonly name: string;
  readonly loginName: string;
  readonly userId: string;
  readonly company: Company;
  readonly role: 'owner' | 'buyer';
  /** above which an order waits for approval; null without a limit */
  readonly limit: number | null;
  token: string;
  readonly basket: Map<Product, number>;
}

export interface Product {
  readonly productId: string;
  readonly productNo: string;
  readonly mainImg: string;
  readonly packSize: number;
  readonly packWeight: number;
  readonly price: number;
  /** packs */
  stock: number;
}

export interface OrderLine {
  readonly lineId: string;
  readonly product: Product;
  readonly packs: number;
  readonly price: number;
  readonly cost: number;
  delivered: number;
  credited: { readonly packs: number; readonly pence: number };
}

export interface Return {
  readonly returnId: string;
  readonly returnNo: string;
  readonly order: Order;
  readonly line: OrderLine;
  readonly packs: number;
  sts: Schemas['ReturnState'];
  isCharged: boolean;
  /** '' and 0 until it is credited */
  creditNo: string;
  credit: number;
}

export interface CardPayment {
  readonly cardPaymentId: string;
  readonly order: Order;
  readonly pence: number;
}

export interface Sums {
  readonly goods: number;
  readonly delivery: number;
  readonly vat: number;
  readonly total: number;
}

export interface Order extends Sums {
  readonly orderId: string;
  readonly orderNo: string;
  readonly by: Person;
  readonly lines: readonly OrderLine[];
  readonly placedAt: number;
  readonly approvalEnds: number;
  readonly quotation: Quotation | undefined;
  readonly returns: Return[];
  sts: Schemas['OrderState'];
  approval: '' | Schemas['OrderApproval']['sts'];
  decidedAt: number;
  payment: OrderPayment;
  /** to be paid by card before it is picked */
  card: number;
  paid: number;
  credited: number;
  vatCredited: number;
  /** undefined until something has arrived */
  arrivedAt: number | undefined;
  /** '' until it has left */
  invoiceNo: string;
}

export interface QuotationLine {
  readonly product: Product;
  /** packs for one plot */
  readonly packs: number;
  readonly price: number;
}

export interface Quotation {
  readonly quotationId: string;
  readonly quotationNo: string;
  readonly by: Person;
  sts: KeptState;
  version: number;
  plots: number;
  lines: readonly QuotationLine[];
  validUntil: number;
  order: Order | undefined;
}

const CANCELLABLE: readonly Order['sts'][] = ['received', 'confirmed'];
const CARD_HOURS_MS = 24 * 3_600_000;
const VAT_DIVISOR = 5;
const RESTOCKING_DIVISOR = 5;

/** The state that our staff move an order to next. */
export const NEXT = {
  received: 'confirmed',
  confirmed: 'picking',
  picking: 'dispatched',
  dispatched: 'delivered',
  'part-delivered': 'delivered',
} as const satisfies Partial<Record<Order['sts'], Order['sts']>>;

export const nextOf = ({ sts }: Order) => (sts in NEXT ? NEXT[sts as keyof typeof NEXT] : undefined);

/** @returns pence of so many packs */
export const costOfPacks = ({ packSize }: Product, packs: number, price: number) =>
  costOf(totalAmount(packs, packSize), price);

/** Worked out here once more, as the contract's words say it: 20 % on the whole, to the nearest penny. */
export function sumsOf(costs: readonly number[], delivery: number): Sums {
  const goods = costs.reduce((sum, cost) => sum + cost, 0);
  const vat = Math.round((goods + delivery) / VAT_DIVISOR);
  return { goods, delivery, vat, total: goods + delivery + vat };
}

const openOf = ({ sts, total, paid, credited }: Order) => (sts === 'cancelled' ? 0 : total) - paid - credited;
export const dueOf = (order: Order) => Math.max(0, openOf(order));
export const surplusOf = (order: Order) => Math.max(0, -openOf(order));

const isToLeave = ({ sts }: Order) => CANCELLABLE.includes(sts);
export const awaitsTransfer = (order: Order) =>
  isToLeave(order) && order.payment === 'transfer' && order.paid < order.total;
export const awaitsCard = (order: Order) =>
  isToLeave(order) && order.approval !== 'waiting' && order.paid < order.card;

/** What a customer can pay of an order now. */
export function payableOf(order: Order): number {
  if (order.approval === 'waiting') return 0;
  if (order.invoiceNo !== '' || order.payment !== 'account') return dueOf(order);
  return Math.min(dueOf(order), Math.max(0, order.card - order.paid));
}

/** Packs of a line that can still be put on a return. */
export const returnableOf = ({ returns }: Order, line: OrderLine) =>
  returns.reduce(
    (left, one) => (one.line === line && one.sts !== 'declined' ? left - one.packs : left),
    line.delivered,
  );

/** What a shop must be like after a sequence of steps. */
export class ShopModel {
  readonly companies: readonly Company[];
  readonly people: readonly Person[];
  readonly products: readonly Product[];
  readonly orders: Order[] = [];
  readonly quotations: Quotation[] = [];
  readonly pending: CardPayment[] = [];
  now: number;
  /** the last number of each series of papers */
  readonly numbers = new Map<string, number>();

  /** steps that can still be made */
  stepsLeft: number;

  constructor(people: readonly Person[], products: readonly Product[], now: number, stepsLeft: number) {
    this.people = people;
    this.companies = [...new Set(people.map(({ company }) => company))];
    this.products = products;
    this.now = now;
    this.stepsLeft = stepsLeft;
  }

  ordersOf(company: Company): Order[] {
    return this.orders.filter(({ by }) => by.company === company);
  }

  quotationsOf(company: Company): Quotation[] {
    return this.quotations.filter(({ by }) => by.company === company);
  }

  get returns(): Return[] {
    return this.orders.flatMap(({ returns }) => returns);
  }

  stateOf(quotation: Quotation) {
    return quotationState(quotation, this.now);
  }

  /** Checks that the number of a paper follows the last one of its series, e.g. `AI-000042`. */
  takeNumber(series: string, paperNo: string): void {
    const number = Number(/\d+$/.exec(paperNo)?.[0]);
    const due = (this.numbers.get(series) ?? 0) + 1;
    expectThat(number === due, `${series} ${paperNo}: its number should end in ${due}`);
    this.numbers.set(series, due);
  }

  credit(company: Company) {
    const orders = this.ordersOf(company);
    const onAccount = orders.filter(({ payment, sts }) => payment === 'account' && sts !== 'cancelled');
    const open = onAccount.reduce(
      (sum, { total, credited, paid, card }) => sum + Math.max(0, total - credited - Math.max(paid, card)),
      0,
    );
    const balance = orders.reduce((sum, order) => sum + surplusOf(order), 0);
    const taken = Math.max(0, open - balance);
    return { open, balance, taken, left: Math.max(0, company.limit - taken) };
  }

  /** The part of a company's credit balance that can pay for what is not on account. */
  creditForOrders(company: Company): number {
    const { open, balance } = this.credit(company);
    return Math.max(0, Math.min(balance, company.limit - open + balance));
  }

  isInStock(lines: Iterable<readonly [Product, number]>): boolean {
    return [...lines].every(([product, packs]) => packs <= product.stock);
  }

  place(
    placed: Pick<
      Order,
      'orderId' | 'orderNo' | 'by' | 'lines' | 'quotation' | 'placedAt' | 'payment' | 'card'
    >,
    sums: Sums,
  ): Order {
    const { by, lines, placedAt, quotation } = placed;
    const waits = needsApproval(by.role, by.limit, sums.total);
    const order: Order = {
      ...placed,
      ...sums,
      returns: [],
      sts: 'received',
      approval: waits ? 'waiting' : '',
      approvalEnds: waits ? approvalEnds(placedAt) : 0,
      decidedAt: 0,
      paid: 0,
      credited: 0,
      vatCredited: 0,
      arrivedAt: undefined,
      invoiceNo: '',
    };
    for (const { product, packs } of lines) product.stock -= packs;
    if (quotation) Object.assign(quotation, { sts: 'ordered', order, version: quotation.version + 1 });
    this.orders.push(order);
    return order;
  }

  mayCancel(order: Order): boolean {
    return isToLeave(order) && this.held(order) === 0;
  }

  /** Its packs go back, and its quotation can be ordered again. */
  cancel(order: Order, approval: Order['approval'] = 'withdrawn'): void {
    order.sts = 'cancelled';
    if (order.approval === 'waiting') order.approval = approval;
    for (const { product, packs } of order.lines) product.stock += packs;
    const { quotation } = order;
    if (quotation?.order === order)
      Object.assign(quotation, { sts: 'accepted', order: undefined, version: quotation.version + 1 });
  }

  /** What begun card payments may still take. */
  held(order: Order): number {
    return this.pending.reduce((sum, payment) => (payment.order === order ? sum + payment.pence : sum), 0);
  }

  /** Confirms an order that has waited for this money. */
  takeMoney(order: Order, pence: number): void {
    const awaits = () => awaitsTransfer(order) || awaitsCard(order);
    const hasWaited = awaits();
    order.paid += pence;
    if (hasWaited && !awaits() && order.sts === 'received') order.sts = 'confirmed';
  }

  /** Uses a company's credit, from the oldest order first. @returns the orders that it came from */
  drawCredit(company: Company, pence: number): Order[] {
    const oldestFirst = this.ordersOf(company)
      .filter((order) => surplusOf(order) > 0)
      .sort((a, b) => a.placedAt - b.placedAt || (a.orderId < b.orderId ? -1 : 1));
    let left = pence;
    return oldestFirst.filter((order) => {
      const part = Math.min(left, surplusOf(order));
      order.paid -= part;
      left -= part;
      return part > 0;
    });
  }

  /** Packs that have arrived back go into the stock, and are credited. */
  receive(back: Return): void {
    const { order, line, packs } = back;
    back.isCharged = back.sts === 'requested' || back.isCharged;
    back.sts = 'received';
    line.product.stock += packs;
    const left = line.cost - line.credited.pence;
    const isRest = line.credited.packs + packs >= line.packs;
    const goods = isRest ? left : Math.min(left, costOfPacks(line.product, packs, line.price));
    line.credited = { packs: line.credited.packs + packs, pence: line.credited.pence + goods };
    const net = goods - (back.isCharged ? Math.round(goods / RESTOCKING_DIVISOR) : 0);
    const vat = Math.min(Math.round(net / VAT_DIVISOR), order.vat - order.vatCredited);
    back.credit = net + vat;
    order.vatCredited += vat;
    order.credited += back.credit;
    if (order.lines.every(({ credited, packs }) => credited.packs === packs)) order.sts = 'returned';
  }

  /** Orders that were not approved or paid by card in time end. @returns those */
  endLate(): Order[] {
    const lapsed = this.orders.filter((one) => one.approval === 'waiting' && one.approvalEnds <= this.now);
    for (const order of lapsed) this.cancel(order, 'lapsed');
    const since = this.now - CARD_HOURS_MS;
    const unpaid = this.orders.filter(
      (one) =>
        awaitsCard(one) &&
        one.paid === 0 &&
        this.held(one) === 0 &&
        Math.max(one.placedAt, one.decidedAt) < since,
    );
    for (const order of unpaid) this.cancel(order);
    return [...lapsed, ...unpaid];
  }

  quote(made: Pick<Quotation, 'quotationId' | 'quotationNo' | 'by' | 'plots' | 'lines'>): Quotation {
    const quotation: Quotation = {
      ...made,
      sts: 'draft',
      version: 1,
      validUntil: lastDay(this.now),
      order: undefined,
    };
    this.quotations.push(quotation);
    return quotation;
  }
}
