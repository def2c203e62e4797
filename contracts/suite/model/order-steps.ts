import { buildOrderInput, buildQuotedOrderInput, buildSite } from '../../../fixtures/builders/build-order.ts';
import { creditTaken } from '../../domain/money/credit.ts';
import { mayDecideOn } from '../../domain/people/company-people.ts';
import { expectThat } from '../judge.ts';
import {
  awaitsCard,
  awaitsTransfer,
  costOfPacks,
  nextOf,
  type Order,
  type OrderPayment,
  type Person,
  type Product,
  type Quotation,
  type ShopModel,
  sumsOf,
} from './shop-model.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { chosen, type Draw, nth, type Step, step, whoAndWhat } from './step.ts';

const BASKET = '/woojiapi/order/qryshoppingcar';
const PLACE = '/woojiapi/order/insertorder';
const DETAIL = '/woojiapi/order/qryorderdetail';
const CANCEL = '/woojiapi/order/cancelorder';
const DECIDE = '/woojiapi/order/decideorder';
const QUOTATION = '/woojiapi/order/qryquotationdetail';
const SITE = buildSite();

/** `account, part by card`: a third of an order on account is paid by card at once. */
export type Paying = OrderPayment | 'account, part by card';

interface Wanted {
  readonly product: Product;
  readonly packs: number;
  readonly price: number;
}

/** How an order is paid, and whether the company's credit allows it. */
function payingOf(model: ShopModel, { company }: Person, paying: Paying, total: number) {
  const part = paying === 'account, part by card' ? Math.floor(total / 3) : 0;
  const payment: OrderPayment = paying === 'account, part by card' ? 'account' : paying;
  const isAllowed = payment !== 'account' || total - part <= model.credit(company).left;
  return { payment, card: payment === 'card' ? total : part, cardPence: part, isAllowed };
}

/** Places an order whose input the checkout has made. @returns undefined where the model says that it is refused */
async function place(
  model: ShopModel,
  shop: ShopUnderTest,
  person: Person,
  input: ReturnType<typeof buildOrderInput>,
  wanted: readonly Wanted[],
  paying: Paying,
  quotation?: Quotation,
): Promise<Order | undefined> {
  const costs = wanted.map(({ product, packs, price }) => costOfPacks(product, packs, price));
  const sums = sumsOf(costs, input.deliveryPence);
  expectThat(input.totalPence === sums.total, `the checkout shows ${input.totalPence}, not ${sums.total}`);
  const { payment, card, cardPence, isAllowed } = payingOf(model, person, paying, sums.total);
  const mayBeQuoted = quotation === undefined || model.stateOf(quotation) === 'accepted';
  const isTaken =
    isAllowed && mayBeQuoted && model.isInStock(wanted.map(({ product, packs }) => [product, packs]));
  const body = { ...input, payment, ...(cardPence > 0 ? { cardPence } : {}) };
  const reply = await shop.act(person, PLACE, body, isTaken ? '0' : '1');
  if (!isTaken) return undefined;
  const { orderId, orderNo, isWaiting } = reply.data as { orderId: string; orderNo: string; isWaiting?: 1 };
  model.takeNumber('order', orderNo);
  const { data } = await shop.look(person, DETAIL, { orderId });
  const lines = wanted.map(({ product, packs, price }, at) => ({
    lineId: data.lines.find(({ productId }) => productId === product.productId)?.lineId ?? '',
    product,
    packs,
    price,
    cost: costs[at] ?? 0,
    delivered: 0,
    credited: { packs: 0, pence: 0 },
  }));
  const { placedAt } = data;
  const order = model.place(
    { orderId, orderNo, by: person, lines, quotation, placedAt, payment, card },
    sums,
  );
  expectThat((isWaiting === 1) === (order.approval === 'waiting'), `${orderNo}: isWaiting is ${isWaiting}`);
  return order;
}

/** Orders a whole basket, or its first line alone. */
export const orderBasket = ({ who }: Draw, isWhole: boolean, paying: Paying): Step =>
  step(
    'order the basket',
    ({ people }) =>
      nth(
        people.filter(({ basket }) => basket.size > 0),
        who,
      ),
    async (person, model, shop) => {
      const what = isWhole ? 'the basket' : 'the first line of the basket';
      shop.begin('order the basket', `${person.name} orders ${what}, by ${paying}`);
      const { data } = await shop.look(person, BASKET);
      const ordered = isWhole ? data : data.slice(0, 1);
      const wanted = ordered.flatMap(({ productId }) =>
        [...person.basket]
          .filter(([product]) => product.productId === productId)
          .map(([product, packs]) => ({ product, packs, price: product.price })),
      );
      const input = buildOrderInput(ordered, model.now, { userId: person.userId, delivery: SITE });
      const order = await place(model, shop, person, input, wanted, paying);
      if (!order) return undefined;
      for (const { product } of wanted) person.basket.delete(product);
      return [order];
    },
  );

/** Orders an accepted quotation, or tries to order any other. */
export const orderQuotation = (draw: Draw, paying: Paying): Step =>
  step(
    'order a quotation',
    (model) =>
      whoAndWhat(
        model,
        draw,
        ({ company }) => model.quotationsOf(company),
        (one) => model.stateOf(one) === 'accepted',
      ),
    async ({ person, what: quotation }, model, shop) => {
      const { quotationId, quotationNo, plots } = quotation;
      shop.begin('order a quotation', `${person.name} orders ${quotationNo}, by ${paying}`);
      const { data } = await shop.look(person, QUOTATION, { quotationId });
      const input = buildQuotedOrderInput([data], model.now, { userId: person.userId, delivery: SITE });
      const wanted = quotation.lines.map((line) => ({ ...line, packs: line.packs * plots }));
      const order = await place(model, shop, person, input, wanted, paying, quotation);
      return order && [order];
    },
  );

const own =
  (model: ShopModel) =>
  ({ company }: Person) =>
    model.ordersOf(company);

export const cancelOrder = (draw: Draw): Step =>
  step(
    'cancel an order',
    (model) => whoAndWhat(model, draw, own(model), (order) => model.mayCancel(order)),
    async ({ person, what: order }, model, shop) => {
      shop.begin('cancel an order', `${person.name} cancels ${order.orderNo}`);
      const isDone = order.sts === 'cancelled' || model.mayCancel(order);
      await shop.act(person, CANCEL, { orderId: order.orderId }, isDone ? '0' : '1');
      if (model.mayCancel(order)) model.cancel(order);
      return [order];
    },
  );

export const decideOrder = (draw: Draw, decision: 'approve' | 'decline'): Step =>
  step(
    'decide on an order',
    (model) => whoAndWhat(model, draw, own(model), ({ approval }) => approval === 'waiting'),
    async ({ person, what: order }, model, shop) => {
      shop.begin('decide on an order', `${person.name} decides on ${order.orderNo}: ${decision}`);
      const { orderId, total, approval, payment } = order;
      const body = { orderId, decision, totalPence: total, reason: 'Too dear' };
      if (!mayDecideOn(person.role, order.by === person)) {
        await shop.act(person, DECIDE, body, '102');
        return [order];
      }
      const { open, balance } = model.credit(person.company);
      const isCovered =
        payment !== 'account' ||
        creditTaken({ openPence: open, creditPence: balance }) <= person.company.limit;
      const isDone = approval === 'waiting' && (decision === 'decline' || isCovered);
      await shop.act(person, DECIDE, body, isDone ? '0' : '1');
      if (isDone && decision === 'decline') model.cancel(order, 'declined');
      if (isDone && decision === 'approve') order.approval = 'approved';
      if (isDone) order.decidedAt = model.now;
      return [order];
    },
  );

const mayMove = (order: Order) =>
  nextOf(order) !== undefined &&
  order.approval !== 'waiting' &&
  !(order.sts === 'confirmed' && (awaitsTransfer(order) || awaitsCard(order)));

/** Our staff move an order along. @param most how many steps at once, as far as it can go */
export const moveOrder = (draw: Draw, most: number): Step =>
  step(
    'move an order along',
    ({ orders }) => chosen(orders, draw, mayMove),
    async (order, model, shop) => {
      if (mayMove(order)) {
        for (let moves = 0; moves < most && mayMove(order); moves += 1) await moveOn(order, model, shop);
        return [order];
      }
      const sts = nextOf(order) ?? 'confirmed';
      shop.begin('move an order along', `the staff move ${order.orderNo}: ${sts}`);
      await shop.staffMayNot(`POST /orders/${order.orderId}`, { sts, note: '' });
      return [order];
    },
  );

async function moveOn(order: Order, model: ShopModel, shop: ShopUnderTest): Promise<void> {
  const sts = nextOf(order) ?? 'confirmed';
  shop.begin('move an order along', `the staff move ${order.orderNo}: ${sts}`);
  const { invoiceNo } = await shop.staff(`POST /orders/${order.orderId}`, { sts, note: '' });
  order.sts = sts;
  if (sts === 'dispatched') {
    model.takeNumber('invoice', invoiceNo);
    order.invoiceNo = invoiceNo;
  }
  if (sts === 'delivered') {
    for (const line of order.lines) line.delivered = line.packs;
    order.arrivedAt = model.now;
  }
}

const isOnItsWay = ({ sts }: Order) => sts === 'dispatched' || sts === 'part-delivered';

/** Some packs of one line arrive, unless nothing would be left to follow. */
export const deliverPart = (draw: Draw, packs: number): Step =>
  step(
    'deliver a part',
    ({ orders }) => chosen(orders, draw, isOnItsWay),
    async (order, model, shop) => {
      const line = nth(order.lines, draw.who);
      if (!line) return undefined;
      const { orderNo, orderId, lines } = order;
      shop.begin('deliver a part', `${packs} packs of ${line.product.productNo} of ${orderNo} arrive`);
      const toFollow = lines.reduce((sum, one) => sum + one.packs - one.delivered, 0) - packs;
      const isTaken =
        isOnItsWay(order) &&
        line.delivered + packs <= line.packs &&
        toFollow > 0 &&
        order.approval !== 'waiting';
      const move = { sts: 'part-delivered', note: '', lines: [{ lineId: line.lineId, number: packs }] };
      const call = `POST /orders/${orderId}` as const;
      if (!isTaken) {
        await shop.staffMayNot(call, move);
        return [order];
      }
      await shop.staff(call, move);
      order.sts = 'part-delivered';
      order.arrivedAt = model.now;
      line.delivered += packs;
      return [order];
    },
  );
